import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@archipel/games';
import { Command } from 'commander';
import { measure, type Rivals } from '../bench/measure.ts';
import { inJson, print } from '../bench/print.ts';
import { reportOf } from '../bench/report.ts';
import type { Effort } from '../bench/rounds.ts';
import { peersOf, trackInThread } from '../bench/track.ts';
import { BadInput, EXIT } from '../fault.ts';
import { gameNamed, gameNames, wholeFrom } from '../input.ts';
import { sayJson } from '../print.ts';
import type { Finish } from '../program.ts';
import { withProgress } from '../progress.ts';

/**
 * The engine compiles, thinks better of it and compiles again for many seconds of work, the longer the more code there is: a game of ours settles after some
 * eighteen, one of chess after two. All get as long as the slowest needs, for figures from before that are those of the compiler.
 */
const FULL: Effort = { warmUp: 20_000, slice: 250, rounds: 30 };
const QUICK: Effort = { warmUp: 3000, slice: 100, rounds: 9 };
/** A quick answer comes even from a machine that is busy with other things: from so many milliseconds on, the least must do. */
const PATIENCE = 40_000;

interface Given {
  readonly game?: string;
  readonly peers?: string;
  readonly rounds?: number;
  readonly quick?: true;
  readonly json?: true;
}

export function benchCommand(finish: Finish): Command {
  return new Command('bench')
    .description(
      'measure the rules; `npm run bench` does it with peers in the same run: the ratios matter, the times depend on the machine',
    )
    .option('--game <game>', `one game only: ${gameNames()}`)
    .option('--peers <program>', 'measure these too, and give the ratios')
    .option('--rounds <n>', `slices of each task: ${FULL.rounds}, or ${QUICK.rounds} with --quick`, wholeFrom(1, 10_000))
    .option('--quick', 'half a minute instead of seven')
    .option('--json', 'print one JSON object')
    .action(async (given: Given) => {
      const chosen = given.game === undefined ? games : [gameNamed(given.game)];
      const rivals = given.peers === undefined ? undefined : await rivalsFrom(given.peers);
      const usual = given.quick ? QUICK : FULL;
      const effort = { ...usual, rounds: given.rounds ?? usual.rounds };
      const measured = await withProgress('bench', 100, (bar) => {
        const run = { open: trackInThread, program: new URL('../bench/own.js', import.meta.url), games: chosen, rivals, effort };
        const isOver = (part: number) => given.quick === true && performance.now() > part * PATIENCE;
        return measure({ ...run, isOver, tick: (done, next) => bar.update(Math.floor(100 * done), next) });
      });
      const report = reportOf(measured, chosen, rivals);
      if (given.json) sayJson(inJson(report, given.quick === true));
      else print(report);
      finish(EXIT.fine);
    });
}

async function rivalsFrom(path: string): Promise<Rivals> {
  const program = pathToFileURL(resolve(path));
  try {
    return { program, peers: await peersOf(program) };
  } catch (error) {
    throw new BadInput(`--peers cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}
