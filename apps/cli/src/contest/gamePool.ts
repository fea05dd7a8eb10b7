import { availableParallelism } from 'node:os';
import type { Allowance } from '@archipel/host';
import { Overrun } from '@archipel/host';
import { createPool } from '@archipel/thinkers';
import type { Command } from 'commander';
import { wholeFrom } from '../input/arguments.ts';
import { BadInput } from '../terminal/exit.ts';
import { withProgress } from '../terminal/progress.ts';
import { t } from '../terminal/words.ts';
import type { GameResult, GameTask } from './game.ts';

/** What all contests are asked. */
export interface PoolOptions {
  readonly iterations?: number;
  readonly ms?: number;
  readonly workers: number;
}

/** Milliseconds for a whole turn, where nothing is said. */
const USUAL_MS = 200;

export function workersOption(command: Command): Command {
  return command.option('--workers <n>', t('cliHelp.workers'), wholeFrom(1, 256), availableParallelism());
}

export function poolOptions(command: Command): Command {
  const thinking = command
    .option('--iterations <n>', t('cliHelp.iterations'), wholeFrom(0))
    .option('--ms <n>', t('cliHelp.ms', { usual: USUAL_MS }), wholeFrom(0, 600_000));
  return workersOption(thinking);
}

export function allowanceOf({ iterations, ms }: PoolOptions): Allowance {
  if (iterations !== undefined && ms !== undefined) throw new BadInput(t('cli.both'));
  return iterations === undefined ? { ms: ms ?? USUAL_MS } : { iterations };
}

/** Does tasks in threads of their own. The results are in the order of the tasks, whoever is done first; `onDone` is told how many are done, again and again. */
type Perform<Task, Result> = (tasks: readonly Task[], onDone: (done: number) => void) => Promise<readonly Result[]>;
export type Play = Perform<GameTask, GameResult>;

/** A thread that says nothing for so many milliseconds stands still. */
export const LONGEST_SILENCE = 120_000;

/** How the tasks of a pool are done: by which built script, how long one may be silent, and what comes of one that fails. */
interface TaskKind<Task, Result> {
  readonly script: URL;
  timeout(task: Task): number;
  failed(task: Task, error: unknown): Result;
}

/** Works in so many threads under a progress bar for `total` steps, and ends the threads whatever happens. */
export function withPool<Task, Result, Made>(
  { script, timeout, failed }: TaskKind<Task, Result>,
  workers: number,
  what: string,
  total: number,
  work: (perform: Perform<Task, Result>, onDone: (done: number) => void) => Promise<Made>,
): Promise<Made> {
  const pool = createPool<Task, Result>(script, workers);
  const perform: Perform<Task, Result> = (tasks, onDone) => {
    let done = 0;
    const one = async (task: Task) => {
      const settings = { timeout: timeout(task), onProgress: () => onDone(done) };
      const result = await pool.ask(task, settings).catch((error: unknown) => failed(task, error));
      onDone(++done);
      return result;
    };
    return Promise.all(tasks.map(one));
  };
  return withProgress(what, total, async (bar) => {
    try {
      return await work(perform, (done) => void bar.update(done));
    } finally {
      await pool.close();
    }
  });
}

/** The worker is a built script, also where this file is run from its source. */
const GAMES: TaskKind<GameTask, GameResult> = {
  script: new URL('../../dist/contest/gameWorker.js', import.meta.url),
  timeout: ({ allowance }) => LONGEST_SILENCE + ('ms' in allowance ? 3 * allowance.ms : 0),
  failed: stalled,
};

/** Plays games in so many threads. */
export function withGamePool<Made>(
  workers: number,
  what: string,
  total: number,
  work: (play: Play, onDone: (done: number) => void) => Promise<Made>,
): Promise<Made> {
  return withPool(GAMES, workers, what, total, work);
}

/** A game whose player never came back: nobody knows which of them it was. Anything else that goes wrong is a fault of ours. */
function stalled({ game, seed, entrants }: GameTask, error: unknown): GameResult {
  if (!(error instanceof Overrun)) throw error;
  const level = [...new Set(entrants.map((each) => each.level))].join(' or ');
  const none = entrants.map(() => []);
  const fault = { game, level, reason: 'overran', detail: 'the game stood still and was left', seed, seat: -1, entry: 0 } as const;
  return { places: null, scores: [], rounds: 0, moves: 0, choices: none, turns: none, faults: [fault] };
}
