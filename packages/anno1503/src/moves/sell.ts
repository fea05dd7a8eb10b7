import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { commoditySchema } from '../data/schema.ts';
import { priceAt } from '../rules/buildings.ts';
import { moveCard } from '../rules/cards.ts';
import { no, notInPhase2 } from '../rules/refusal.ts';
import { of, playerOf } from '../state/state.ts';
import { type Kind, NONE, numberSchema } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('sell'), commodity: commoditySchema, inhabitant: numberSchema });
export type Sell = Readonly<z.infer<typeof schema>>;

/** Q5.1: a card to an inhabitant that wants it and has not bought in this turn. */
export const sell: Kind<Sell> = {
  schema,
  candidates(view) {
    if (view.phase !== 'act') return NONE;
    const { inhabitants } = boxOf(view).components;
    const sales: Sell[] = [];
    let inhabitant = 0;
    for (const level of playerOf(view, view.turn).inhabitants) {
      inhabitant++;
      if (view.done.sold.includes(inhabitant)) continue;
      for (const commodity of inhabitants[level].buys) if (view.hand[commodity] > 0) sales.push({ kind: 'sell', commodity, inhabitant });
    }
    return sales;
  },
  refuse(view, { commodity, inhabitant }) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    const level = playerOf(view, view.turn).inhabitants[inhabitant - 1];
    if (level === undefined) return no('Q5.1', 'no-inhabitant', { inhabitant });
    if (view.done.sold.includes(inhabitant)) return no('Q5.1', 'has-bought-already', { inhabitant });
    const { buys } = boxOf(view).components.inhabitants[level];
    if (!buys.includes(commodity)) return no('Q5.1', 'not-wanted', { commodity, wants: [...buys] });
    return view.hand[commodity] > 0 ? undefined : no('Q5.1', 'not-in-hand', { commodity });
  },
  perform(state, seat, { commodity, inhabitant }, recorder) {
    const player = playerOf(state.open, seat);
    const gold = priceAt(boxOf(state.open), player, of(player.inhabitants, inhabitant - 1));
    recorder.tell({ fact: 'sold', seat, commodity, inhabitant, gold });
    const { sold, bought, branched } = state.open.done;
    return moveCard(state, seat, commodity, -1, gold, { sold: [...sold, inhabitant], bought, branched });
  },
};
