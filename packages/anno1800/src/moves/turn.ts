import { stateOf } from '../change.ts';
import { no } from '../refusal.ts';
import { finishOpen } from '../things.ts';
import { discardFirst, endTurn, moved, stillOpen } from '../turn.ts';
import type { Kind } from './kind.ts';
import { moveSchemas } from './schema.ts';

/** R8, R10.2: the action is over; its cards are drawn. */
export const finish: Kind<'finish'> = {
  schema: moveSchemas.finish,
  candidates: ({ table }) => (table.turn.open ? [{ kind: 'finish' }] : []),
  refuse({ table }) {
    const { open, pending } = table.turn;
    if (open?.kind !== 'workforce' && open?.kind !== 'swap') return no('R2', 'nothing-to-finish');
    return pending.length > 0 ? no('R3.1', 'unpaid') : discardFirst(table);
  },
  perform(state, seat, _, scribe) {
    const table = moved(state.table);
    return table.turn.open ? finishOpen(stateOf(table, state.secret), seat, table.turn.open, scribe) : state;
  },
};

/** R2: the turn ends when the player says so, after the action. */
export const end: Kind<'end'> = {
  schema: moveSchemas.end,
  candidates: ({ table }) => (table.turn.acted ? [{ kind: 'end' }] : []),
  refuse({ table }) {
    const { acted, pending, open } = table.turn;
    if (!acted) return no('R2', 'must-act');
    if (pending.length > 0) return no('R3.1', 'unpaid');
    return discardFirst(table) ?? stillOpen(open);
  },
  perform: (state, seat, _, scribe) => endTurn(state, seat, scribe),
};
