import type { Playthrough, Progress } from './playthrough.ts';
import type { Verdict } from './verdict.ts';

/** What the page asks of the rules, which run beside it in a worker of their own: however long they think, the page answers. */
export type Errand =
  | { readonly ask: 'games' }
  | { readonly ask: 'play'; readonly game: string; readonly seats: number; readonly seed: string }
  | { readonly ask: 'judge'; readonly text: string };

export interface GameAtHand {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** What comes back of each errand. */
export interface Returns {
  readonly games: readonly GameAtHand[];
  readonly play: Playthrough & { readonly milliseconds: number };
  readonly judge: Verdict;
}

/** What the worker says: how far it has come, then once what came of it. */
export type Report =
  | { readonly tell: 'progress'; readonly progress: Progress }
  | { readonly tell: 'done'; readonly result: Returns[keyof Returns] }
  | { readonly tell: 'failed'; readonly why: string };

interface Manner {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Sends somebody out for this one errand. An errand that is called off answers nothing. */
export function send<Asked extends Errand>(errand: Asked, { onProgress, signal }: Manner = {}): Promise<Returns[Asked['ask']] | undefined> {
  const worker = new Worker(new URL('./errandWorker.ts', import.meta.url), { type: 'module' });
  const home = new Promise<Returns[Asked['ask']] | undefined>((resolve, reject) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the rules could not be loaded')));
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.tell === 'progress') onProgress?.(data.progress);
      // The worker answers each errand with what Returns says of it.
      else if (data.tell === 'done') resolve(data.result as Returns[Asked['ask']]);
      else reject(new Error(data.why));
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(errand);
  return home.finally(() => worker.terminate());
}
