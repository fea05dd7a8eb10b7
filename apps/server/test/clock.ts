import type { Clock } from '../src/system/clock.ts';

/** A clock that stands still until a test moves it on. */
export interface HandClock extends Clock {
  /** Moves on by so many milliseconds at once, and then wakes whoever is due, in order. */
  pass(milliseconds: number): void;
}

export function handClock(start = 1_800_000_000_000): HandClock {
  let now = start;
  const waiting = new Set<{ readonly moment: number; readonly call: () => void }>();
  const due = () => [...waiting].filter(({ moment }) => moment <= now).toSorted((a, b) => a.moment - b.moment)[0];
  return {
    now: () => now,
    wakeAt(moment, call) {
      const one = { moment, call };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (let next = due(); next !== undefined; next = due()) {
        waiting.delete(next);
        next.call();
      }
    },
  };
}
