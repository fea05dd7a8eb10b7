import { type Command, type CommanderError, Help, type Option } from 'commander';
import { oneLine } from './exit.ts';
import { t } from './words.ts';

const usual = new Help();

/** The help of commander in the language of this run. */
export function speakHelp(command: Command): void {
  const titles = new Map([
    ['Usage:', t('cliHelp.usage')],
    ['Options:', t('cliHelp.optionsTitle')],
    ['Arguments:', t('cliHelp.argumentsTitle')],
    ['Commands:', t('cliHelp.commandsTitle')],
  ]);
  const places = (usage: string) => usage.replace('[options]', t('cliHelp.optionsPlace')).replace('[command]', t('cliHelp.commandPlace'));
  command.helpOption('-h, --help', t('cliHelp.help')).configureHelp({
    styleTitle: (title) => titles.get(title) ?? title,
    commandUsage: (each) => places(usual.commandUsage(each)),
    subcommandTerm: (each) => places(usual.subcommandTerm(each)),
    optionDescription: (option) => [option.description, ...choicesOf(option), ...defaultOf(option)].join(' '),
  });
}

function choicesOf({ argChoices }: Option): readonly string[] {
  return argChoices === undefined ? [] : [t('cliHelp.choices', { values: argChoices.join(', ') })];
}

function defaultOf({ defaultValue }: Option): readonly string[] {
  return defaultValue === undefined ? [] : [t('cliHelp.default', { value: JSON.stringify(defaultValue) })];
}

function whyInvalid(message: string): string {
  const why = message.slice(message.indexOf('invalid. ') + 'invalid. '.length);
  const [, values] = /^Allowed choices are (.+)\.$/.exec(why) ?? [];
  return values === undefined ? why : t('cli.allowed', { values });
}

/** What commander found wrong, in the language of this run: its code says what, its own message the names. */
export function commanderFault({ code, message }: CommanderError): string {
  const [name = '', value = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted ?? '');
  const [, meant] = /\(Did you mean (?:one of )?(.+?)\?\)/.exec(message) ?? [];
  const hint = meant === undefined ? '' : ` ${t('cli.didYouMean', { name: meant })}`;
  switch (code) {
    case 'commander.unknownOption':
      return `${t('cli.unknownOption', { name })}${hint}`;
    case 'commander.unknownCommand':
      return `${t('cli.unknownCommand', { name })}${hint}`;
    case 'commander.missingArgument':
      return t('cli.argumentMissing', { name });
    case 'commander.optionMissingArgument':
      return t('cli.optionValueMissing', { name });
    case 'commander.missingMandatoryOptionValue':
      return t('cli.optionMissing', { name });
    case 'commander.invalidArgument':
      return t('cli.invalidValue', { name, value, why: whyInvalid(message) });
    case 'commander.excessArguments': {
      const [wanted = 0, given = 0] = [...message.matchAll(/\d+/g)].map(Number);
      return t('cli.tooMany', { name, wanted, given });
    }
    default:
      return oneLine(message).replace(/^error: /, '');
  }
}
