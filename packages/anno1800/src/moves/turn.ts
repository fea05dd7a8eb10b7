import { stateOf } from '../change.ts';
import { no } from '../refusal.ts';
import { finishOpen } from '../things.ts';
import { discardFirst, endTurn, moved, stillOpen, UNPAID } from '../turn.ts';
import { type Kind, NONE, shared } from './kind.ts';
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
  perform(state, seat, _, scribe) {
    const table = moved(state.table);
    return table.turn.open ? finishOpen(stateOf(table, state.secret), seat, table.turn.open, scribe) : state;
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
  perform: (state, seat, _, scribe) => endTurn(state, seat, scribe),
};
