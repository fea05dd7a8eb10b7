import type { Seat } from '@archipel/kernel';
import { type Box, boxOf, named } from '../src/box/box.ts';
import type { Item, Player, Table } from '../src/state/state.ts';

/** All that paying changes, as small as it can be written. */
interface Wealth {
  readonly rested: readonly number[];
  readonly exhausted: readonly number[];
  /** By field: what is made there by whom, and who is on it. */
  readonly shops: readonly {
    readonly makes: string;
    readonly worker: number;
    readonly workplaces: number;
    readonly on: readonly number[];
  }[];
  readonly gold: number;
  readonly trade: number;
  readonly exploration: number;
  readonly gifts: readonly string[];
  readonly traded: readonly string[];
  readonly owed: readonly Item[];
}

/**
 * Payable or not, by trying every single step in every order that the rules allow: workers, partners, islands, cards, tokens and shift ends.
 * Written without any of the planner's reasoning, to hold it against that.
 */
export function payableByForce(table: Table, seat: Seat, owed: readonly Item[]): boolean {
  const box = boxOf(table);
  const player = table.seats[seat];
  if (!player) throw new RangeError('no such seat');
  const prices = new Map<string, number>();
  table.seats.forEach((other, at) => {
    if (at !== seat)
      for (const shop of shopsOf(box, other))
        prices.set(shop.makes, Math.min(prices.get(shop.makes) ?? 9, box.tradePrice[shop.worker] ?? 9));
  });
  const islands = new Set<string>(player.newWorld.flatMap((island) => named(box.newWorld, island)));
  const beryl = table.objectives.includes('beryl-omara');
  const seen = new Set<string>();

  function reaches(wealth: Wealth): boolean {
    if (wealth.owed.length === 0) return true;
    const key = JSON.stringify(wealth);
    if (seen.has(key)) return false;
    seen.add(key);
    return steps(wealth).some(reaches);
  }

  function steps(wealth: Wealth): readonly Wealth[] {
    const next: Wealth[] = [];
    wealth.owed.forEach((item, at) => {
      const rest = { ...wealth, owed: wealth.owed.toSpliced(at, 1) };
      if (item.kind === 'cube' && (wealth.rested[item.level] ?? 0) > 0) {
        next.push({ ...rest, rested: add(wealth.rested, item.level, -1), exhausted: add(wealth.exhausted, item.level, 1) });
      }
      if (item.kind === 'token' && wealth[item.token] > 0) next.push({ ...rest, [item.token]: wealth[item.token] - 1 });
      if (item.kind === 'token' && item.token === 'trade' && beryl && wealth.exploration > 1)
        next.push({ ...rest, exploration: wealth.exploration - 2 });
      if (item.kind === 'good') next.push(...goodSteps(wealth, rest, item.good));
    });
    return [...next, ...shiftEnds(wealth)];
  }

  function goodSteps(wealth: Wealth, rest: Wealth, good: string): readonly Wealth[] {
    const next: Wealth[] = [];
    wealth.shops.forEach((shop, at) => {
      if (shop.makes !== good || shop.on.length >= shop.workplaces || (wealth.rested[shop.worker] ?? 0) === 0) return;
      const on = [...shop.on, shop.worker].toSorted((a, b) => a - b);
      next.push({ ...rest, rested: add(wealth.rested, shop.worker, -1), shops: wealth.shops.with(at, { ...shop, on }) });
    });
    const tokens = (count: number): readonly Item[] => Array.from({ length: count }, () => ({ kind: 'token', token: 'trade' }));
    const price = prices.get(good);
    if (price !== undefined && !wealth.traded.includes(good))
      next.push({ ...rest, traded: [...wealth.traded, good], owed: [...rest.owed, ...tokens(price)] });
    if (islands.has(good)) next.push({ ...rest, owed: [...rest.owed, ...tokens(1)] });
    for (const card of wealth.gifts) {
      if (named(box.cards, card).effect.oneOf?.some((each) => each === good))
        next.push({ ...rest, gifts: wealth.gifts.filter((other) => other !== card) });
    }
    return next;
  }

  function shiftEnds(wealth: Wealth): readonly Wealth[] {
    const next: Wealth[] = [];
    for (const level of [0, 1, 2, 3, 4]) {
      const price = box.shiftEnd[level] ?? 0;
      if (wealth.gold < price) continue;
      const freed = { ...wealth, gold: wealth.gold - price, rested: add(wealth.rested, level, 1) };
      if ((wealth.exhausted[level] ?? 0) > 0) next.push({ ...freed, exhausted: add(wealth.exhausted, level, -1) });
      wealth.shops.forEach((shop, at) => {
        if (shop.on.includes(level))
          next.push({ ...freed, shops: wealth.shops.with(at, { ...shop, on: shop.on.toSpliced(shop.on.indexOf(level), 1) }) });
      });
    }
    return next;
  }

  const gifts = player.played.filter((each) => !each.used && named(box.cards, each.card).effect.oneOf).map((each) => each.card);
  const { rested, exhausted, gold, onShips, onCards } = player;
  const tokens = { trade: onShips.trade + onCards.trade, exploration: onShips.exploration + onCards.exploration };
  return reaches({ rested, exhausted, gold, ...tokens, shops: shopsOf(box, player), gifts, traded: table.turn.traded, owed });
}

const add = (list: readonly number[], at: number, by: number) => list.with(at, (list[at] ?? 0) + by);

export function shopsOf(box: Box, player: Player): Wealth['shops'] {
  return player.fields.flatMap((field, at) => {
    const id = field.tile ?? field.printed;
    const tile = id === null ? undefined : box.tiles.get(id);
    return tile?.kind === 'industry'
      ? [{ makes: tile.makes, worker: tile.worker, workplaces: tile.workplaces, on: player.workers[at] ?? [] }]
      : [];
  });
}
