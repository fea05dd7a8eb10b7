import type { Seat } from '@archipel/kernel';
import { type Box, boxOf, named } from '../src/box.ts';
import type { Item, Player, Table } from '../src/state.ts';

/** All that paying changes, as small as it can be written. */
interface Purse {
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
  const islands = new Set(player.newWorld.flatMap((island) => named(box.newWorld, island)));
  const beryl = table.objectives.includes('beryl-omara');
  const seen = new Set<string>();

  function reaches(purse: Purse): boolean {
    if (purse.owed.length === 0) return true;
    const key = JSON.stringify(purse);
    if (seen.has(key)) return false;
    seen.add(key);
    return steps(purse).some(reaches);
  }

  function steps(purse: Purse): readonly Purse[] {
    const next: Purse[] = [];
    purse.owed.forEach((item, at) => {
      const rest = { ...purse, owed: purse.owed.toSpliced(at, 1) };
      if (item.kind === 'cube' && (purse.rested[item.level] ?? 0) > 0) {
        next.push({ ...rest, rested: add(purse.rested, item.level, -1), exhausted: add(purse.exhausted, item.level, 1) });
      }
      if (item.kind === 'token' && purse[item.token] > 0) next.push({ ...rest, [item.token]: purse[item.token] - 1 });
      if (item.kind === 'token' && item.token === 'trade' && beryl && purse.exploration > 1)
        next.push({ ...rest, exploration: purse.exploration - 2 });
      if (item.kind === 'good') next.push(...goodSteps(purse, rest, item.good));
    });
    return [...next, ...shiftEnds(purse)];
  }

  function goodSteps(purse: Purse, rest: Purse, good: string): readonly Purse[] {
    const next: Purse[] = [];
    purse.shops.forEach((shop, at) => {
      if (shop.makes !== good || shop.on.length >= shop.workplaces || (purse.rested[shop.worker] ?? 0) === 0) return;
      const on = [...shop.on, shop.worker].toSorted((a, b) => a - b);
      next.push({ ...rest, rested: add(purse.rested, shop.worker, -1), shops: purse.shops.with(at, { ...shop, on }) });
    });
    const tokens = (count: number): readonly Item[] => Array.from({ length: count }, () => ({ kind: 'token', token: 'trade' }));
    const price = prices.get(good);
    if (price !== undefined && !purse.traded.includes(good))
      next.push({ ...rest, traded: [...purse.traded, good], owed: [...rest.owed, ...tokens(price)] });
    if (islands.has(good)) next.push({ ...rest, owed: [...rest.owed, ...tokens(1)] });
    for (const card of purse.gifts) {
      if (named(box.cards, card).effect.oneOf?.includes(good)) next.push({ ...rest, gifts: purse.gifts.filter((other) => other !== card) });
    }
    return next;
  }

  function shiftEnds(purse: Purse): readonly Purse[] {
    const next: Purse[] = [];
    for (const level of [0, 1, 2, 3, 4]) {
      const price = box.shiftEnd[level] ?? 0;
      if (purse.gold < price) continue;
      const freed = { ...purse, gold: purse.gold - price, rested: add(purse.rested, level, 1) };
      if ((purse.exhausted[level] ?? 0) > 0) next.push({ ...freed, exhausted: add(purse.exhausted, level, -1) });
      purse.shops.forEach((shop, at) => {
        if (shop.on.includes(level))
          next.push({ ...freed, shops: purse.shops.with(at, { ...shop, on: shop.on.toSpliced(shop.on.indexOf(level), 1) }) });
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

export function shopsOf(box: Box, player: Player): Purse['shops'] {
  return player.fields.flatMap((field, at) => {
    const id = field.tile ?? field.printed;
    const tile = id === null ? undefined : box.tiles.get(id);
    return tile?.kind === 'industry'
      ? [{ makes: tile.makes, worker: tile.worker, workplaces: tile.workplaces, on: player.workers[at] ?? [] }]
      : [];
  });
}
