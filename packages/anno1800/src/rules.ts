import { rulesOf } from '@archipel/kernel';
import { type Fact, factSchema } from './facts.ts';
import { kinds } from './moves/index.ts';
import type { Move } from './moves/schema.ts';
import { type Options, optionsSchema } from './options.ts';
import { scenery } from './scenery.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { mayMove, type View, view, viewSchema } from './view.ts';

/** Anno 1800: the rules R1 to R15. */
export const anno1800 = rulesOf<State, View, Move, Fact, Options>({
  id: 'anno1800',
  version: 1,
  seats: { min: 2, max: 4 },
  schemas: { options: optionsSchema, view: viewSchema, fact: factSchema },
  kinds,
  mayMove,
  setup,
  active: ({ table }) => (table.over ? [] : [table.turn.seat]),
  view,
  outcome,
  round: ({ table }) => table.round,
  scenery,
});
