import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { no } from '../rules/refusal.ts';
import { readyShips, shipFor, shipOf } from '../rules/voyage.ts';
import { put, withShips } from '../state/change.ts';
import { playerOf, squareSchema, sure } from '../state/state.ts';
import { type Kind, numberSchema } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('sail'), ship: numberSchema, to: squareSchema });
export type Sail = Readonly<z.infer<typeof schema>>;

/** Q6.2: one point, to a sea square orthogonally beside the ship. With the first point phase 3 begins (Q2). */
export const sail: Kind<Sail> = {
  schema,
  candidates(view) {
    const { beside } = boxOf(view).board;
    const moves: Sail[] = [];
    for (const { number, ship } of readyShips(view)) {
      for (const to of sure(beside.get(ship.at)).sea) moves.push({ kind: 'sail', ship: number, to });
    }
    return moves;
  },
  refuse(view, { ship: number, to }) {
    const ship = shipFor(view, number);
    if ('rule' in ship) return ship;
    const { beside } = boxOf(view).board;
    if (!beside.has(to)) return no('Q6.2', 'not-sea', { to });
    return sure(beside.get(ship.at)).sea.includes(to) ? undefined : no('Q6.2', 'not-adjacent', { from: ship.at, to });
  },
  perform(state, seat, { ship: number, to }, recorder) {
    recorder.tell({ fact: 'sailed', seat, ship: number, to });
    const { spent } = shipOf(state, seat, number);
    const { ships } = playerOf(state.open, seat);
    return withShips(state, seat, put(ships, number - 1, { at: to, spent: spent + 1 }), 'sail');
  },
};
