import { anno1503, type Building, boxOf, type Goods, type Move, NO_GOODS, nextLevel, priceAt, type View } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import type { IllegalMove } from '@archipel/kernel';
import { ofKind } from './decision.ts';
import { ownPlayer } from './seen.ts';

/** Something that a player wants in phase 2: the move itself says what. Of a placement the building may still be open. */
export type Wish = Extract<Move, { readonly kind: 'place-ship' | 'place' | 'develop' | 'sell' | 'buy' | 'branch' }>;
type Sell = Extract<Move, { readonly kind: 'sell' }>;
type Buy = Extract<Move, { readonly kind: 'buy' }>;

/** How a wish comes true: what is sold first, what is bought, then the wish itself. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly sold: readonly Sell[];
  readonly bought: readonly Buy[];
  /** Whether its last move reveals something: there is no undo after it. */
  readonly reveals: boolean;
}

/** What a wish costs in cards (Q4). */
export function priceOf(view: View, wish: Wish): Goods {
  const { prices } = boxOf(view);
  if (wish.kind === 'place-ship') return prices.ship;
  if (wish.kind === 'place') return prices.explorer;
  if (wish.kind !== 'develop') return NO_GOODS;
  const level = ownPlayer(view)?.inhabitants[wish.inhabitant - 1];
  const next = level && nextLevel(level);
  return next ? prices[next] : NO_GOODS;
}

/**
 * The plan of a wish: from the hand if it can be; else with the missing cards bought before it; else with cards sold that it does not need, to pay for
 * them. Every step is one that the rules allow: what stands in the way is their own answer. Undefined if there is none.
 */
export function planFor(view: View, wish: Wish): Plan | undefined {
  const bare = dryRun(anno1503, view, [wish]);
  if (bare.legal) return { moves: [wish], sold: [], bought: [], reveals: bare.reveals };
  const bought = missingCards(bare.illegal);
  const withPurchase = planned(view, [], bought, wish);
  if (withPurchase !== 'gold-missing') return withPurchase;
  const sold: Sell[] = [];
  const price = priceOf(view, wish);
  for (const sale of bestSales(view)) {
    const left = view.hand[sale.commodity] - sold.filter(({ commodity }) => commodity === sale.commodity).length;
    if (left <= price[sale.commodity] || !dryRun(anno1503, view, [...sold, sale]).legal) continue;
    sold.push(sale);
    const plan = planned(view, sold, bought, wish);
    if (plan !== 'gold-missing') return plan;
  }
  return undefined;
}

/** The cards that the rules say are missing, to be bought. None if something else stands in the way. */
export function missingCards({ reasons }: IllegalMove): readonly Buy[] {
  return reasons.flatMap(({ code, commodity, missing }) =>
    code === 'cards-missing' ? Array.from({ length: Number(missing) }, () => ({ kind: 'buy', commodity }) as Buy) : [],
  );
}

function planned(view: View, sold: readonly Sell[], bought: readonly Buy[], wish: Wish): Plan | 'gold-missing' | undefined {
  const moves = [...sold, ...bought, wish];
  const run = dryRun(anno1503, view, moves);
  if (run.legal) return { moves, sold, bought, reveals: run.reveals };
  return run.illegal.reasons.some(({ code }) => code === 'gold-missing') ? 'gold-missing' : undefined;
}

/** Every sale that is possible now, those that bring the most gold first. */
export function bestSales(view: View): readonly Sell[] {
  const gold = (sale: Sell) => goldOf(view, sale);
  return ofKind(anno1503.moves(view), 'sell').toSorted((one, other) => gold(other) - gold(one));
}

/** What an inhabitant pays for a card (Q5.1). */
export function goldOf(view: View, { inhabitant }: Pick<Sell, 'inhabitant'>): number {
  const player = ownPlayer(view);
  const level = player?.inhabitants[inhabitant - 1];
  return player && level ? priceAt(boxOf(view), player, level) : 0;
}

/** Whether a placement brings a building, and which ones there are to choose from (Q4.2): what the rules answer to a placement without one. */
export function buildingsFor(view: View): readonly Building[] {
  const run = dryRun(anno1503, view, [{ kind: 'place' }]);
  const needed = run.legal ? undefined : run.illegal.reasons.find(({ code }) => code === 'building-needed');
  return (needed?.['possible'] as readonly Building[] | undefined) ?? [];
}
