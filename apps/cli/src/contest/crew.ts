import { availableParallelism } from 'node:os';
import type { Allowance } from '@archipel/bots';
import { Overrun, poolOf } from '@archipel/thinkers';
import type { Command } from 'commander';
import { BadInput } from '../fault.ts';
import { wholeFrom } from '../input.ts';
import { withProgress } from '../progress.ts';
import type { GameResult, GameTask } from './game.ts';

/** What all contests are asked. */
export interface CrewOptions {
  readonly iterations?: number;
  readonly ms?: number;
  readonly workers: number;
}

/** Milliseconds for a whole turn, where nothing is said. */
const USUAL_MS = 200;

export function workersOption(command: Command): Command {
  return command.option('--workers <n>', 'games played at once, each in a thread of its own', wholeFrom(1, 256), availableParallelism());
}

export function crewOptions(command: Command): Command {
  const thinking = command
    .option('--iterations <n>', 'rounds of thought for every choice: the same seed then plays the same games', wholeFrom(0))
    .option('--ms <n>', `milliseconds for a whole turn of a player (${USUAL_MS} if neither is given)`, wholeFrom(0, 600_000));
  return workersOption(thinking);
}

export function allowanceOf({ iterations, ms }: CrewOptions): Allowance {
  if (iterations !== undefined && ms !== undefined) throw new BadInput('--iterations and --ms cannot both be given');
  return iterations === undefined ? { ms: ms ?? USUAL_MS } : { iterations };
}

/** Plays games in threads of their own. The results are in the order of the tasks, whoever is done first; `onNews` is told how many are done, again and again. */
export type Play = (tasks: readonly GameTask[], onNews: (done: number) => void) => Promise<readonly GameResult[]>;

/** A player that thinks longer than this about one move stalls its game, which is then left. */
const LONGEST_SILENCE = 120_000;

/** The worker is a built script, also where this file is run from its source. */
const WORKER = new URL('../../dist/contest/gameWorker.js', import.meta.url);

/** Lets a crew of so many threads play under a bar for `total` games, and sends it home however that ends. */
export function withCrew<Result>(
  workers: number,
  what: string,
  total: number,
  work: (play: Play, onNews: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf<GameTask, GameResult>(WORKER, workers);
  const play: Play = (tasks, onNews) => {
    let done = 0;
    const playOne = async (task: GameTask) => {
      const silence = LONGEST_SILENCE + ('ms' in task.allowance ? 3 * task.allowance.ms : 0);
      const result = await pool.ask(task, { silence, onNews: () => onNews(done) }).catch((error: unknown) => stalled(task, error));
      onNews(++done);
      return result;
    };
    return Promise.all(tasks.map(playOne));
  };
  return withProgress(what, total, async (bar) => {
    try {
      return await work(play, (done) => void bar.update(done));
    } finally {
      await pool.close();
    }
  });
}

/** A game whose player never came back: nobody knows which of them it was. Anything else that goes wrong is a fault of ours. */
function stalled({ game, seed, entrants }: GameTask, error: unknown): GameResult {
  if (!(error instanceof Overrun)) throw error;
  const level = [...new Set(entrants.map((each) => each.level))].join(' or ');
  const none = entrants.map(() => []);
  const fault = { game, level, reason: 'overran', detail: 'the game stood still and was left', seed, seat: -1, entry: 0 } as const;
  return { places: null, scores: [], rounds: 0, moves: 0, choices: none, turns: none, faults: [fault] };
}
