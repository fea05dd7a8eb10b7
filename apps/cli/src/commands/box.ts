import { boxDifferences, isRecord, type Json, type Uncertain, uncertainIn } from '@archipel/kernel';
import { type BoxListing, type BoxSection, loadBox, loadText, placed, placeName, sureLine, type Text } from '@archipel/text';
import { Command } from 'commander';
import pc from 'picocolors';
import { gameNamed, gameNames, optionsFor } from '../input/arguments.ts';
import { BadInput, EXIT, type Finish } from '../terminal/exit.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { locale, t } from '../terminal/words.ts';

interface BoxOptions {
  readonly game: string;
  readonly box?: string;
  readonly json?: true;
}

/** Prints a box: what is in it, which values are not certain, and in what a corrected one differs. */
export function boxCommand(finish: Finish): Command {
  return new Command('box')
    .description(t('cliHelp.box'))
    .requiredOption('--game <game>', t('cliHelp.game', { games: gameNames() }))
    .option('--box <file>', t('cliHelp.boxFile'))
    .option('--json', t('cliHelp.json'))
    .addHelpText('after', `\n${t('cliHelp.example', { command: 'archipel box --game anno1800 --box mine.json' })}`)
    .action(async (given: BoxOptions) => {
      const game = gameNamed(given.game);
      const box = await loadBox(game.id);
      if (box === undefined) throw new BadInput(t('cli.noGame', { game: game.id, games: gameNames() }));
      const options = await optionsFor(game, '{}', given.box);
      const components = isRecord(options) && options['components'] !== undefined ? box.whole(options['components']) : box.builtIn;
      if (given.json) printJson(components);
      else {
        const text = await loadText(locale(), ['box']);
        const listing = (await box.listing(text))(components);
        const uncertain = uncertainIn(box.builtIn);
        for (const section of listing.sections) printSection(text, listing, section, uncertain);
        printDifferences(text, listing, boxDifferences(box.builtIn, components));
      }
      finish(EXIT.fine);
    });
}

function printSection(text: Text, { sections, say }: BoxListing, section: BoxSection, uncertain: readonly Uncertain[]): void {
  const here = uncertain.filter(({ path }) => placed(sections, path).section === section);
  printLine(pc.bold(section.title));
  for (const { path, sure } of here) if (section.paths.includes(path)) printLine(pc.yellow(`  ? ${sureLine(text, sure)}`));
  for (const row of section.rows) {
    const fields = row.fields.map(({ label, value }) => (label === row.name ? say(value) : `${label} ${say(value)}`));
    printLine(`  ${row.name}: ${fields.join('; ')}`);
    for (const { path, sure, or } of here) {
      if (section.paths.includes(path) || placed(sections, path).row !== row) continue;
      const others = or.map((changes) => Object.values(changes).map(say).join('; '));
      printLine(pc.yellow(`    ? ${[sureLine(text, sure), ...others].join(' / ')}`));
    }
  }
  printLine('');
}

function printDifferences(text: Text, { sections, say }: BoxListing, differing: readonly { path: string; was: Json; is: Json }[]): void {
  if (differing.length === 0) return;
  printLine(pc.bold(text.t('box.mineMark')));
  for (const { path, was, is } of differing)
    printLine(`  ${text.t('box.was', { thing: placeName(sections, path), was: say(was), is: say(is) })}`);
}
