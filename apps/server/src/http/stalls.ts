import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the clock: what a look comes later than that is a stall. */
const RESOLUTION = 10;

/** How long the loop stood still since the start. */
export interface Stalls {
  /** Seconds that so many of a hundred looks at most came too late. */
  percentile(percent: number): number;
  stop(): void;
}

export function watchStalls(): Stalls {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  return {
    percentile: (percent) => Math.max(0, delays.percentile(percent) / 1e9 - RESOLUTION / 1000),
    stop: () => void delays.disable(),
  };
}
