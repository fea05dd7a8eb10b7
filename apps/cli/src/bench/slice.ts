import type { Runner } from './task.ts';

/** A slice of work, and the processor time that it took. */
export interface Slice {
  readonly units: number;
  readonly listed: number;
  readonly ms: number;
}

/** Milliseconds that have passed, and milliseconds that the processors worked for this program. */
export interface Clock {
  now(): number;
  worked(): number;
}

/**
 * Processor time counts the engine's compiler and collector too, wherever they run, and leaves out what other programs took of the machine.
 * Only one thread of ours works at a time, so all of it is its own.
 */
export const CLOCK: Clock = {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** Milliseconds between readings of the clock: reading it must not be part of the work. */
const CLOCK_INTERVAL = 0.5;

/** On a busy machine a slice lasts longer, so that the same work is done in it; at most this many times. */
const LONGEST_FACTOR = 2;

/** Runs once at least, and again until the runs have worked for `ms` together. */
export function slice(runner: Runner, ms: number, { now, worked }: Clock = CLOCK): Slice {
  let [units, listed, lasted, runs] = [0, 0, 0, 1];
  const [began, hadWorked] = [now(), worked()];
  do {
    runner.prepare?.();
    const since = now();
    for (let run = 0; run < runs; run++) {
      const done = runner.run();
      units += done.units;
      listed += done.listed ?? 0;
    }
    const took = now() - since;
    lasted += took;
    // Runs that need preparation are timed one by one.
    if (took < CLOCK_INTERVAL && runner.prepare === undefined) runs *= 2;
  } while (lasted < ms || (lasted < LONGEST_FACTOR * ms && worked() - hadWorked < ms));
  const share = (worked() - hadWorked) / (now() - began);
  return { units, listed, ms: lasted * share };
}
