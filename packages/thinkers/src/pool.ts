import { Worker } from 'node:worker_threads';
import { Overrun } from '@archipel/host';
import type { WorkerMessage } from './answerTasks.ts';
import { createFairQueue } from './fairQueue.ts';

export interface TaskOptions {
  /** Milliseconds without a message after which the worker is ended. They begin when a worker that is ready gets the task. */
  readonly timeout: number;
  readonly onProgress?: (progress: unknown) => void;
  /** For whom it is done: those who wait are served in turn, whatever each has waiting. */
  readonly share?: string;
}

export interface Pool<Task, Answer> {
  /** Gives a task to the next worker that is free. Rejects with an Overrun after its timeout, or with the error of the task; the pool goes on. */
  ask(task: Task, options: TaskOptions): Promise<Answer>;
  /** Ends all workers. Tasks that are not done are rejected. */
  close(): Promise<void>;
}

interface Job<Task, Answer> extends TaskOptions {
  readonly task: Task;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface PoolOptions {
  /** Megabytes that a worker may use; more is an Overrun. As the platform has it, if not given. */
  readonly memory?: number;
}

/** As many threads as are needed, up to `size`, that run a built script which calls `answerTasks`. One that dies or times out is replaced. */
export function createPool<Task, Answer>(script: URL, size: number, { memory }: PoolOptions = {}): Pool<Task, Answer> {
  const queue = createFairQueue<Job<Task, Answer>>();
  const idle: PoolWorker[] = [];
  const workers = new Set<PoolWorker>();
  let closed = false;

  interface PoolWorker {
    readonly thread: Worker;
    ready: boolean;
    job: Job<Task, Answer> | undefined;
    timer: NodeJS.Timeout | undefined;
  }

  /** Takes the job off a worker, so that it is settled only once. */
  function takeJob(worker: PoolWorker): Job<Task, Answer> | undefined {
    const { job } = worker;
    clearTimeout(worker.timer);
    worker.job = undefined;
    return job;
  }

  function restartTimer(worker: PoolWorker): void {
    clearTimeout(worker.timer);
    const timeout = worker.job?.timeout ?? 0;
    worker.timer = setTimeout(() => removeWorker(worker, new Overrun(`no message for ${timeout} ms`)), timeout);
  }

  /** A worker that never got ready takes the first job with it: otherwise that would be tried for ever. */
  function removeWorker(worker: PoolWorker, reason: Error): void {
    if (!workers.delete(worker)) return;
    void worker.thread.terminate();
    (worker.ready ? takeJob(worker) : queue.shift())?.reject(reason);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    assignJobs();
  }

  function addWorker(): void {
    // Without the flags of this process: under a test runner they would lead the worker to sources instead of what was built.
    const limits = memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } };
    const thread = new Worker(script, { execArgv: [], ...limits });
    const worker: PoolWorker = { thread, ready: false, job: undefined, timer: undefined };
    workers.add(worker);
    thread.on('error', (error) => removeWorker(worker, endOf(error)));
    thread.on('exit', (code) => removeWorker(worker, new Error(`the worker ended with code ${code}`)));
    thread.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') {
        if (worker.job === undefined) return;
        restartTimer(worker);
        worker.job.onProgress?.(message.progress);
        return;
      }
      worker.ready = true;
      const job = takeJob(worker);
      // The script of the worker answers this pool's tasks, so its answers have the type that the caller gave.
      if (message.type === 'done') job?.resolve(message.answer as Answer);
      else if (message.type === 'failed') job?.reject(message.overran ? new Overrun(message.error) : new Error(message.error));
      idle.push(worker);
      assignJobs();
    });
  }

  function assignJobs(): void {
    while (queue.length > 0 && idle.length > 0) {
      const [worker, job] = [idle.shift(), queue.shift()];
      if (worker === undefined || job === undefined) return;
      worker.job = job;
      restartTimer(worker);
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.thread.postMessage(job.task);
      } catch (error) {
        takeJob(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
        idle.push(worker);
      }
    }
    const starting = [...workers].filter((worker) => !worker.ready).length;
    for (let more = queue.length - starting; more > 0 && workers.size < size; more--) addWorker();
  }

  return {
    ask(task, options) {
      if (closed) return Promise.reject(new Error('the pool is closed'));
      return new Promise((resolve, reject) => {
        queue.push(options.share ?? '', { ...options, task, resolve, reject });
        assignJobs();
      });
    },
    async close() {
      closed = true;
      const reason = new Error('the pool was closed');
      for (let job = queue.shift(); job !== undefined; job = queue.shift()) job.reject(reason);
      const ending = [...workers].map((worker) => {
        workers.delete(worker);
        takeJob(worker)?.reject(reason);
        return worker.thread.terminate();
      });
      await Promise.all(ending);
    },
  };
}

/** Why a worker ended. */
function endOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Overrun(error.message) : error;
}
