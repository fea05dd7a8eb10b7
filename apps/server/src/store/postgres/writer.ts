import { StoreFault } from '../store.ts';
import type { Changes, OwnChange } from './changes.ts';
import { type Connections, insisting, type Sql } from './connection.ts';

type Write = <Result>(work: (sql: Sql, changed: (change: OwnChange) => void) => Promise<Result>) => Promise<Result>;

/** Writes that are counted, and told once they are committed. */
export interface Writer {
  /** Does `work` in a transaction of its own. What it says it has changed is told to others with the commit, and here just before the promise is kept. */
  readonly write: Write;
  /** The same for work that does no harm if it is done twice: done again if the connection was lost before the commit was answered. */
  readonly repeatable: Write;
  /** Notes that this many writes shared a commit. */
  committed(writes: number): void;
  /** Refuses when the store has been closed, and makes `close` wait for what is under way. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  counts(): { readonly writes: number; readonly commits: number };
  /** Waits for what is under way; what comes later is refused. */
  close(): Promise<void>;
}

export function createWriter({ transaction }: Connections, changes: Changes): Writer {
  const underWay = new Set<Promise<unknown>>();
  const counted = { writes: 0, commits: 0 };
  let closed = false;

  function committed(writes: number): void {
    counted.writes += writes;
    counted.commits += 1;
  }

  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closed) throw new StoreFault('broken', 'the store is closed');
    const promise = work();
    underWay.add(promise);
    try {
      return await promise;
    } finally {
      underWay.delete(promise);
    }
  }

  const write: Write = (work) =>
    during(async () => {
      const changed: OwnChange[] = [];
      const result = await transaction(async (sql) => {
        const done = await work(sql, (change) => changed.push(change));
        for (const change of changed) await changes.notify(sql, change);
        return done;
      });
      committed(1);
      for (const change of changed) changes.tell(change);
      return result;
    });

  return {
    write,
    repeatable: (work) => insisting(() => write(work)),
    committed,
    during,
    counts: () => ({ ...counted }),
    async close() {
      closed = true;
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
