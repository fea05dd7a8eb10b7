import { gameById } from '@archipel/games';
import { honestyFaults, importMatch, type MatchFile, positionHash, replay } from '@archipel/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { readText } from '../input/files.ts';
import { replayFailure } from '../input/matchFiles.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { printJson, printLine } from '../terminal/print.ts';
import { t } from '../terminal/words.ts';

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
    .description(t('cliHelp.verify'))
    .argument('<file>', t('cliHelp.serverMatchFile'))
    .option('--hash <hash>', t('cliHelp.hash'))
    .option('--json', t('cliHelp.json'))
    .action((path: string, given: { readonly hash?: string; readonly json?: true }) => {
      const findings = findingsOf(path, given.hash);
      const honest = findings.every(({ holds }) => holds === 'yes');
      if (given.json) printJson({ file: path, honest, findings });
      else report(findings, honest);
      finish(honest ? EXIT.fine : EXIT.differs);
    });
}

function findingsOf(path: string, noted: string | undefined): readonly Finding[] {
  const read = importMatch(readText(path));
  if (!read.ok && read.fault === 'not-a-match') throw new BadInput(t('cli.not-a-match', { path }));
  // Of a file that was cut off or changed nothing more can be believed.
  if (!read.ok)
    return [
      {
        check: 'whole',
        holds: 'no',
        detail: t('cli.atLine', { fault: t(`cli.${read.fault}`, { path: t('cli.theFile') }), line: read.line }),
      },
    ];
  const whole: Finding = { check: 'whole', holds: 'yes', detail: t('cli.wholeFile') };
  return [whole, replayed(read.file), ...shuffled(read.file, noted)];
}

function replayed({ setup, log, position }: MatchFile): Finding {
  const game = gameById(setup.game);
  if (game === undefined) return { check: 'replays', holds: 'unknown', detail: t('cli.unknownGame', { game: setup.game }) };
  const played = replay(game, setup, log);
  if (!played.ok) return { check: 'replays', holds: 'no', detail: t('cli.notPlayable', { reason: replayFailure(played) }) };
  const fits = positionHash(played.match) === position;
  return finding('replays', fits, t('cli.replays'), t('cli.replaysNot'));
}

function shuffled({ setup, honesty }: MatchFile, noted: string | undefined): readonly Finding[] {
  if (honesty === undefined) {
    return [{ check: 'committed', holds: 'unknown', detail: t('cli.noHonesty') }];
  }
  const faults = honestyFaults(setup.seed, honesty);
  const { hash } = honesty;
  return [
    finding('committed', !faults.includes('hash'), t('cli.committed', { hash }), t('cli.committedNot', { hash })),
    finding('seeded', !faults.includes('seed'), t('cli.seeded'), t('cli.seededNot')),
    ...(noted === undefined ? [] : [finding('noted', noted.trim().toLowerCase() === hash, t('cli.noted'), t('cli.notedNot'))]),
  ];
}

const MARKS = { yes: pc.green('✓'), no: pc.red('✗'), unknown: pc.yellow('?') } as const;

function report(findings: readonly Finding[], honest: boolean): void {
  for (const { holds, detail } of findings) printLine(`${MARKS[holds]} ${detail}`);
  printLine(honest ? pc.green(t('cli.verified')) : pc.red(t('cli.verifiedNot')));
}
