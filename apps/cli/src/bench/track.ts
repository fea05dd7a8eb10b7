import { Worker } from 'node:worker_threads';
import type { Courses } from './courses.ts';
import { type Slice, slice } from './slice.ts';
import type { Groups, Runner, Task } from './task.ts';

type Named = Pick<Task, 'kind' | 'name'>;

/** Tasks that are run a slice at a time, wherever that is. A task that found nothing to measure answers with nothing. */
export interface Track {
  readonly tasks: readonly Named[];
  slice(name: string, ms: number): Promise<Slice | undefined>;
  end(): Promise<unknown>;
}

/** Where the tasks of a group come from: a module that exports `groups`, by its address. */
export interface Source {
  readonly module: string;
  readonly group: string;
  readonly courses: Courses;
}

export type OpenTrack = (source: Source) => Promise<Track>;

/** Runs the tasks in this very thread. */
export async function trackHere({ module, group, courses }: Source): Promise<Track> {
  const { groups } = (await import(module)) as { readonly groups: Groups };
  const tasks = groups[group]?.(courses);
  if (tasks === undefined) throw new RangeError(`${module} has no group ${group}`);
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

/** What a thread is asked for, and what it answers. The first answer, to no question, is its tasks. */
export interface Question {
  readonly name: string;
  readonly ms: number;
}
export type Answer = { readonly tasks: readonly Named[] } | { readonly slice: Slice | undefined };

/**
 * Runs the tasks in a thread of their own. One contender must not spoil another: what the engine has learned of the code that they share,
 * and the rubbish that they leave, stay in their threads. Only one thread ever works at a time.
 */
export async function trackInThread(source: Source): Promise<Track> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), {
    workerData: source,
    // Libraries that check themselves while a game is being made do not do so in production.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const answer = () =>
    new Promise<Answer>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: Answer) => {
        worker.off('error', reject);
        resolve(message);
      });
    });
  const first = await answer();
  return {
    tasks: 'tasks' in first ? first.tasks : [],
    async slice(name, ms) {
      worker.postMessage({ name, ms } satisfies Question, []);
      const next = await answer();
      return 'slice' in next ? next.slice : undefined;
    },
    end: () => worker.terminate(),
  };
}
