import type { Runner } from './task.ts';

/** One stretch of work, and the processor time that it took. */
export interface Slice {
  readonly units: number;
  readonly listed: number;
  readonly ms: number;
}

/** Milliseconds that have passed, and those that the processors worked for this program. */
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

/** The clock is read only this often, in milliseconds, so that reading it is none of the work. */
const READING = 0.5;

/** On a busy machine a slice lasts longer, so that as much is done in it; but only so many times. */
const LONGEST = 2;

/** Runs laps until they have worked for `ms` together, and one at least. */
export function slice(runner: Runner, ms: number, { now, worked }: Clock = CLOCK): Slice {
  let [units, listed, lasted, laps] = [0, 0, 0, 1];
  const [began, hadWorked] = [now(), worked()];
  do {
    runner.ready?.();
    const since = now();
    for (let lap = 0; lap < laps; lap++) {
      const done = runner.lap();
      units += done.units;
      listed += done.listed ?? 0;
    }
    const took = now() - since;
    lasted += took;
    // What has to be made ready for each lap is timed lap by lap.
    if (took < READING && runner.ready === undefined) laps *= 2;
  } while (lasted < ms || (lasted < LONGEST * ms && worked() - hadWorked < ms));
  const share = (worked() - hadWorked) / (now() - began);
  return { units, listed, ms: lasted * share };
}
