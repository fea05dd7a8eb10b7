import type { Reason } from '@archipel/kernel';
import type { WorkerMessage } from './bots.ts';
import type { WhyAnswer, WhyQuestion } from './whyMessages.ts';

/** Milliseconds after which nobody waits any longer. */
const PATIENCE = 30_000;

/** Asks a worker of its own, which ends with the answer. Rejects where there is none. */
export function askWhy(question: WhyQuestion): Promise<readonly Reason[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new Error('there is no answer'));
    };
    const timer = setTimeout(fail, PATIENCE);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<WhyAnswer | WorkerMessage>) => {
      if ('ready' in data) return;
      end();
      if ('why' in data && data.why !== null) resolve(data.why);
      else reject(new Error('this match cannot be explained here'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(question);
  });
}
