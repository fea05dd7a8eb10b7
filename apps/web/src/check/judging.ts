import type { Verdict } from './verdict.ts';

export type Judged = { readonly verdict: Verdict } | { readonly fault: string };

/** Far more than the longest game needs. */
const LARGEST = 32 * 2 ** 20;

/** Has a file read and replayed beside the page. */
export async function judged(file: Blob): Promise<Judged | 'too-large'> {
  if (file.size > LARGEST) return 'too-large';
  const text = await file.text();
  const worker = new Worker(new URL('./judgeWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Judged>((resolve) => {
      worker.addEventListener('error', (event) => resolve({ fault: event.message || 'the rules could not be loaded' }));
      worker.addEventListener('message', ({ data }: MessageEvent<Judged>) => resolve(data));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(text);
    });
  } finally {
    worker.terminate();
  }
}
