import { type AnyRules, hash, type Match, replaying } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { stringify } from 'yaml';
import { BadInput, complain, EXIT } from '../fault.ts';
import { gameNamed, wholeFrom } from '../input.ts';
import { readMatch, whyNotPlayed } from '../matchFiles.ts';
import { counted, say, sayJson } from '../print.ts';
import type { Finish } from '../program.ts';
import { withProgress } from '../progress.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly salvage?: true;
  readonly hashes?: true;
  readonly json?: true;
}

export function replayCommand(finish: Finish): Command {
  return new Command('replay')
    .description('replay a match file and print the position it comes to')
    .argument('<file>', 'a match file, as Archipel saves it')
    .option('--to <n>', 'stop after so many entries of the log', wholeFrom(0))
    .option('--salvage', 'replay what can be read of a file that was cut off or damaged')
    .option('--hashes', 'print the hash of every position, one a line')
    .option('--json', 'print one JSON object')
    .action(async (path: string, given: ReplayOptions) => {
      const file = readMatch(path, given.salvage === true);
      const game = gameNamed(file.setup.game);
      const entries = file.log.length;
      const to = given.to ?? entries;
      if (to > entries) throw new BadInput(`${path} has ${counted(entries, 'entry', 'entries')}; --to ${to} is beyond its end`);

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
      if (!played.ok) throw new BadInput(`${path} cannot be replayed: ${whyNotPlayed(played)}`);

      const name = hash(played.match.state);
      const sealed = file.position === undefined || to < entries ? null : file.position === name;
      if (given.json) sayJson({ ...summary(game, played.match, entries, name, sealed), ...(given.hashes ? { hashes } : {}) });
      else if (given.hashes) {
        for (const each of hashes) say(each);
        if (sealed === false) complain(`the seal of ${path} says another position`);
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
    position: game.scenery.describe(state),
  };
}

function report(game: AnyRules, match: Match<unknown>, entries: number, name: string, sealed: boolean | null): void {
  const { rules, seats, to, round, outcome, position } = summary(game, match, entries, name, sealed);
  const seal = sealed === null ? pc.dim('(no seal to compare with)') : sealed ? pc.green('✓ as sealed') : pc.red('✗ the seal says another');
  say(`${game.id} (rules ${rules}), ${seats} seats, entry ${to} of ${entries}, round ${round}${outcome ? ', over' : ''}`);
  say(`position ${name} ${seal}\n`);
  say(stringify(outcome ? { outcome, position } : { position }, { flowCollectionPadding: false, lineWidth: 120 }).trimEnd());
}
