import type { Reason, Viewer } from '@archipel/kernel';
import type { Deed, Eyes, HeardEntry, Moment, Outline } from '@archipel/review';
import type { Numbered, ReviewAnswer, ReviewFault, ReviewQuestion } from './messages.ts';

/** A match that lies in a worker, to be looked at from anywhere. */
export interface ReviewClient {
  readonly outline: Outline;
  at(position: number, eyes: Eyes): Promise<Moment>;
  /** All that these eyes heard. */
  heard(viewer: Viewer): Promise<readonly HeardEntry[]>;
  /** Why a seat did what it did from one position to another. */
  why(deed: Deed): Promise<readonly Reason[]>;
  close(): void;
}

/** Gives a match file to a worker, which plays it again. */
export async function openReview(text: string): Promise<ReviewClient | { readonly fault: ReviewFault }> {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: ReviewAnswer) => void>();
  let last = 0;
  const fail = () => {
    for (const done of waiting.values()) done({ tell: 'fault', fault: 'does-not-replay' });
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<ReviewAnswer>>) => {
    waiting.get(data.number)?.(data.message);
    waiting.delete(data.number);
  });
  const ask = (message: ReviewQuestion) =>
    new Promise<ReviewAnswer>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ number: last, message } satisfies Numbered<ReviewQuestion>);
    });
  const heardBy = new Map<Viewer, Promise<readonly HeardEntry[]>>();

  const opened = await ask({ ask: 'open', text });
  if (opened.tell !== 'opened') {
    worker.terminate();
    return { fault: opened.tell === 'fault' ? opened.fault : 'does-not-replay' };
  }
  return {
    outline: opened.outline,
    async at(position, eyes) {
      const answer = await ask({ ask: 'at', position, eyes });
      if (answer.tell !== 'moment') throw new Error('the worker has lost the match');
      return answer.moment;
    },
    heard(viewer) {
      const asked = heardBy.get(viewer) ?? ask({ ask: 'heard', viewer }).then((answer) => (answer.tell === 'heard' ? answer.entries : []));
      heardBy.set(viewer, asked);
      return asked;
    },
    async why(deed) {
      const answer = await ask({ ask: 'why', deed });
      if (answer.tell !== 'why') throw new Error('the worker has lost the match');
      return answer.reasons;
    },
    close: () => worker.terminate(),
  };
}
