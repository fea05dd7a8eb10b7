import type { Player } from '@archipel/host';

/** The numbers by which a player judges a position, by name: plain data, in a file of their own with a word on where they come from. */
export type Weights<Name extends string = string> = Readonly<Record<Name, number>>;

/** A player whose weights can be changed: what `archipel tune` works on. */
export interface Tunable {
  readonly game: string;
  /** The name of the player that has these weights, as on the command line. */
  readonly level: string;
  /** The weights that it plays with today. */
  readonly weights: Weights;
  /** How far one try moves each of them: about the smallest change that may be seen in the results. */
  readonly steps: Weights;
  /** The same player with other weights. They may come from a file, so a missing, unknown or endless one is refused. */
  make(weights: Weights): Player;
}

/** A weight that says nothing else moves by a fifth of itself, and never by less than this. */
const SMALLEST_STEP = 0.05;

/** The player of one game made of weights. `steps` names those for which a fifth is not right; a step of 0 leaves a weight alone. */
export function tunable<Name extends string, View, Move>(
  rules: { readonly id: string; moves(view: View): readonly Move[] },
  level: string,
  weights: Weights<Name>,
  make: (weights: Weights<Name>) => Player<View, Move>,
  steps: Partial<Weights<Name>> = {},
): Tunable {
  const names = new Set(Object.keys(weights));
  const usual = Object.entries<number>(weights).map(([name, value]) => [name, Math.max(Math.abs(value) / 5, SMALLEST_STEP)] as const);
  return {
    game: rules.id,
    level,
    weights,
    steps: { ...Object.fromEntries(usual), ...steps },
    make(given) {
      for (const name of names) if (!Number.isFinite(given[name])) throw new RangeError(`the weight '${name}' is missing or is no number`);
      for (const name of Object.keys(given)) if (!names.has(name)) throw new RangeError(`there is no weight '${name}'`);
      return make({ ...weights, ...given });
    },
  };
}
