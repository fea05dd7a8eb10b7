import type { Question, Thought } from '@archipel/bots';

export type Thinking = { readonly number: number; readonly thought: Thought } | { readonly number: number; readonly fault: string };

export interface Bots {
  think(question: Question): Promise<Thought>;
  close(): void;
}

/** A Web Worker in which bots think. It is started by the first question, and anew if it should ever fail. */
export function bots(): Bots {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, { readonly resolve: (thought: Thought) => void; readonly reject: (error: Error) => void }>();

  function failAll(why: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    const fresh = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    fresh.addEventListener('error', (event) => failAll(event.message || 'the bots could not be loaded'));
    fresh.addEventListener('message', ({ data }: MessageEvent<Thinking>) => {
      const asker = waiting.get(data.number);
      waiting.delete(data.number);
      if ('thought' in data) asker?.resolve(data.thought);
      else asker?.reject(new Error(data.fault));
    });
    worker = fresh;
    return fresh;
  }

  return {
    think(question) {
      const number = ++asked;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
        started().postMessage({ number, question });
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
