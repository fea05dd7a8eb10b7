import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@archipel/text';
import { Command, CommanderError } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { boxCommand } from './commands/box.ts';
import { checkCommand } from './commands/check.ts';
import { duelCommand } from './commands/duel.ts';
import { leagueCommand } from './commands/league.ts';
import { loadCommand } from './commands/load.ts';
import { moveStorageCommand } from './commands/moveStorage.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { reviewCommand } from './commands/review.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { trainCommand } from './commands/train.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { yardstickCommand } from './commands/yardstick.ts';
import { BadInput, EXIT, type Exit, type Finish, printError } from './terminal/exit.ts';
import { commanderFault, speakHelp } from './terminal/help.ts';
import { languageOf, speak, t } from './terminal/words.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

export async function run(given: readonly string[]): Promise<Exit> {
  const { language, wanted, rest: args } = languageOf(given, process.env);
  if (language !== undefined) await speak(language);
  if (wanted !== undefined && language === undefined) {
    printError(t('cli.noLanguage', { language: wanted, languages: LANGUAGES.join(', ') }));
    return EXIT.badInput;
  }
  let exit: Exit = EXIT.fine;
  const finish: Finish = (code) => {
    exit = code;
  };
  const program = new Command('archipel')
    .description(t('cliHelp.about'))
    .version(version, '-V, --version', t('cliHelp.version'))
    .option('--lang <language>', t('cliHelp.lang', { languages: LANGUAGES.join(', ') }))
    .helpCommand(false)
    .showHelpAfterError(false)
    .addHelpText('after', `\n${t('cliHelp.exits')}`);
  for (const command of [
    simCommand,
    duelCommand,
    leagueCommand,
    tuneCommand,
    trainCommand,
    yardstickCommand,
    puzzlesCommand,
    checkCommand,
    boxCommand,
    replayCommand,
    reviewCommand,
    verifyCommand,
    benchCommand,
    loadCommand,
    serveCommand,
    backupCommand,
    restoreCommand,
    moveStorageCommand,
  ])
    program.addCommand(command(finish));
  for (const command of [program, ...program.commands]) {
    speakHelp(command);
    // What is wrong is told below, in the language of this run.
    command.exitOverride().configureOutput({ outputError: () => {} });
  }
  if (args.length === 0) {
    program.outputHelp({ error: true });
    return EXIT.badInput;
  }

  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.fine;
      printError(commanderFault(error));
      return EXIT.badInput;
    }
    if (error instanceof BadInput) {
      printError(error.message);
      return EXIT.badInput;
    }
    const detail = error instanceof Error ? (process.env['ARCHIPEL_DEBUG'] ? error.stack : error.message) : String(error);
    printError(t('cli.internalError', { detail: detail ?? '' }));
    return EXIT.internalError;
  }
}
