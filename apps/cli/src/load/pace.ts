import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a table may make its next move. */
export type Pace = () => Promise<void>;

/** Paces for so many tables that together make `rate` moves a second, spread evenly; without a rate nobody waits. */
export function pacesFor(tables: number, rate: number | undefined, ended: Promise<void>): readonly Pace[] {
  if (rate === undefined) return Array.from({ length: tables }, () => async () => undefined);
  const between = (1000 * tables) / rate;
  const since = performance.now();
  return Array.from({ length: tables }, (_, table) => {
    let due = since + (between * table) / tables;
    return async () => {
      const wait = due - performance.now();
      // Who is late does not catch up: that would be another rate.
      due = Math.max(due, performance.now()) + between;
      if (wait > 0) await Promise.race([pause(wait, undefined, { ref: false }), ended]);
    };
  });
}
