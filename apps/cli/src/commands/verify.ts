import { gameById } from '@archipel/games';
import { honestyFaults, importMatch, type MatchFile, positionHash, replay } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { BadInput, EXIT } from '../fault.ts';
import { readText } from '../files.ts';
import { FILE_FAULTS, whyNotPlayed } from '../matchFiles.ts';
import { say, sayJson } from '../print.ts';
import type { Finish } from '../program.ts';

/** One thing that is looked at. `no`: it does not hold; `unknown`: the file does not say enough to tell. */
interface Finding {
  readonly check: 'whole' | 'replays' | 'committed' | 'seeded' | 'noted';
  readonly holds: 'yes' | 'no' | 'unknown';
  readonly detail: string;
}

const finding = (check: Finding['check'], fits: boolean, yes: string, no: string): Finding => ({
  check,
  holds: fits ? 'yes' : 'no',
  detail: fits ? yes : no,
});

export function verifyCommand(finish: Finish): Command {
  return new Command('verify')
    .description('check that a match file is whole, that the game can be played so, and that its shuffle was fixed before the start')
    .argument('<file>', 'a match file, as a server of Archipel gives it when the game is over')
    .option('--hash <hash>', 'the hash that you noted before the start, to compare with the one in the file')
    .option('--json', 'print one JSON object')
    .action((path: string, given: { readonly hash?: string; readonly json?: true }) => {
      const findings = findingsOf(path, given.hash);
      const honest = findings.every(({ holds }) => holds === 'yes');
      if (given.json) sayJson({ file: path, honest, findings });
      else report(findings, honest);
      finish(honest ? EXIT.fine : EXIT.differs);
    });
}

function findingsOf(path: string, noted: string | undefined): readonly Finding[] {
  const read = importMatch(readText(path));
  if (!read.ok && read.fault === 'not-a-match') throw new BadInput(`${path} ${FILE_FAULTS[read.fault]}`);
  // Of a file that was cut off or changed nothing more can be believed.
  if (!read.ok) return [{ check: 'whole', holds: 'no', detail: `the file ${FILE_FAULTS[read.fault]} (line ${read.line})` }];
  const whole: Finding = { check: 'whole', holds: 'yes', detail: 'the file is as it was sealed' };
  return [whole, replayed(read.file), ...shuffled(read.file, noted)];
}

function replayed({ setup, log, position }: MatchFile): Finding {
  const game = gameById(setup.game);
  if (game === undefined) return { check: 'replays', holds: 'unknown', detail: `no such game is known here: ${setup.game}` };
  const played = replay(game, setup, log);
  if (!played.ok) return { check: 'replays', holds: 'no', detail: `the game cannot be played so: ${whyNotPlayed(played)}` };
  const fits = positionHash(played.match) === position;
  return finding(
    'replays',
    fits,
    'every move is legal and leads to the sealed position',
    'the moves lead to another position than the sealed one',
  );
}

function shuffled({ setup, honesty }: MatchFile, noted: string | undefined): readonly Finding[] {
  if (honesty === undefined) {
    return [{ check: 'committed', holds: 'unknown', detail: 'the file does not say how its seed was made: it was not played on a server' }];
  }
  const faults = honestyFaults(setup.seed, honesty);
  const { hash } = honesty;
  return [
    finding(
      'committed',
      !faults.includes('hash'),
      `the secret is the one whose hash was shown: ${hash}`,
      `the secret is not the one of ${hash}`,
    ),
    finding(
      'seeded',
      !faults.includes('seed'),
      "the seed is made of the secret and the seats' words, and nothing else",
      "the seed is not made of the secret and the seats' words",
    ),
    ...(noted === undefined
      ? []
      : [finding('noted', noted.trim().toLowerCase() === hash, 'it is the hash that you noted', 'it is not the hash that you noted')]),
  ];
}

const MARKS = { yes: pc.green('✓'), no: pc.red('✗'), unknown: pc.yellow('?') } as const;

function report(findings: readonly Finding[], honest: boolean): void {
  for (const { holds, detail } of findings) say(`${MARKS[holds]} ${detail}`);
  say(honest ? pc.green('verified') : pc.red('not verified'));
}
