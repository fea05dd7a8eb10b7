import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RecordedMatches } from './recordedMatches.ts';
import { type Slice, slice } from './slice.ts';
import type { Groups, Peer, Runner, Task } from './task.ts';
import type { SliceRequest, ThreadData, ThreadMessage } from './thread.ts';

/** Tasks that are run a slice at a time, in whichever thread. A task with nothing to measure answers undefined. */
export interface TaskGroup {
  readonly tasks: readonly Pick<Task, 'kind' | 'name'>[];
  slice(name: string, ms: number): Promise<Slice | undefined>;
  end(): Promise<unknown>;
}

/** Where tasks come from: the address of a program that serves groups in a thread, and one of its groups. */
export interface Source {
  readonly program: URL;
  readonly group: string;
  readonly matches: RecordedMatches;
  /** Left out when time is short. */
  readonly optional?: boolean;
}

export type OpenGroup = (source: Source) => Promise<TaskGroup>;

/** Runs the tasks in this thread. */
export function openGroupHere(groups: Groups, group: string, matches: RecordedMatches): TaskGroup {
  const tasks = groups[group]?.(matches);
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

/** The same for all: with less, the collector would dominate the figures of those who make many objects. */
const YOUNG_GENERATION_MB = 64;

function thread(program: URL, threadData: ThreadData): { readonly worker: Worker; nextMessage(): Promise<ThreadMessage> } {
  // In production, libraries leave out their checks for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const worker = new Worker(program, { workerData: threadData, env, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } });
  const nextMessage = () =>
    new Promise<ThreadMessage>((resolve, reject) => {
      const onExit = () => reject(new Error(`${fileURLToPath(program)} ended without an answer`));
      worker.once('error', reject);
      worker.once('exit', onExit);
      worker.once('message', (message: ThreadMessage) => {
        worker.off('error', reject);
        worker.off('exit', onExit);
        resolve(message);
      });
    });
  return { worker, nextMessage };
}

/**
 * Runs the tasks in a thread of their own, so that they do not distort each other's figures: compiled code and garbage stay in their threads.
 * Only one thread works at a time.
 */
export async function openGroupInThread({ program, group, matches }: Source): Promise<TaskGroup> {
  const { worker, nextMessage } = thread(program, { group, matches });
  const { tasks = [] } = await nextMessage();
  return {
    tasks,
    async slice(name, ms) {
      worker.postMessage({ name, ms } satisfies SliceRequest, []);
      const next = await nextMessage();
      return next.slice;
    },
    end: () => worker.terminate(),
  };
}

/** The peers that a program serves. */
export async function peersOf(program: URL): Promise<readonly Peer[]> {
  const { worker, nextMessage } = thread(program, {});
  const { peers = [] } = await nextMessage();
  await worker.terminate();
  return peers;
}
