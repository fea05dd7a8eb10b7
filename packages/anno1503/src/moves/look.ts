import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { no } from '../rules/refusal.ts';
import { readyShips, shipFor, shipOf, withShip } from '../rules/voyage.ts';
import { changed, put } from '../state/change.ts';
import { of, squareSchema, sure } from '../state/state.ts';
import { type Kind, NONE, numberSchema } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('look'), ship: numberSchema, space: squareSchema });
export type Look = Readonly<z.infer<typeof schema>>;

const putBackSchema = z.strictObject({ kind: z.literal('put-back') });
export type PutBack = Readonly<z.infer<typeof putBackSchema>>;
const PUT_BACK = shared<PutBack>({ kind: 'put-back' });

/** Q6.3: one point, a face-down tile orthogonally beside the ship; only this player sees it and keeps a note. */
export const look: Kind<Look> = {
  schema,
  candidates(view) {
    const { beside } = boxOf(view).board;
    const moves: Look[] = [];
    for (const { number, ship } of readyShips(view)) {
      for (const space of sure(beside.get(ship.at)).spaces) moves.push({ kind: 'look', ship: number, space });
    }
    return moves;
  },
  refuse(view, { ship: number, space }) {
    const ship = shipFor(view, number);
    if ('rule' in ship) return ship;
    const { beside, isSpace } = boxOf(view).board;
    if (!isSpace(space)) return no('Q6.3', 'no-island-space', { space });
    if (!sure(beside.get(ship.at)).spaces.includes(space)) return no('Q6.3', 'not-adjacent', { from: ship.at, space });
    return view.islands[space] === undefined ? no('Q6.3', 'no-tile', { space }) : undefined;
  },
  perform(state, seat, { ship: number, space }, recorder) {
    const tile = sure(state.secret.faces[space]);
    const ship = shipOf(state, seat, number);
    recorder.reveal([seat]);
    recorder.whisper([seat], { fact: 'looked', seat, ship: number, space, tile }, { fact: 'looked', seat, ship: number, space });
    const notes = put(state.secret.notes, seat, { ...of(state.secret.notes, seat), [space]: tile });
    const spent = { at: ship.at, spent: ship.spent + 1 };
    return withShip(state, seat, number, spent, { phase: 'look', look: { ship: number, space } }, { notes });
  },
};

/** Q6.3: back face down, and the voyage goes on. */
export const putBack: Kind<PutBack> = {
  schema: putBackSchema,
  candidates: (view) => (view.phase === 'look' ? PUT_BACK : NONE),
  refuse: (view) => (view.phase === 'look' ? undefined : no('Q6.3', 'no-tile-in-hand')),
  perform(state, seat, _, recorder) {
    recorder.tell({ fact: 'put-back', seat, space: sure(state.open.look).space });
    return changed(state, { phase: 'sail', look: null });
  },
};
