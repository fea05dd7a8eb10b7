/** What time it is, and to be woken later: handed in, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once at that moment, or soon after it; answers how to call it off. */
  wakeAt(moment: number, call: () => void): () => void;
}

/** The longest that a timer of the platform can be set for. */
const LONGEST = 2 ** 31 - 1;

/** When this process began, by the machine's clock. */
const origin = Date.now() - performance.now();

/** The machine's clock, as it was set when the process began: somebody who sets it forward or back later neither ends turns nor prolongs them. */
export const machineClock: Clock = {
  now: () => Math.round(origin + performance.now()),
  wakeAt(moment, call) {
    let timer: NodeJS.Timeout;
    const set = () => {
      const rest = moment - machineClock.now();
      timer = setTimeout(rest > LONGEST ? set : call, Math.min(Math.max(rest, 0), LONGEST));
      // Whoever only waits for a deadline does not keep the process alive.
      timer.unref();
    };
    set();
    return () => clearTimeout(timer);
  },
};
