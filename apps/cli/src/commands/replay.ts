import { type AnyRules, hash, type Match, replaying } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { stringify } from 'yaml';
import { gameNamed, wholeFrom } from '../input/arguments.ts';
import { readMatch, replayFailure } from '../input/matchFiles.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT, printError } from '../terminal/exit.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';
import { sentencesOf } from './sentences.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly salvage?: true;
  readonly hashes?: true;
  readonly log?: true;
  readonly why?: true;
  readonly json?: true;
}

export function replayCommand(finish: Finish): Command {
  return new Command('replay')
    .description(t('cliHelp.replay'))
    .argument('<file>', t('cliHelp.matchFile'))
    .option('--to <n>', t('cliHelp.to'), wholeFrom(0))
    .option('--salvage', t('cliHelp.salvage'))
    .option('--hashes', t('cliHelp.hashes'))
    .option('--log', t('cliHelp.logInSentences'))
    .option('--why', t('cliHelp.why'))
    .option('--json', t('cliHelp.json'))
    .action(async (path: string, given: ReplayOptions) => {
      const file = readMatch(path, given.salvage === true);
      const game = gameNamed(file.setup.game);
      const entries = file.log.length;
      const to = given.to ?? entries;
      if (to > entries) throw new BadInput(t('cli.beyondEnd', { path, count: entries, to }));

      const hashes: string[] = [];
      const played = await withProgress(path, to, async (bar) => {
        const positions = replaying(game, file.setup, file.log.slice(0, to));
        let next = positions.next();
        for (let done = 0; !next.done; next = positions.next()) {
          if (given.hashes) hashes.push(hash(next.value));
          await bar.update(done++);
        }
        return next.value;
      });
      if (!played.ok) throw new BadInput(t('cli.cannotReplay', { path, reason: replayFailure(played) }));

      const isTold = given.log === true || given.why === true;
      const told = isTold ? await sentencesOf(game, file.setup, file.log.slice(0, to), given.why === true) : [];
      const name = hash(played.match.state);
      const sealed = file.position === undefined || to < entries ? null : file.position === name;
      if (given.json)
        printJson({
          ...summary(game, played.match, entries, name, sealed),
          ...(given.hashes ? { hashes } : {}),
          ...(isTold ? { log: told } : {}),
        });
      else if (given.hashes) {
        for (const each of hashes) printLine(each);
        if (sealed === false) printError(t('cli.otherSeal', { path }));
      } else if (isTold) {
        for (const { position, lines, why = [] } of told) {
          for (const line of lines) printLine(`${pc.dim(String(position).padStart(5))}  ${line}`);
          for (const line of why) printLine(pc.dim(`${' '.repeat(9)}${line}`));
        }
        if (sealed === false) printError(t('cli.otherSeal', { path }));
      } else report(game, played.match, entries, name, sealed);
      finish(sealed === false ? EXIT.differs : EXIT.fine);
    });
}

function summary(game: AnyRules, { state, log, setup }: Match<unknown>, entries: number, name: string, sealed: boolean | null) {
  return {
    game: setup.game,
    rules: setup.rules,
    seats: setup.seats,
    entries,
    to: log.length,
    hash: name,
    sealed,
    round: game.round(state),
    outcome: game.outcome(state),
    position: game.positionFormat.describe(state),
  };
}

function report(game: AnyRules, match: Match<unknown>, entries: number, name: string, sealed: boolean | null): void {
  const { rules, seats, to, round, outcome, position } = summary(game, match, entries, name, sealed);
  const seal = sealed === null ? pc.dim(t('cli.noSeal')) : sealed ? pc.green(t('cli.asSealed')) : pc.red(t('cli.notAsSealed'));
  printLine(t('cli.replayed', { game: game.id, rules, seats, to, entries, round, over: outcome ? 'yes' : 'no' }));
  printLine(`${t('cli.position', { hash: name })} ${seal}\n`);
  printLine(stringify(outcome ? { outcome, position } : { position }, { flowCollectionPadding: false, lineWidth: 120 }).trimEnd());
}
