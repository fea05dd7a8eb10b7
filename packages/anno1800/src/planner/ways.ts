import type { Seat } from '@archipel/kernel';
import { tradePrice, type Workshop } from '../board/board.ts';
import { type Box, named } from '../box/box.ts';
import type { CardId, Good, Level, Token } from '../data/words.ts';
import { sourcesOf } from '../payability/means.ts';
import { type Item, type Player, playerAt, type Table } from '../state/state.ts';

/** Where one thing of a cost comes from. */
export type Source =
  | { readonly kind: 'produce'; readonly good: Good; readonly shop: Workshop }
  | { readonly kind: 'trade'; readonly good: Good; readonly from: Seat; readonly price: number }
  | { readonly kind: 'fetch'; readonly good: Good }
  | { readonly kind: 'gift'; readonly good: Good; readonly card: CardId }
  | { readonly kind: 'exhaust'; readonly level: Level }
  | { readonly kind: 'token'; readonly token: Token };

/** A source for each thing of the cost, in its order. How tokens are paid and where shifts end is not yet said. */
export interface Way {
  readonly sources: readonly Source[];
  /** Trade tokens that it takes in all. */
  readonly trade: number;
}

interface Search {
  readonly box: Box;
  readonly player: Player;
  readonly choices: readonly (readonly Source[])[];
  readonly mostTrade: number;
  readonly visit: (way: Way) => void;
  readonly sources: Source[];
  readonly uses: number[];
}

/** Every way that the tokens allow, and perhaps the gold: shift ends cost at least what is counted here. Each is shown once and must be copied to be kept. */
export function eachWay(box: Box, table: Table, seat: Seat, owed: readonly Item[], visit: (way: Way) => void): void {
  const player = playerAt(table, seat);
  const exploration = player.onShips.exploration + player.onCards.exploration - owed.filter(isExploration).length;
  if (exploration < 0) return;
  const byBeryl = table.objectives.includes('beryl-omara') ? Math.floor(exploration / 2) : 0;
  const mostTrade = player.onShips.trade + player.onCards.trade + byBeryl;
  const choices = owed.map((item) => choicesFor(box, table, seat, item));
  const search = { box, player, choices, mostTrade, visit, sources: [], uses: [0, 0, 0, 0, 0] };
  descend(search, 0, 0, 0);
}

export const isExploration = (item: Item): boolean => item.kind === 'token' && item.token === 'exploration';

function choicesFor(box: Box, table: Table, seat: Seat, item: Item): readonly Source[] {
  if (item.kind === 'cube') return [{ kind: 'exhaust', level: item.level }];
  if (item.kind === 'token') return [{ kind: 'token', token: item.token }];
  const { good } = item;
  const { shops, price, island, cards } = sourcesOf(box, table, seat, good);
  const partners = price === Number.POSITIVE_INFINITY ? [] : partnersFor(box, table, seat, good);
  return [
    ...shops.map((shop) => ({ kind: 'produce' as const, good, shop })),
    ...cards.map((card) => ({ kind: 'gift' as const, good, card })),
    ...(island ? [{ kind: 'fetch' as const, good }] : []),
    ...partners,
  ];
}

function partnersFor(box: Box, table: Table, seat: Seat, good: Good): readonly Source[] {
  return table.seats.flatMap((partner, from) => {
    const price = from === seat ? undefined : tradePrice(box, partner, good);
    return price === undefined ? [] : [{ kind: 'trade' as const, good, from, price }];
  });
}

function descend(search: Search, index: number, trade: number, gold: number): void {
  const choices = search.choices[index];
  if (choices === undefined) {
    search.visit({ sources: search.sources, trade });
    return;
  }
  for (const source of choices) {
    const more = tokensFor(source);
    if (trade + more > search.mostTrade || isTaken(search, source)) continue;
    const level = levelUsed(source);
    const price = level === undefined ? 0 : usePrice(search, level, 1);
    if (gold + price > search.player.gold) {
      if (level !== undefined) usePrice(search, level, -1);
      continue;
    }
    search.sources.push(source);
    descend(search, index + 1, trade + more, gold + price);
    search.sources.pop();
    if (level !== undefined) usePrice(search, level, -1);
  }
}

/** Counts a use of a cube of this level, or takes it back; the gold that this use costs at least. */
function usePrice({ uses, player, box }: Search, level: Level, by: number): number {
  const count = (uses[level] ?? 0) + by;
  uses[level] = count;
  return count > (player.rested[level] ?? 0) ? (box.shiftEnd[level] ?? 0) : 0;
}

function tokensFor(source: Source): number {
  if (source.kind === 'trade') return source.price;
  return source.kind === 'fetch' || (source.kind === 'token' && source.token === 'trade') ? 1 : 0;
}

/** R4.3: a good is bought once; R9: a card gives once, and of cards that give the same the one that lies first is turned over first. */
function isTaken({ sources, choices, box }: Search, source: Source): boolean {
  if (source.kind === 'trade') return sources.some((other) => other.kind === 'trade' && other.good === source.good);
  if (source.kind !== 'gift') return false;
  const given = (card: CardId) => sources.some((other) => other.kind === 'gift' && other.card === card);
  if (given(source.card)) return true;
  const here = choices[sources.length] ?? [];
  const equals = here.filter((other) => other.kind === 'gift' && giftKind(box, other.card) === giftKind(box, source.card));
  return equals.find((other) => other.kind === 'gift' && !given(other.card)) !== source;
}

/** What a card gives, as a name that equal cards share. */
export function giftKind(box: Box, card: CardId): string {
  return JSON.stringify(named(box.cards, card).effect);
}

export function levelUsed(source: Source): Level | undefined {
  return source.kind === 'produce' ? source.shop.worker : source.kind === 'exhaust' ? source.level : undefined;
}
