import type { Json, Reason, Viewer } from '@archipel/kernel';
import { patched } from '@archipel/protocol';
import type { Deed, Eyes, HeardEntry, Moment, Outline } from '@archipel/review';
import type { Numbered, ReviewAnswer, ReviewFault, ReviewQuestion } from './messages.ts';

/** A match that lies in a worker, to be looked at from anywhere. */
export interface ReviewClient {
  readonly outline: Outline;
  /** A moment that has been asked for lately. */
  known(position: number, eyes: Eyes): Moment | undefined;
  at(position: number, eyes: Eyes): Promise<Moment>;
  /** All that these eyes heard. */
  heard(viewer: Viewer): Promise<readonly HeardEntry[]>;
  /** Why a seat did what it did from one position to another. */
  why(deed: Deed): Promise<readonly Reason[]>;
  close(): void;
}

/** So many moments are kept at hand. They share what is equal in them, and older ones are forgotten. */
const AT_HAND = 16;

/** Gives a match file to a worker, which plays it again. */
export async function openReview(text: string): Promise<ReviewClient | { readonly fault: ReviewFault }> {
  const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
  const ask = conversation(worker);
  const opened = await ask({ ask: 'open', text });
  if (opened.tell !== 'opened') {
    worker.terminate();
    return { fault: opened.tell === 'fault' ? opened.fault : 'does-not-replay' };
  }
  const heardBy = new Map<Viewer, Promise<readonly HeardEntry[]>>();
  const [asked, known] = [new Map<string, Promise<Moment>>(), new Map<string, Moment>()];
  const name = (position: number, eyes: Eyes) => `${eyes} ${position}`;
  async function find(position: number, eyes: Eyes): Promise<Moment> {
    const answer = await ask({ ask: 'at', position, eyes });
    if (answer.tell !== 'moment') throw new Error('the worker has lost the match');
    known.set(name(position, eyes), answer.moment);
    return answer.moment;
  }
  return {
    outline: opened.outline,
    known: (position, eyes) => known.get(name(position, eyes)),
    at(position, eyes) {
      const wanted = name(position, eyes);
      const moment = asked.get(wanted) ?? find(position, eyes);
      // Put in anew, so that it is forgotten last.
      asked.delete(wanted);
      asked.set(wanted, moment);
      for (const oldest of [...asked.keys()].slice(0, -AT_HAND)) {
        asked.delete(oldest);
        known.delete(oldest);
      }
      return moment;
    },
    heard(viewer) {
      const heard = heardBy.get(viewer) ?? ask({ ask: 'heard', viewer }).then((answer) => (answer.tell === 'heard' ? answer.entries : []));
      heardBy.set(viewer, heard);
      return heard;
    },
    async why(deed) {
      const answer = await ask({ ask: 'why', deed });
      if (answer.tell !== 'why') throw new Error('the worker has lost the match');
      return answer.reasons;
    },
    close: () => worker.terminate(),
  };
}

/** An answer as the page reads it. */
type Told = Exclude<ReviewAnswer, { readonly tell: 'moment' }> | { readonly tell: 'moment'; readonly moment: Moment };

/** Questions and answers by their numbers. A moment is told by what has changed since the last one, so they are put together in the order they come. */
function conversation(worker: Worker): (question: ReviewQuestion) => Promise<Told> {
  const waiting = new Map<number, (answer: Told) => void>();
  let [last, moment]: [number, Json | undefined] = [0, undefined];
  const read = (answer: ReviewAnswer): Told => {
    if (answer.tell !== 'moment') return answer;
    moment = patched(moment, answer.delta);
    return { tell: 'moment', moment: moment as unknown as Moment };
  };
  worker.addEventListener('error', () => {
    for (const done of waiting.values()) done({ tell: 'fault', fault: 'does-not-replay' });
    waiting.clear();
  });
  worker.addEventListener('message', ({ data: { number, message } }: MessageEvent<Numbered<ReviewAnswer>>) => {
    waiting.get(number)?.(read(message));
    waiting.delete(number);
  });
  return (message) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ number: last, message } satisfies Numbered<ReviewQuestion>);
    });
}
