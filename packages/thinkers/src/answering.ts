import { parentPort } from 'node:worker_threads';

/** What a worker says: that it can begin; news while it works, as a sign of life; then once what came of the task. */
export type Word =
  | { readonly tell: 'ready' }
  | { readonly tell: 'news'; readonly news: unknown }
  | { readonly tell: 'done'; readonly answer: unknown }
  | { readonly tell: 'failed'; readonly why: string };

/** The other side of `poolOf`: makes this thread answer tasks, one after another. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the pool of this worker sends, as `poolOf` does on its side
export function answering<Task>(work: (task: Task, news: (news: unknown) => void) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('this is a worker: it is started by a pool');
  const tell = (word: Word) => port.postMessage(word);
  port.on('message', (task: Task) => {
    try {
      tell({ tell: 'done', answer: work(task, (news) => tell({ tell: 'news', news })) });
    } catch (error) {
      tell({ tell: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  });
  tell({ tell: 'ready' });
}
