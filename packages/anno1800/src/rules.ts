import { rulesOf } from '@archipel/kernel';
import { kinds } from './moves/index.ts';
import type { Move } from './moves/schema.ts';
import { positionFormat } from './positionFormat/index.ts';
import { sampleState } from './rules/sampleState.ts';
import { outcome } from './rules/scoring.ts';
import { visibleState } from './rules/visibleState.ts';
import { type Options, optionsSchema } from './setup/options.ts';
import { SEATS } from './setup/seats.ts';
import { setup } from './setup/setup.ts';
import { type Fact, factSchema } from './state/facts.ts';
import type { State } from './state/state.ts';
import { mayMove, type View, view, viewSchema } from './state/view.ts';

/** Anno 1800: the rules R1 to R15. */
export const anno1800 = rulesOf<State, View, Move, Fact, Options>({
  id: 'anno1800',
  version: 1,
  seats: SEATS,
  schemas: { options: optionsSchema, view: viewSchema, fact: factSchema },
  kinds,
  mayMove,
  setup,
  active: ({ table }) => (table.over ? [] : [table.turn.seat]),
  view,
  visibleState,
  deal: (state, seat, dice) => (seat < state.table.seats.length ? sampleState(view(state, seat), dice) : undefined),
  outcome,
  round: ({ table }) => table.round,
  positionFormat,
});
