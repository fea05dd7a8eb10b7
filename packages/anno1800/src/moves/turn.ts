import { shared } from '@archipel/kernel';
import { finishOpen } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { discardFirst, endTurn, moved, stillOpen, UNPAID } from '../rules/turn.ts';
import { stateOf } from '../state/change.ts';
import { type Kind, NONE } from './kind.ts';
import { moveSchemas } from './schema.ts';

const FINISH = shared({ kind: 'finish' });
const END = shared({ kind: 'end' });
const NOTHING_TO_FINISH = no('R2', 'nothing-to-finish');
const MUST_ACT = no('R2', 'must-act');

/** R8, R10.2: the action is over; its cards are drawn. */
export const finish: Kind<'finish'> = {
  schema: moveSchemas.finish,
  candidates: ({ table: { turn } }) => (turn.open !== null && turn.pending.length === 0 ? FINISH : NONE),
  refuse({ table }) {
    const { open, pending } = table.turn;
    if (open?.kind !== 'workforce' && open?.kind !== 'swap') return NOTHING_TO_FINISH;
    return pending.length > 0 ? UNPAID : discardFirst(table);
  },
  perform(state, seat, _, recorder) {
    const table = moved(state.table);
    return table.turn.open ? finishOpen(stateOf(table, state.secret), seat, table.turn.open, recorder) : state;
  },
};

/** R2: the turn ends when the player says so, after the action. */
export const end: Kind<'end'> = {
  schema: moveSchemas.end,
  candidates: ({ table: { turn } }) => (turn.acted && turn.pending.length === 0 ? END : NONE),
  refuse({ table }) {
    const { acted, pending, open } = table.turn;
    if (!acted) return MUST_ACT;
    if (pending.length > 0) return UNPAID;
    return discardFirst(table) ?? stillOpen(open);
  },
  perform: (state, seat, _, recorder) => endTurn(state, seat, recorder),
};
