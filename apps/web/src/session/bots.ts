import { Overrun, type Question, type Thinker, type Thought, thinkerWithFallback } from '@archipel/host';
import type { AnyRules } from '@archipel/kernel';
import { LEVELS } from '@archipel/protocol';

/** What the worker says: that it can begin, and then what came of each question. */
export type WorkerMessage = { readonly ready: true } | { readonly thought: Thought } | { readonly fault: string };

/** Questions for the worker, one at a time. */
interface WorkerClient {
  /** Rejects if the worker fails, or with an `Overrun` if it has not answered so many milliseconds after it began. */
  ask(question: Question, timeout: number): Promise<Thought>;
  close(): void;
}

export interface Bots extends Thinker {
  close(): void;
}

interface Job {
  readonly question: Question;
  readonly timeout: number;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Milliseconds beyond its own after which a bot is given up: a phone may be busy with other things. */
const GRACE = 2000;

/** The Web Worker in which bots think. It is started by the first question, and anew if it fails or overruns. */
function workerClient(): WorkerClient {
  const queue: Job[] = [];
  let worker: Worker | undefined;
  let ready = false;
  let running: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    ready = false;
    clearTimeout(timer);
  }

  /** The job that runs, or that the worker could not even begin, fails; the next has a new worker. */
  function fail(error: Error): void {
    stop();
    const job = running ?? queue.shift();
    running = undefined;
    job?.reject(error);
    next();
  }

  function start(): void {
    const fresh = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    fresh.addEventListener('error', (event) => fail(new Error(event.message || 'the bots could not be loaded')));
    fresh.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('ready' in data) ready = true;
      else {
        clearTimeout(timer);
        const job = running;
        running = undefined;
        if ('thought' in data) job?.resolve(data.thought);
        else job?.reject(new Error(data.fault));
      }
      next();
    });
    worker = fresh;
  }

  function next(): void {
    if (closed || running !== undefined || queue.length === 0) return;
    if (worker === undefined) {
      start();
      return;
    }
    if (!ready) return;
    running = queue.shift();
    const { timeout = 0, question } = running ?? {};
    // The time begins with the work: loading the bots does not count.
    timer = setTimeout(() => fail(new Overrun(`no answer within ${timeout} ms`)), timeout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(question);
  }

  return {
    ask: (question, timeout) =>
      new Promise((resolve, reject) => {
        queue.push({ question, timeout, resolve, reject });
        next();
      }),
    close() {
      closed = true;
      stop();
      queue.length = 0;
      running = undefined;
    },
  };
}

/** The bots of one game: one that fails or overruns is replaced by a lower level for that move. */
export function bots(rules: AnyRules): Bots {
  const { ask, close } = workerClient();
  const thinker = thinkerWithFallback({
    rules: () => rules,
    below: (level) => LEVELS[LEVELS.findIndex((each) => each === level.split(':')[0]) - 1],
    ask,
    onFault: ({ game, level, reason, detail }) => console.warn(`${level} of ${game} ${reason}: ${detail}`),
    grace: GRACE,
  });
  return { ...thinker, close };
}

/** A bot to ask for advice: where it does not answer there is none. */
export function adviser(): { advise(question: Question, ms: number): Promise<Thought>; close(): void } {
  const { ask, close } = workerClient();
  return { advise: (question, ms) => ask(question, ms + GRACE), close };
}
