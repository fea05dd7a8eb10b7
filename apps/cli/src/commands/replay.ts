import { type FileFault, importMatch, type MatchFile, positionHash, positionHashes, replay } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { stringify } from 'yaml';
import { BadInput, EXIT } from '../fault.ts';
import { gameNamed, readText, wholeFrom } from '../input.ts';
import { say, sayJson } from '../print.ts';
import type { Finish } from '../program.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly salvage?: true;
  readonly hashes?: true;
  readonly json?: true;
}

const FAULTS: { readonly [Fault in FileFault['fault']]: string } = {
  'not-a-match': 'is not a match file',
  damaged: 'is damaged',
  truncated: 'was cut off',
  altered: 'was altered: its seal does not fit',
};

export function replayCommand(finish: Finish): Command {
  return new Command('replay')
    .description('replay a match file and print the position it comes to')
    .argument('<file>', 'a match file, as Archipel saves it')
    .option('--to <n>', 'stop after so many entries of the log', wholeFrom(0))
    .option('--salvage', 'replay what can be read of a file that was cut off or damaged')
    .option('--hashes', 'print the hash of every position, one a line')
    .option('--json', 'print one JSON object')
    .action((path: string, given: ReplayOptions) => {
      const file = readMatch(path, given.salvage === true);
      const game = gameNamed(file.setup.game);
      const entries = file.log.length;
      if (given.to !== undefined && given.to > entries)
        throw new BadInput(`${path} has ${entries} entries; --to ${given.to} is beyond its end`);
      const played = replay(game, file.setup, file.log, given.to ?? entries);
      if (!played.ok) {
        throw new BadInput(
          'fault' in played
            ? `${path} cannot be replayed: ${played.fault} (${played.detail})`
            : `${path} cannot be replayed: entry ${played.at + 1} is refused by ${played.illegal.rule} (${played.illegal.reasons.map((reason) => reason.code).join(', ')})`,
        );
      }

      if (given.hashes) {
        for (const hash of positionHashes(game, played.match.setup, played.match.log)) say(hash);
        return;
      }
      const { state, log, setup } = played.match;
      const hash = positionHash(played.match);
      const whole = log.length === entries;
      const sealed = file.position === undefined || !whole ? null : file.position === hash;
      const outcome = game.outcome(state);
      const position = game.scenery.describe(state);
      if (given.json)
        sayJson({
          game: setup.game,
          rules: setup.rules,
          seats: setup.seats,
          entries,
          to: log.length,
          hash,
          sealed,
          round: game.round(state),
          outcome,
          position,
        });
      else {
        say(
          `${setup.game} (rules ${setup.rules}), ${setup.seats} seats, entry ${log.length} of ${entries}, round ${game.round(state)}${outcome ? ', over' : ''}`,
        );
        say(
          `position ${hash} ${sealed === null ? pc.dim('(no seal to compare with)') : sealed ? pc.green('✓ as sealed') : pc.red('✗ the seal says another')}\n`,
        );
        say(stringify(outcome ? { outcome, position } : { position }, { flowCollectionPadding: false, lineWidth: 120 }).trimEnd());
      }
      finish(sealed === false ? EXIT.differs : EXIT.fine);
    });
}

function readMatch(path: string, salvage: boolean): Omit<MatchFile, 'position'> & { readonly position?: string } {
  const read = importMatch(readText(path));
  if (read.ok) return read.file;
  if (salvage && read.readable) return read.readable;
  const hint = read.readable ? `; ${read.readable.log.length} entries can be read with --salvage` : '';
  throw new BadInput(`${path} ${FAULTS[read.fault]} (line ${read.line}${hint})`);
}
