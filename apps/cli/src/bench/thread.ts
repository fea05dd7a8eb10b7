import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { Courses } from './courses.ts';
import type { Slice } from './slice.ts';
import type { Groups, Peer } from './task.ts';
import { type Track, trackHere } from './track.ts';

/** What a thread is started with: the group that it is to run. Without one it only says whom it brings along. */
export interface Order {
  readonly group?: string;
  readonly courses?: Courses;
}

/** What a thread is asked for, again and again. */
export interface Question {
  readonly name: string;
  readonly ms: number;
}

/** The first answer comes unasked: the peers or the tasks. All others are slices. */
export interface Answer {
  readonly peers?: readonly Peer[];
  readonly tasks?: Track['tasks'];
  readonly slice?: Slice | undefined;
}

/** The other end of `trackInThread`. A fault ends the thread, and is heard of there. */
export async function serve(groups: Groups, peers: readonly Peer[] = []): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this program is for a thread of `archipel bench`');
  const say = (answer: Answer) => port.postMessage(answer);
  const { group, courses = {} } = workerData as Order;
  if (group === undefined) return say({ peers });
  const track = trackHere(groups, group, courses);
  say({ tasks: track.tasks });
  for (;;) {
    const [{ name, ms }] = (await once(port, 'message')) as [Question];
    say({ slice: await track.slice(name, ms) });
  }
}
