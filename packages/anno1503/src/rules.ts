import { rulesOf } from '@archipel/kernel';
import { kinds, type Move } from './moves/index.ts';
import { positionFormat } from './positionFormat/index.ts';
import { outcomeOf } from './rules/objectives.ts';
import { sampleState } from './rules/sampleState.ts';
import { type Options, optionsSchema } from './setup/options.ts';
import { SEATS } from './setup/seats.ts';
import { setup } from './setup/setup.ts';
import { type Fact, factSchema } from './state/facts.ts';
import { activeSeats, type State } from './state/state.ts';
import { mayMove, type View, viewOf, viewSchema } from './state/view.ts';
import { visibleState } from './state/visibleState.ts';

/** Anno 1503, complete. Rule numbers in refusals and comments are those of the rules reference. */
export const anno1503 = rulesOf<State, View, Move, Fact, Options>({
  id: 'anno1503',
  version: 2,
  seats: SEATS,
  schemas: { options: optionsSchema, view: viewSchema, fact: factSchema },
  kinds,
  mayMove,
  setup,
  active: ({ open }) => activeSeats(open),
  view: viewOf,
  visibleState,
  deal: (state, seat, dice) => (seat < state.open.seats.length ? sampleState(viewOf(state, seat), dice) : undefined),
  outcome: outcomeOf,
  round: ({ open }) => open.round,
  positionFormat,
});
