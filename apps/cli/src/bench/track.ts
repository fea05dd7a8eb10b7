import { Worker } from 'node:worker_threads';
import type { Courses } from './courses.ts';
import { type Slice, slice } from './slice.ts';
import type { Groups, Peer, Runner, Task } from './task.ts';
import type { Answer, Order, Question } from './thread.ts';

/** Tasks that are run a slice at a time, wherever that is. A task that found nothing to measure answers with nothing. */
export interface Track {
  readonly tasks: readonly Pick<Task, 'kind' | 'name'>[];
  slice(name: string, ms: number): Promise<Slice | undefined>;
  end(): Promise<unknown>;
}

/** Whose tasks they are: the address of a program that serves groups in a thread, and one of its groups. */
export interface Source {
  readonly program: URL;
  readonly group: string;
  readonly courses: Courses;
  /** Left out where time is short. */
  readonly optional?: boolean;
}

export type OpenTrack = (source: Source) => Promise<Track>;

/** Runs the tasks in this very thread. */
export function trackHere(groups: Groups, group: string, courses: Courses): Track {
  const tasks = groups[group]?.(courses);
  if (tasks === undefined) throw new RangeError(`there is no group ${group}`);
  const runners = new Map<string, Runner | undefined>();
  return {
    tasks: tasks.map(({ kind, name }) => ({ kind, name })),
    async slice(name, ms) {
      if (!runners.has(name)) runners.set(name, tasks.find((task) => task.name === name)?.start());
      const runner = runners.get(name);
      return runner && slice(runner, ms);
    },
    end: async () => {},
  };
}

/** Room for young objects in MB, the same for all: with less, who makes many of them is measured by the collector. */
const YOUNG = 64;

function thread(program: URL, order: Order): { readonly worker: Worker; answer(): Promise<Answer> } {
  // Libraries that check themselves while a game is being made do not do so in production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(program, { workerData: order, env, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
  const answer = () =>
    new Promise<Answer>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: Answer) => {
        worker.off('error', reject);
        resolve(message);
      });
    });
  return { worker, answer };
}

/**
 * Runs the tasks in a thread of their own. One contender must not spoil another: what the engine has learned of the code that they share,
 * and the rubbish that they leave, stay in their threads. Only one thread ever works at a time.
 */
export async function trackInThread({ program, group, courses }: Source): Promise<Track> {
  const { worker, answer } = thread(program, { group, courses });
  const { tasks = [] } = await answer();
  return {
    tasks,
    async slice(name, ms) {
      worker.postMessage({ name, ms } satisfies Question, []);
      const next = await answer();
      return next.slice;
    },
    end: () => worker.terminate(),
  };
}

/** Whom a program brings along. */
export async function peersOf(program: URL): Promise<readonly Peer[]> {
  const { worker, answer } = thread(program, {});
  const { peers = [] } = await answer();
  await worker.terminate();
  return peers;
}
