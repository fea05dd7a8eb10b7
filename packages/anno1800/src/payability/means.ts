import { recentAnswers, type Seat } from '@archipel/kernel';
import { layoutOf, noneFor, shopsFor, type Workshop } from '../board/board.ts';
import { type Box, named } from '../box/box.ts';
import { addGoods, type GoodSet, holds, removeGoods, setOf } from '../box/goods.ts';
import type { CardId, Good } from '../data/words.ts';
import { type Player, playerAt, type Table } from '../state/state.ts';

/** Where a good can come from. */
export interface Sources {
  readonly shops: readonly Workshop[];
  /** The least that a partner takes for it; infinite if there is none, or it was bought this turn (R4.3). */
  readonly price: number;
  readonly island: boolean;
  readonly cards: readonly CardId[];
}

/** What a player can get goods from, whoever is rested: it changes seldom within a turn, and every price asks for it. */
export interface Means {
  /** The goods that partners sell for no more than so many tokens. */
  readonly sold: readonly GoodSet[];
  /** The goods of own New World islands, and those that cards give. */
  readonly fetched: GoodSet;
  readonly given: GoodSet;
  /** Looked up so far, by the numbers of the goods. */
  readonly sources: (Sources | null)[];
  /** What it was made of. */
  readonly box: Box;
  readonly fields: readonly Player['fields'][];
  readonly newWorld: Player['newWorld'];
  readonly played: Player['played'];
  readonly seat: Seat;
}

/** One for each seat, and some for positions that are only tried. */
const recent = recentAnswers<Means>(6);
let latest: Means | undefined;

export function meansOf(box: Box, table: Table, seat: Seat): Means {
  if (latest !== undefined && fit(latest, box, table, seat)) return latest;
  latest = recentFor(box, table, seat) ?? recent.add(made(box, table, seat));
  return latest;
}

function recentFor(box: Box, table: Table, seat: Seat): Means | undefined {
  for (const means of recent.all) if (fit(means, box, table, seat)) return means;
  return undefined;
}

function fit(means: Means, box: Box, table: Table, seat: Seat): boolean {
  const player = playerAt(table, seat);
  if (means.seat !== seat || means.box !== box || means.fields.length !== table.seats.length) return false;
  if (means.newWorld !== player.newWorld || means.played !== player.played) return false;
  for (let at = 0; at < means.fields.length; at++) if (means.fields[at] !== table.seats[at]?.fields) return false;
  return true;
}

function made(box: Box, table: Table, seat: Seat): Means {
  const player = playerAt(table, seat);
  const { newWorld, played } = player;
  const sold = noneFor(box);
  const fields: Player['fields'][] = [];
  for (let other = 0; other < table.seats.length; other++) {
    const partner = playerAt(table, other);
    fields.push(partner.fields);
    if (other === seat) continue;
    const theirs = layoutOf(box, partner).sold;
    for (let tokens = 0; tokens < sold.length; tokens++) addGoods(setAt(sold, tokens), setAt(theirs, tokens));
  }
  const fetched = { low: 0, high: 0 };
  for (const island of newWorld) for (const good of named(box.newWorld, island)) addGoods(fetched, setOf(box.singles, good));
  const given = { low: 0, high: 0 };
  for (const { card, used } of played) {
    if (!used) for (const good of named(box.cards, card).effect.oneOf ?? NONE) addGoods(given, setOf(box.singles, good));
  }
  return { sold, fetched, given, sources: [], box, fields, newWorld, played, seat };
}

function setAt(sets: readonly GoodSet[], tokens: number): GoodSet {
  const set = sets[tokens];
  if (set === undefined) throw new RangeError(`nothing is sold for ${tokens} tokens`);
  return set;
}

/** Every good that there is a way to, whoever is rested and whatever it costs. */
export function within({ sold, fetched, given, box, seat }: Means, table: Table): GoodSet {
  const all = { low: 0, high: 0 };
  addGoods(all, setAt(sold, sold.length - 1));
  // R4.3: what was bought this turn is not bought again.
  for (const good of table.turn.traded) removeGoods(all, setOf(box.singles, good));
  addGoods(all, fetched);
  addGoods(all, given);
  for (const craft of layoutOf(box, playerAt(table, seat)).crafts) addGoods(all, craft);
  return all;
}

export function sourcesOf(box: Box, table: Table, seat: Seat, good: Good): Sources {
  const all = sourcesIn(meansOf(box, table, seat), table, good, setOf(box.singles, good).number);
  return table.turn.traded.includes(good) ? { ...all, price: Number.POSITIVE_INFINITY } : all;
}

/** The same for somebody who has the means and the good's number at hand, and knows himself what was bought this turn. */
export function sourcesIn(means: Means, table: Table, good: Good, number: number): Sources {
  const { sources } = means;
  const known = number < sources.length ? sources[number] : undefined;
  if (known) return known;
  const found = lookedUp(means, playerAt(table, means.seat), good);
  if (number < 0) return found;
  while (sources.length <= number) sources.push(null);
  sources[number] = found;
  return found;
}

function lookedUp({ box, sold, fetched, given }: Means, player: Player, good: Good): Sources {
  const set = setOf(box.singles, good);
  return {
    shops: shopsFor(layoutOf(box, player), set),
    price: priceIn(sold, set),
    island: holds(fetched, set),
    cards: holds(given, set) ? givers(box, player, good) : NONE,
  };
}

const NONE: readonly never[] = [];

function givers(box: Box, player: Player, good: Good): readonly CardId[] {
  return player.played.filter((each) => !each.used && named(box.cards, each.card).effect.oneOf?.includes(good)).map((each) => each.card);
}

function priceIn(sold: readonly GoodSet[], good: Readonly<GoodSet>): number {
  for (let tokens = 0; tokens < sold.length; tokens++) if (holds(sold[tokens] ?? good, good)) return tokens;
  return Number.POSITIVE_INFINITY;
}

/** Whether there is any way to this good. */
export function available(source: Sources): boolean {
  return source.shops.length > 0 || source.price < Number.POSITIVE_INFINITY || source.island || source.cards.length > 0;
}
