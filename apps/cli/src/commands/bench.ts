import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@archipel/games';
import { Command } from 'commander';
import { measure, type PeerProgram } from '../bench/measure.ts';
import { inJson, print } from '../bench/print.ts';
import { reportOf } from '../bench/report.ts';
import type { Effort } from '../bench/rounds.ts';
import { openGroupInThread, peersOf } from '../bench/taskGroup.ts';
import { gameNamed, gameNames, wholeFrom } from '../input/arguments.ts';
import type { Finish } from '../terminal/exit.ts';
import { BadInput, EXIT } from '../terminal/exit.ts';
import { printJson } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';

/**
 * The engine compiles code again and again while it warms up, the longer the more code there is: our games settle after some eighteen
 * seconds, chess after two. All get as long as the slowest needs.
 */
const FULL: Effort = { warmUp: 20_000, slice: 250, rounds: 30 };
const QUICK: Effort = { warmUp: 3000, slice: 100, rounds: 9 };
/** Seconds after which a quick run measures only what it must: it answers in time on a busy machine too. */
const QUICK_LIMIT = 40;

interface Given {
  readonly game?: string;
  readonly peers?: string;
  readonly rounds?: number;
  readonly seconds?: number;
  readonly quick?: true;
  readonly json?: true;
}

export function benchCommand(finish: Finish): Command {
  return new Command('bench')
    .description(t('cliHelp.bench'))
    .option('--game <game>', t('cliHelp.oneGame', { games: gameNames() }))
    .option('--peers <program>', t('cliHelp.peers'))
    .option('--rounds <n>', t('cliHelp.slices', { full: FULL.rounds, quick: QUICK.rounds }), wholeFrom(1, 10_000))
    .option('--seconds <n>', t('cliHelp.seconds', { quick: QUICK_LIMIT }), wholeFrom(1, 100_000))
    .option('--quick', t('cliHelp.quick'))
    .option('--json', t('cliHelp.json'))
    .action(async (given: Given) => {
      const chosen = given.game === undefined ? games : [gameNamed(given.game)];
      const peerProgram = given.peers === undefined ? undefined : await peerProgramAt(given.peers);
      const usual = given.quick ? QUICK : FULL;
      const effort = { ...usual, rounds: given.rounds ?? usual.rounds };
      const measured = await withProgress('bench', 100, (bar) => {
        const run = {
          open: openGroupInThread,
          program: new URL('../bench/ownThread.js', import.meta.url),
          games: chosen,
          peerProgram,
          effort,
        };
        const limit = 1000 * (given.seconds ?? (given.quick ? QUICK_LIMIT : Number.POSITIVE_INFINITY));
        const isOver = (part: number) => performance.now() > part * limit;
        return measure({ ...run, isOver, onProgress: (done, next) => bar.update(Math.floor(100 * done), next) });
      });
      const report = reportOf(measured, chosen, peerProgram);
      if (given.json) printJson(inJson(report, given.quick === true));
      else print(report);
      finish(EXIT.fine);
    });
}

async function peerProgramAt(path: string): Promise<PeerProgram> {
  const program = pathToFileURL(resolve(path));
  try {
    return { program, peers: await peersOf(program) };
  } catch (error) {
    throw new BadInput(t('cli.peersFailed', { reason: error instanceof Error ? error.message : String(error) }));
  }
}
