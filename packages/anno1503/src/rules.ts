import { rulesOf } from '@archipel/kernel';
import { type Fact, factSchema } from './facts.ts';
import { kinds, type Move } from './moves/index.ts';
import { outcomeOf } from './objectives.ts';
import { type Options, optionsSchema } from './options.ts';
import { scenery } from './scenery/index.ts';
import { setup } from './setup.ts';
import { activeSeats, type State } from './state.ts';
import { mayMove, type View, viewOf, viewSchema } from './view.ts';

/** Anno 1503, complete. Rule numbers in refusals and comments are those of the rules reference. */
export const anno1503 = rulesOf<State, View, Move, Fact, Options>({
  id: 'anno1503',
  version: 1,
  seats: { min: 2, max: 4 },
  schemas: { options: optionsSchema, view: viewSchema, fact: factSchema },
  kinds,
  mayMove,
  setup,
  active: activeSeats,
  view: viewOf,
  outcome: outcomeOf,
  round: (state) => state.round,
  scenery,
});
