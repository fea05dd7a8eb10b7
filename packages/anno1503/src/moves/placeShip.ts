import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { canPay, payCards, unpayable } from '../rules/cards.ts';
import { no, notInPhase2 } from '../rules/refusal.ts';
import { withShip } from '../rules/voyage.ts';
import { playerOf } from '../state/state.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('place-ship') });
export type PlaceShip = Readonly<z.infer<typeof schema>>;

const PLACE_SHIP = shared<PlaceShip>({ kind: 'place-ship' });

/** Q4: a ship from the store onto the start square; it may sail this turn. */
export const placeShip: Kind<PlaceShip> = {
  schema,
  candidates: (view) => (view.phase === 'act' && canPay(view.hand, boxOf(view).prices.ship) ? PLACE_SHIP : NONE),
  refuse(view) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    if (!playerOf(view, view.turn).ships.includes(null)) return no('Q4', 'no-ship-in-store');
    return unpayable(view.hand, boxOf(view).prices.ship);
  },
  perform(state, seat, _, recorder) {
    const { prices, board } = boxOf(state.open);
    const ship = 1 + playerOf(state.open, seat).ships.indexOf(null);
    recorder.tell({ fact: 'launched', seat, ship });
    return withShip(payCards(state, seat, prices.ship), seat, ship, { at: board.start, spent: 0 });
  },
};
