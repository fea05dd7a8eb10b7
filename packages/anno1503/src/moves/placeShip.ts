import * as z from 'zod/mini';
import { boxOf } from '../box.ts';
import { payCards, unpayable } from '../cards.ts';
import { no, notInPhase2 } from '../refusal.ts';
import { playerOf } from '../state.ts';
import { withShip } from '../voyage.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('place-ship') });
export type PlaceShip = Readonly<z.infer<typeof schema>>;

const PLACE_SHIP: readonly PlaceShip[] = [{ kind: 'place-ship' }];

/** Q4: a ship from the store onto the start square; it may sail this turn. */
export const placeShip: Kind<PlaceShip> = {
  schema,
  candidates: (view) => (view.phase === 'act' ? PLACE_SHIP : NONE),
  refuse(view) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    if (!playerOf(view, view.turn).ships.includes(null)) return no('Q4', 'no-ship-in-store');
    return unpayable(view.hand, boxOf(view).prices.ship);
  },
  perform(state, seat, _, scribe) {
    const { prices, board } = boxOf(state);
    const ship = 1 + playerOf(state, seat).ships.indexOf(null);
    scribe.tell({ fact: 'launched', seat, ship });
    return withShip(payCards(state, seat, prices.ship), seat, ship, { at: board.start, spent: 0 });
  },
};
