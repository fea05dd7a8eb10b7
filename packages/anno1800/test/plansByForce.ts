import type { Seat } from '@archipel/kernel';
import { boxOf, named } from '../src/box/box.ts';
import { LEVELS } from '../src/data/words.ts';
import type { Leaves } from '../src/index.ts';
import type { Item, Table } from '../src/state/state.ts';
import { shopsOf } from './bruteForce.ts';

/** What is left, each respect by its name: more is better. */
export type Worth = Readonly<Record<string, number>>;

/** What paying changes, and the decisions taken so far in any order. */
interface Paying {
  readonly worth: Worth;
  /** Cubes on each own workshop, and in the exhausted area. */
  readonly on: readonly (readonly number[])[];
  readonly exhausted: readonly number[];
  readonly cards: readonly string[];
  readonly traded: readonly string[];
  readonly owed: readonly Item[];
  readonly decisions: readonly string[];
}

/**
 * Everything that paying in the listed order can come to, found by taking every step that the rules allow, one after another. Of the sets of decisions that pay,
 * those with a shift end that could have been left out are dropped, then those that leave no more of anything and less of something than another. Undefined if there
 * are more positions on the way than `most`.
 */
export function plansByForce(table: Table, seat: Seat, owed: readonly Item[], most: number): readonly Worth[] | undefined {
  const box = boxOf(table);
  const player = table.seats[seat];
  if (!player) throw new RangeError('no such seat');
  const shops = shopsOf(box, player);
  const cards = player.played.filter((each) => !each.used && named(box.cards, each.card).effect.oneOf).map((each) => each.card);
  const islands = new Set<string>(player.newWorld.flatMap((island) => named(box.newWorld, island)));
  const beryl = table.objectives.includes('beryl-omara');
  const paid = new Map<string, Worth>();
  const seen = new Set<string>();
  const start: Record<string, number> = { gold: player.gold };
  player.rested.forEach((count, level) => {
    start[`rested ${level}`] = count;
  });
  for (const token of ['trade', 'exploration'] as const) {
    start[`${token} on ships`] = player.onShips[token];
    start[`${token} on cards`] = player.onCards[token];
  }
  const kindOf = (shop: (typeof shops)[number]) => `${shop.makes} by ${LEVELS[shop.worker]}`;
  for (const shop of shops) start[kindOf(shop)] = (start[kindOf(shop)] ?? 0) + shop.workplaces - shop.on.length;
  const kindOfCard = (card: string) => `gives ${JSON.stringify(named(box.cards, card).effect)}`;
  for (const card of cards) start[kindOfCard(card)] = (start[kindOfCard(card)] ?? 0) + 1;
  for (const other of table.seats.keys()) start[`gift to ${other}`] = 0;

  const has = (paying: Paying, what: string) => paying.worth[what] ?? 0;
  function after(paying: Paying, decision: string, worth: Worth, change: Partial<Paying> = {}): Paying {
    const now = { ...paying.worth };
    for (const [what, by] of Object.entries(worth)) now[what] = (now[what] ?? 0) + by;
    return { ...paying, ...change, worth: now, decisions: [...paying.decisions, decision].toSorted() };
  }

  function steps(paying: Paying): readonly Paying[] {
    const [item, ...rest] = paying.owed;
    if (item === undefined) return [];
    if (item.kind === 'good') return [...goods(paying, item.good, rest), ...shiftEnds(paying)];
    if (item.kind === 'token') return [...tokens(paying, item.token, rest), ...shiftEnds(paying)];
    const { level } = item;
    if (has(paying, `rested ${level}`) === 0) return shiftEnds(paying);
    const exhausted = paying.exhausted.with(level, (paying.exhausted[level] ?? 0) + 1);
    return [after(paying, `exhaust ${level}`, { [`rested ${level}`]: -1 }, { exhausted, owed: rest }), ...shiftEnds(paying)];
  }

  function goods(paying: Paying, good: string, rest: readonly Item[]): readonly Paying[] {
    const next: Paying[] = [];
    shops.forEach((shop, at) => {
      const on = paying.on[at] ?? [];
      if (shop.makes !== good || on.length >= shop.workplaces || has(paying, `rested ${shop.worker}`) === 0) return;
      const now = paying.on.with(at, [...on, shop.worker]);
      next.push(after(paying, `work ${at}`, { [`rested ${shop.worker}`]: -1, [kindOf(shop)]: -1 }, { on: now, owed: rest }));
    });
    const token: Item = { kind: 'token', token: 'trade' };
    table.seats.forEach((partner, from) => {
      const prices = shopsOf(box, partner).flatMap((shop) => (shop.makes === good ? [box.tradePrice[shop.worker] ?? 9] : []));
      const price = Math.min(...prices);
      if (from === seat || price > 8 || paying.traded.includes(good)) return;
      const now = { traded: [...paying.traded, good], owed: [...Array.from({ length: price }, () => token), ...rest] };
      next.push(after(paying, `buy ${good} of ${from}`, { [`gift to ${from}`]: -1 }, now));
    });
    if (islands.has(good)) next.push(after(paying, `fetch ${good}`, {}, { owed: [token, ...rest] }));
    for (const card of paying.cards) {
      if (!named(box.cards, card).effect.oneOf?.some((each) => each === good)) continue;
      const left = paying.cards.filter((other) => other !== card);
      next.push(after(paying, `gift ${good} of ${card}`, { [kindOfCard(card)]: -1 }, { cards: left, owed: rest }));
    }
    return next;
  }

  function tokens(paying: Paying, token: 'trade' | 'exploration', rest: readonly Item[]): readonly Paying[] {
    const explorers = (ships: number, more: number) => ({ 'exploration on ships': -ships, 'exploration on cards': -more });
    const ways: Worth[] = [{ [`${token} on ships`]: -1 }, { [`${token} on cards`]: -1 }];
    if (beryl && token === 'trade') ways.push(explorers(2, 0), explorers(1, 1), explorers(0, 2));
    return ways
      .filter((way) => Object.entries(way).every(([what, by]) => has(paying, what) + by >= 0))
      .map((way) => after(paying, `pay ${JSON.stringify(way)}`, way, { owed: rest }));
  }

  function shiftEnds(paying: Paying): readonly Paying[] {
    const next: Paying[] = [];
    for (const level of [0, 1, 2, 3, 4]) {
      const price = box.shiftEnd[level] ?? 0;
      if (paying.worth['gold'] === undefined || paying.worth['gold'] < price) continue;
      const change = { gold: -price, [`rested ${level}`]: 1 };
      const count = paying.exhausted[level] ?? 0;
      if (count > 0) next.push(after(paying, `end ${level} exhausted`, change, { exhausted: paying.exhausted.with(level, count - 1) }));
      shops.forEach((shop, at) => {
        const on = paying.on[at] ?? [];
        if (!on.includes(level)) return;
        const now = paying.on.with(at, on.toSpliced(on.indexOf(level), 1));
        next.push(after(paying, `end ${level} at ${at}`, { ...change, [kindOf(shop)]: 1 }, { on: now }));
      });
    }
    return next;
  }

  const open: Paying[] = [
    { worth: start, on: shops.map((shop) => shop.on), exhausted: player.exhausted, cards, traded: table.turn.traded, owed, decisions: [] },
  ];
  for (let paying = open.pop(); paying !== undefined; paying = open.pop()) {
    const done = paying.decisions.join();
    if (paying.owed.length === 0) paid.set(done, paying.worth);
    const key = `${done} ${JSON.stringify(paying.owed)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > most) return undefined;
    open.push(...steps(paying));
  }
  const needed = [...paid].filter(([done]) => !couldDoWithLess(done.split(','), paid));
  return undominated(needed.map(([, worth]) => worth));
}

function couldDoWithLess(decisions: readonly string[], paid: ReadonlyMap<string, Worth>): boolean {
  return decisions.some((decision, at) => decision.startsWith('end') && paid.has(decisions.toSpliced(at, 1).join()));
}

function undominated(all: readonly Worth[]): readonly Worth[] {
  const different = [...new Map(all.map((worth) => [JSON.stringify(worth), worth])).values()];
  const names = Object.keys(different[0] ?? {});
  const asGood = (one: Worth, other: Worth) => names.every((what) => (one[what] ?? 0) >= (other[what] ?? 0));
  return different.filter((worth) => !different.some((other) => other !== worth && asGood(other, worth)));
}

/** What a plan says that it leaves, in the words of the search by force. */
export function worthOf(table: Table, leaves: Leaves): Worth {
  const box = boxOf(table);
  const worth: Record<string, number> = { gold: leaves.gold };
  leaves.rested.forEach((count, level) => {
    worth[`rested ${level}`] = count;
  });
  for (const token of ['trade', 'exploration'] as const) {
    worth[`${token} on ships`] = leaves.onShips[token];
    worth[`${token} on cards`] = leaves.onCards[token];
  }
  for (const { good, worker, free } of leaves.workplaces) worth[`${good} by ${worker}`] = free;
  for (const card of leaves.cards) {
    const kind = `gives ${JSON.stringify(named(box.cards, card).effect)}`;
    worth[kind] = (worth[kind] ?? 0) + 1;
  }
  leaves.given.forEach((count, seat) => {
    worth[`gift to ${seat}`] = 0 - count;
  });
  return worth;
}
