import type { Entry, MatchSetup } from '@archipel/kernel';
import * as z from 'zod/mini';
import { type Digest, digestSchema } from './played.ts';

export interface DigestQuestion {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
  readonly actions: readonly string[];
}
export interface DigestAnswer {
  readonly digest: Digest | undefined;
}

/** A match that is played again for longer than this is left out. */
const PATIENCE = 30_000;

/** Plays matches again beside the page, one after the other. */
export function digester() {
  const started = () => new Worker(new URL('./digestWorker.ts', import.meta.url), { type: 'module' });
  let worker: Worker | undefined;
  return {
    digest: async (question: DigestQuestion): Promise<Digest | undefined> => {
      const at = worker ?? started();
      worker = at;
      return new Promise((resolve) => {
        const answered = new AbortController();
        const { signal } = answered;
        const done = (digest: Digest | undefined, failed: boolean) => {
          clearTimeout(timer);
          answered.abort();
          if (failed) {
            at.terminate();
            worker = undefined;
          }
          resolve(digest);
        };
        const timer = setTimeout(() => done(undefined, true), PATIENCE);
        at.addEventListener('message', ({ data }: MessageEvent<DigestAnswer>) => done(data.digest, false), { signal });
        at.addEventListener('error', () => done(undefined, true), { signal });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
        at.postMessage(question);
      });
    },
    stop: () => worker?.terminate(),
  };
}

const KEY = 'archipel.statistics';
const MOST = 1000;
const keptSchema = z.record(z.string(), digestSchema);

/** What was read before, by the match. */
export function knownDigests(): Readonly<Record<string, Digest>> {
  try {
    const read = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/** Keeps what was read, so that no match is played again; the newest, if there are too many. */
export function keepDigests(digests: Readonly<Record<string, Digest>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(digests).slice(-MOST))));
  } catch {
    // They are read again next time.
  }
}
