import { StoreFault } from '../store.ts';
import type { Changes, OwnChange } from './changes.ts';
import type { Sql } from './sql.ts';

interface Waiting {
  /** Does the write; answers what to do once it is durable. */
  readonly attempt: () => () => void;
  readonly refuse: (why: unknown) => void;
}

/** Writes that came together share one commit, because the disk's sync is what costs. */
export interface Queue {
  /**
   * Does `work` in the next commit. The promise is kept only after the commit; it is broken if nothing of the work is kept.
   * What `work` says it has changed is told after the commit, just before the promise is kept.
   */
  write<Result>(work: (changed: (change: OwnChange) => void) => Result): Promise<Result>;
  counts(): { readonly writes: number; readonly commits: number };
  /** Commits what is waiting; what comes later is refused. */
  close(): void;
}

/** A commit is done in one go while the loop waits: so many writes at most. */
const LARGEST = 256;
/**
 * Where so much arrives that one turn of the loop takes long, the first of it need not wait for the last: a commit is made as soon as collecting has
 * taken so many milliseconds, and so many times as long as the disk took for the commit before.
 */
const COLLECTING = 4;
const WORTH_WAITING = 8;

/** `check` is asked before every commit, and throws where nothing must be promised. */
export function createQueue(sql: Sql, check: () => void, changes: Pick<Changes, 'record' | 'tell'>): Queue {
  let waiting: Waiting[] = [];
  let closed = false;
  /** When the first of those that wait came, and how long the disk took for the last commit. */
  let [since, syncTook] = [0, 0];
  let early = false;
  const counted = { writes: 0, commits: 0 };

  function flush(): void {
    early = false;
    const batch = waiting.slice(0, LARGEST);
    waiting = waiting.slice(LARGEST);
    if (waiting.length > 0) setImmediate(flush);
    if (batch.length > 0) commit(batch);
    since = performance.now();
  }

  function flushSoon(): void {
    if (waiting.length === 1) {
      since = performance.now();
      // After everything that has arrived in this turn of the loop has been read.
      setImmediate(flush);
    } else if (!early && performance.now() - since > Math.max(COLLECTING, WORTH_WAITING * syncTook)) {
      early = true;
      process.nextTick(flush);
    }
  }

  /** All of the batch in one transaction. One that fails is taken back alone, unless SQLite has given up the whole transaction with it. */
  function commit(batch: readonly Waiting[]): void {
    const settle: (() => void)[] = [];
    try {
      check();
      sql.run('BEGIN IMMEDIATE');
      for (const one of batch) settle.push(withinSavepoint(one));
      const begun = performance.now();
      sql.run('COMMIT');
      syncTook = performance.now() - begun;
    } catch (fault) {
      rollBack();
      // One write that cannot be kept, because it is too big for what is left of the disk or otherwise, must not spoil the others.
      const forAll = fault instanceof StoreFault && fault.reason !== 'full';
      if (batch.length > 1 && !forAll) for (const one of batch) commit([one]);
      else for (const one of batch) one.refuse(fault);
      return;
    }
    counted.commits += 1;
    for (const tell of settle) tell();
  }

  function withinSavepoint(one: Waiting): () => void {
    sql.run('SAVEPOINT one');
    try {
      const done = one.attempt();
      sql.run('RELEASE one');
      return done;
    } catch (fault) {
      try {
        sql.run('ROLLBACK TO one');
        sql.run('RELEASE one');
      } catch {
        throw fault;
      }
      return () => one.refuse(fault);
    }
  }

  function rollBack(): void {
    try {
      sql.run('ROLLBACK');
    } catch {
      // There was none to roll back: SQLite had done it, or it never began.
    }
  }

  return {
    write: <Result>(work: (changed: (change: OwnChange) => void) => Result) =>
      new Promise<Result>((resolve, refuse) => {
        if (closed) return refuse(new StoreFault('broken', 'the store is closed'));
        const attempt = () => {
          const changed: OwnChange[] = [];
          const result = work((change) => changed.push(change));
          for (const change of changed) changes.record(change);
          return () => {
            counted.writes += 1;
            for (const change of changed) changes.tell(change);
            resolve(result);
          };
        };
        waiting.push({ attempt, refuse });
        flushSoon();
      }),
    counts: () => ({ ...counted }),
    close: () => {
      closed = true;
      while (waiting.length > 0) flush();
    },
  };
}
