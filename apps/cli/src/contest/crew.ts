import { availableParallelism } from 'node:os';
import type { Allowance } from '@archipel/bots';
import { Overrun, poolOf } from '@archipel/thinkers';
import type { Command } from 'commander';
import { BadInput } from '../fault.ts';
import { wholeFrom } from '../input.ts';
import type { GameResult, GameTask } from './game.ts';

/** What all contests are asked. */
export interface CrewOptions {
  readonly iterations?: number;
  readonly ms?: number;
  readonly workers: number;
}

/** Milliseconds for a whole turn, where nothing is said. */
const USUAL_MS = 200;

export function crewOptions(command: Command): Command {
  return command
    .option('--iterations <n>', 'rounds of thought for every choice: the same seed then plays the same games', wholeFrom(0))
    .option('--ms <n>', `milliseconds for a whole turn of a player (${USUAL_MS} if neither is given)`, wholeFrom(0, 600_000))
    .option('--workers <n>', 'games played at once, each in a thread of its own', wholeFrom(1, 256), availableParallelism());
}

export function allowanceOf({ iterations, ms }: CrewOptions): Allowance {
  if (iterations !== undefined && ms !== undefined) throw new BadInput('--iterations and --ms cannot both be given');
  return iterations === undefined ? { ms: ms ?? USUAL_MS } : { iterations };
}

/** Plays games in threads of their own. */
export interface Crew {
  /** The results in the order of the tasks, whoever is done first. `onNews` is told how many are done, and when a game goes on. */
  play(tasks: readonly GameTask[], onNews: (done: number) => void): Promise<readonly GameResult[]>;
  close(): Promise<void>;
}

/** A player that thinks longer than this about one move stalls its game, which is then left. */
const LONGEST_SILENCE = 120_000;

/** The worker is a built script, also where this file is run from its source. */
const WORKER = new URL('../../dist/contest/gameWorker.js', import.meta.url);

export function crewOf(workers: number): Crew {
  const pool = poolOf<GameTask, GameResult>(WORKER, workers);
  return {
    async play(tasks, onNews) {
      let done = 0;
      return Promise.all(
        tasks.map(async (task) => {
          const silence = LONGEST_SILENCE + ('ms' in task.allowance ? 3 * task.allowance.ms : 0);
          const result = await pool.ask(task, { silence, onNews: () => onNews(done) }).catch((error: unknown) => stalled(task, error));
          onNews(++done);
          return result;
        }),
      );
    },
    close: () => pool.close(),
  };
}

/** A game whose player never came back: nobody knows which of them it was. Anything else that goes wrong is a fault of ours. */
function stalled({ game, seed, entrants }: GameTask, error: unknown): GameResult {
  if (!(error instanceof Overrun)) throw error;
  const level = [...new Set(entrants.map((each) => each.level))].join(' or ');
  const none = entrants.map(() => []);
  const fault = { game, level, reason: 'overran', detail: 'the game stood still and was left', seed, seat: -1, entry: 0 } as const;
  return { places: null, scores: [], rounds: 0, moves: 0, choices: none, turns: none, faults: [fault] };
}
