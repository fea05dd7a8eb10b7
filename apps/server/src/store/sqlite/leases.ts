import type { Leases } from '../store.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

interface Lease {
  readonly holder: string;
  readonly until: number;
}

const free = (lease: Lease | undefined, holder: string, now: number) =>
  lease === undefined || lease.holder === holder || lease.until <= now;

/** Leases for all who use the database. */
export function sharedLeases(sql: Sql, { write }: Queue): Leases {
  return {
    take: (name, holder, until, now) =>
      write(() => {
        const lease = sql.query<Lease>('SELECT holder, until FROM leases WHERE name = ?').one(name);
        if (lease !== undefined && !free(lease, holder, now)) return { heldUntil: lease.until };
        sql.run('DELETE FROM leases WHERE until <= ?', now);
        sql.run('INSERT OR REPLACE INTO leases (name, holder, until) VALUES (?, ?, ?)', name, holder, until);
        return 'taken';
      }),
    release: (name, holder) => write(() => void sql.run('DELETE FROM leases WHERE name = ? AND holder = ?', name, holder)),
  };
}

/** Leases of a database that one process has to itself: with the process they are gone, and nobody waits for their end. */
export function ownLeases(): Leases {
  const leases = new Map<string, Lease>();
  return {
    async take(name, holder, until, now) {
      const lease = leases.get(name);
      if (lease !== undefined && !free(lease, holder, now)) return { heldUntil: lease.until };
      for (const [other, { until: end }] of leases) if (end <= now) leases.delete(other);
      leases.set(name, { holder, until });
      return 'taken';
    },
    async release(name, holder) {
      if (leases.get(name)?.holder === holder) leases.delete(name);
    },
  };
}
