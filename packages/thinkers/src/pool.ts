import { Worker } from 'node:worker_threads';
import type { Word } from './answering.ts';

/** A worker said nothing for longer than it may. It is gone, and with it whatever it was doing. */
export class Overrun extends Error {}

export interface Manner {
  /** Milliseconds without a word after which the worker is ended. They begin when a worker that is ready gets the task. */
  readonly silence: number;
  readonly onNews?: (news: unknown) => void;
}

export interface Pool<Task, Answer> {
  /** Has a task done by the next worker that is free. Rejected with an Overrun, or with what went wrong; the pool lives on. */
  ask(task: Task, manner: Manner): Promise<Answer>;
  /** Ends all workers. Tasks that are not done are rejected. */
  close(): Promise<void>;
}

interface Errand<Task, Answer> extends Manner {
  readonly task: Task;
  resolve(answer: Answer): void;
  reject(why: Error): void;
}

/** As many threads as are needed, up to `size`, that run a built script which calls `answering`. One that dies or overruns is replaced. */
export function poolOf<Task, Answer>(script: URL, size: number): Pool<Task, Answer> {
  const waiting: Errand<Task, Answer>[] = [];
  const free: Hand[] = [];
  const hands = new Set<Hand>();
  let closed = false;

  interface Hand {
    readonly worker: Worker;
    ready: boolean;
    errand: Errand<Task, Answer> | undefined;
    alarm: NodeJS.Timeout | undefined;
  }

  /** Takes the errand off a worker: whatever comes next, it comes once. */
  function relieve(hand: Hand): Errand<Task, Answer> | undefined {
    const { errand } = hand;
    clearTimeout(hand.alarm);
    hand.errand = undefined;
    return errand;
  }

  function watch(hand: Hand): void {
    clearTimeout(hand.alarm);
    const silence = hand.errand?.silence ?? 0;
    hand.alarm = setTimeout(() => dismiss(hand, new Overrun(`no word for ${silence} ms`)), silence);
  }

  /** A worker that is gone; one that never got ready takes the first errand with it, or it would be tried for ever. */
  function dismiss(hand: Hand, why: Error): void {
    if (!hands.delete(hand)) return;
    void hand.worker.terminate();
    (hand.ready ? relieve(hand) : waiting.shift())?.reject(why);
    const at = free.indexOf(hand);
    if (at >= 0) free.splice(at, 1);
    serve();
  }

  function hire(): void {
    // Without the flags of this process: under a test runner they would lead the worker to sources instead of what was built.
    const worker = new Worker(script, { execArgv: [] });
    const hand: Hand = { worker, ready: false, errand: undefined, alarm: undefined };
    hands.add(hand);
    worker.on('error', (error) => dismiss(hand, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => dismiss(hand, new Error(`the worker ended with code ${code}`)));
    worker.on('message', (word: Word) => {
      if (word.tell === 'news') {
        if (hand.errand === undefined) return;
        watch(hand);
        hand.errand.onNews?.(word.news);
        return;
      }
      hand.ready = true;
      const errand = relieve(hand);
      // The script of the worker answers this pool's tasks: what it gives back is what the caller has said of it.
      if (word.tell === 'done') errand?.resolve(word.answer as Answer);
      else if (word.tell === 'failed') errand?.reject(new Error(word.why));
      free.push(hand);
      serve();
    });
  }

  function serve(): void {
    while (waiting.length > 0 && free.length > 0) {
      const [hand, errand] = [free.shift(), waiting.shift()];
      if (hand === undefined || errand === undefined) return;
      hand.errand = errand;
      watch(hand);
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        hand.worker.postMessage(errand.task);
      } catch (error) {
        relieve(hand)?.reject(error instanceof Error ? error : new Error(String(error)));
        free.push(hand);
      }
    }
    const coming = [...hands].filter((hand) => !hand.ready).length;
    for (let more = waiting.length - coming; more > 0 && hands.size < size; more--) hire();
  }

  return {
    ask(task, manner) {
      if (closed) return Promise.reject(new Error('the pool is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ ...manner, task, resolve, reject });
        serve();
      });
    },
    async close() {
      closed = true;
      const why = new Error('the pool was closed');
      for (const errand of waiting.splice(0)) errand.reject(why);
      const ending = [...hands].map((hand) => {
        hands.delete(hand);
        relieve(hand)?.reject(why);
        return hand.worker.terminate();
      });
      await Promise.all(ending);
    },
  };
}
