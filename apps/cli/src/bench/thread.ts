import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { RecordedMatches } from './recordedMatches.ts';
import type { Slice } from './slice.ts';
import type { Groups, Peer } from './task.ts';
import { openGroupHere, type TaskGroup } from './taskGroup.ts';

/** What a thread is started with: the group to run. Without one it only answers with its peers. */
export interface ThreadData {
  readonly group?: string;
  readonly matches?: RecordedMatches;
}

/** A request for one slice. */
export interface SliceRequest {
  readonly name: string;
  readonly ms: number;
}

/** The first message comes unasked: the peers or the tasks. All others are slices. */
export interface ThreadMessage {
  readonly peers?: readonly Peer[];
  readonly tasks?: TaskGroup['tasks'];
  readonly slice?: Slice | undefined;
}

/** The other end of `openGroupInThread`. An error ends the thread, and is reported there. */
export async function serve(groups: Groups, peers: readonly Peer[] = []): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this program is for a thread of `archipel bench`');
  const send = (message: ThreadMessage) => port.postMessage(message);
  const { group, matches = {} } = workerData as ThreadData;
  if (group === undefined) return send({ peers });
  const opened = openGroupHere(groups, group, matches);
  send({ tasks: opened.tasks });
  for (;;) {
    const [{ name, ms }] = (await once(port, 'message')) as [SliceRequest];
    send({ slice: await opened.slice(name, ms) });
  }
}
