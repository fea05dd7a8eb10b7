import { parentPort } from 'node:worker_threads';
import { Overrun } from '@archipel/host';

/** What a worker sends: that it is ready, progress of a task, and the result of a task. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'done'; readonly answer: unknown }
  /** `overran`: it gave up by itself, because it would have been too much. */
  | { readonly type: 'failed'; readonly error: string; readonly overran: boolean };

/** The other side of `createPool`: makes this thread answer tasks, one after another. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the pool of this worker sends, as `createPool` does on its side
export function answerTasks<Task>(work: (task: Task, onProgress: (progress: unknown) => void) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('this is a worker: it is started by a pool');
  const send = (message: WorkerMessage) => port.postMessage(message);
  port.on('message', (task: Task) => {
    try {
      send({ type: 'done', answer: work(task, (progress) => send({ type: 'progress', progress })) });
    } catch (error) {
      send({ type: 'failed', error: error instanceof Error ? error.message : String(error), overran: error instanceof Overrun });
    }
  });
  send({ type: 'ready' });
}
