import type { CardId, Good, LevelName } from '../data/words.ts';
import type { Move } from '../moves/schema.ts';
import type { Tokens } from '../state/state.ts';

/** What a payment leaves its payer, and what it gives to others. More is better in everything but `given`. */
export interface Leaves {
  /** Rested cubes by level. */
  readonly rested: readonly number[];
  /** Free workplaces; industries of the same product and level count together. */
  readonly workplaces: readonly Workplaces[];
  readonly onShips: Tokens;
  readonly onCards: Tokens;
  readonly gold: number;
  /** Played cards that can still give a resource; of cards that give the same only the number matters. */
  readonly cards: readonly CardId[];
  /** R4.2: gold for each seat's trades. */
  readonly given: readonly number[];
}

export interface Workplaces {
  readonly good: Good;
  readonly worker: LevelName;
  readonly free: number;
}

/** One way of paying: the game's own moves, in an order in which they are legal one after another, and what they leave. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly leaves: Leaves;
}
