import type { ComponentType } from 'react';

/** What a review shows of a game besides its table. */
export interface ReviewParts {
  /** A hand that lies open: the names of what is in it. `view` is the table at that moment, as the rules of the game made it. */
  readonly Hand: ComponentType<{ readonly hand: readonly string[]; readonly view: unknown }>;
}
