import type { Pace } from '../../reader/pace.ts';

/** How long one move is looked at, in milliseconds; undefined: until somebody asks for the next. */
export function lengthOf(pace: Pace): number | undefined {
  switch (pace) {
    case 'step':
      return undefined;
    case 'slow':
      return 2000;
    case 'normal':
      return 1000;
    case 'fast':
      return 400;
    default:
      return 0;
  }
}
