import type { Dice } from '@archipel/kernel';
import type { Tunable, Weights } from './player/tunable.ts';

/**
 * Simultaneous perturbation (SPSA, James Spall): every round moves all weights at once by a step up or down, each by the throw of a coin; the
 * two players so made meet, and the weights go some way towards the winner. However many weights there are, a round needs one match.
 */
export interface Trial {
  readonly plus: Weights;
  readonly minus: Weights;
  /** What comes of it: the next weights, from the share of points that `plus` made. */
  after(share: number): Weights;
}

/** Steps and strides become shorter, as the method's author recommends; the first strides are short. */
const STEP_FADES = 0.101;
const STRIDE_FADES = 0.602;
const CAREFUL = 0.1;

/** A clear win (a share of 1) in the first round moves a weight by about so many steps. */
const STRIDE = 2;

export function trial({ steps }: Tunable, weights: Weights, round: number, rounds: number, dice: Dice): Trial {
  const wide = 1 / (round + 1) ** STEP_FADES;
  const far = STRIDE * ((1 + CAREFUL * rounds) / (round + 1 + CAREFUL * rounds)) ** STRIDE_FADES;
  const signs = mapped(weights, () => (dice.below(2) === 0 ? -1 : 1));
  const shifted = (by: number) => mapped(weights, (weight, name) => weight + by * (signs[name] ?? 0) * (steps[name] ?? 0));
  return { plus: shifted(wide), minus: shifted(-wide), after: (share) => shifted(far * (2 * share - 1)) };
}

/** Four figures are more than such matches can tell apart, and a file of them can be read. */
export function rounded(weights: Weights): Weights {
  return mapped(weights, (weight) => Number(weight.toPrecision(4)));
}

function mapped(weights: Weights, change: (weight: number, name: string) => number): Weights {
  return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, change(weight, name)]));
}
