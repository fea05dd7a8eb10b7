import { diceFrom, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { COMMODITIES, type Commodity } from '../data/words.ts';
import { has } from '../rules/buildings.ts';
import { added } from '../rules/cards.ts';
import { no, wrongTime } from '../rules/refusal.ts';
import { put, withPlayer } from '../state/change.ts';
import { type Goods, of, type Phase, playerOf, sure } from '../state/state.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('branch'), from: seatSchema });
export type Branch = Readonly<z.infer<typeof schema>>;

/** Q8: what the Big Branch pays for the card. */
const PRICE = 2;

/** Q8: any moment of the own turn, before the roll as well as at sea, at which no choice is open. */
const MOMENTS: readonly Phase[] = ['roll', 'act', 'sail'];

/** The card at a place of a hand, counted from 0, that is sorted by commodity. */
function cardAt(hand: Goods, place: number): Commodity {
  let before = 0;
  return sure(
    COMMODITIES.find((commodity) => {
      before += hand[commodity];
      return place < before;
    }),
  );
}

/** Q8, Big Branch: once a turn a random card from another hand, paid to its owner; only these two see it. */
export const branch: Kind<Branch> = {
  schema,
  candidates: (view) =>
    MOMENTS.includes(view.phase) && has(playerOf(view, view.turn), 'big-branch')
      ? view.seats.map((_, from) => ({ kind: 'branch', from }))
      : NONE,
  refuse(view, { from }) {
    if (!MOMENTS.includes(view.phase)) return { ...wrongTime(view), rule: 'Q8' };
    const player = playerOf(view, view.turn);
    if (!has(player, 'big-branch')) return no('Q8', 'no-big-branch');
    if (view.done.branched) return no('Q8', 'branch-used');
    const other = view.seats[from];
    if (other === undefined || from === view.turn) return no('Q8', 'no-other-player', { from });
    if (other.cards === 0) return no('Q8', 'hand-empty', { from });
    return player.gold < PRICE ? no('Q8', 'gold-missing', { missing: PRICE - player.gold }) : undefined;
  },
  perform(state, seat, { from }, recorder) {
    const { open: position, secret } = state;
    const dice = diceFrom(secret.chance);
    const theirs = of(secret.hands, from);
    const commodity = cardAt(theirs, dice.below(playerOf(position, from).cards));
    recorder.reveal([seat, from]);
    const open = { fact: 'branched', seat, from, gold: PRICE } as const;
    recorder.whisper([seat, from], { ...open, commodity }, open);

    const hands = put(put(secret.hands, seat, added(of(secret.hands, seat), commodity, 1)), from, added(theirs, commodity, -1));
    const [buyer, seller] = [playerOf(position, seat), playerOf(position, from)];
    const paid = withPlayer(state, seat, { gold: buyer.gold - PRICE, cards: buyer.cards + 1 });
    const done = { ...position.done, branched: true };
    return withPlayer(paid, from, { gold: seller.gold + PRICE, cards: seller.cards - 1 }, { done }, { hands, chance: dice.chance });
  },
};
