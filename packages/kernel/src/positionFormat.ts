import type { Json } from './json.ts';

/**
 * How people describe a position of a game, in the words of the table. `build` lays it out, `describe` reads it back in the same words and
 * tells more besides (what is under way, what follows from the rest), so that what a scenario gives and what it expects are written alike.
 */
export interface PositionFormat<State> {
  /** `options` are those of a match: of them the components are used, the rest the position says itself. */
  build(position: unknown, seats: number, options?: unknown): Built<State>;
  describe(state: State): Json;
}

export type Built<State> = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly faults: readonly string[] };
