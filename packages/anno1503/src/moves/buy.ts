import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { commoditySchema } from '../data/schema.ts';
import { COMMODITIES } from '../data/words.ts';
import { moveCard } from '../rules/cards.ts';
import { no, notInPhase2 } from '../rules/refusal.ts';
import { type Open, type Player, playerOf } from '../state/state.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('buy'), commodity: commoditySchema });
export type Buy = Readonly<z.infer<typeof schema>>;

const PURCHASES = shared(...COMMODITIES.map((commodity): Buy => ({ kind: 'buy', commodity })));

/** Q5.2: a card's price, less for each agreement. */
export function buyPrice(position: Open, player: Player): number {
  const { price, discountPerAgreement } = boxOf(position).components.buy;
  return Math.max(0, price - discountPerAgreement * player.agreements.length);
}

/** Q5.2: any commodity from its stack, twice a turn at most. */
export const buy: Kind<Buy> = {
  schema,
  candidates(view) {
    const player = playerOf(view, view.turn);
    return view.phase === 'act' && player.gold >= buyPrice(view, player) ? PURCHASES : NONE;
  },
  refuse(view, { commodity }) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    const { perTurn } = boxOf(view).components.buy;
    if (view.done.bought >= perTurn) return no('Q5.2', 'bought-enough', { perTurn });
    if (view.stacks[commodity] === 0) return no('Q5.2', 'stack-empty', { commodity });
    const player = playerOf(view, view.turn);
    const lacking = buyPrice(view, player) - player.gold;
    return lacking > 0 ? no('Q5.2', 'gold-missing', { missing: lacking }) : undefined;
  },
  perform(state, seat, { commodity }, recorder) {
    const gold = buyPrice(state.open, playerOf(state.open, seat));
    recorder.tell({ fact: 'bought', seat, commodity, gold });
    const { sold, bought, branched } = state.open.done;
    return moveCard(state, seat, commodity, 1, -gold, { sold, bought: bought + 1, branched });
  },
};
