import type { Seat } from '@archipel/kernel';
import { layoutOf, type Workshop, workersOn } from '../board/board.ts';
import { type Box, boxOf, levelName, named } from '../box/box.ts';
import type { CardId, Good, Level } from '../data/words.ts';
import { type Item, type Player, playerAt, type Table } from '../state/state.ts';
import { AREA, eachEnding, type Slot, type Use } from './ends.ts';
import { add, emptyFront, type Front, isNew } from './front.ts';
import type { Leaves, Plan } from './leaves.ts';
import { movesOf } from './steps.ts';
import { tokenPlans } from './tokenPlans.ts';
import { eachWay, giftKind, isExploration, levelUsed, type Source } from './ways.ts';

/** A way with its shift ends; how its tokens are paid is not yet said. */
interface Draft {
  readonly sources: readonly Source[];
  readonly ends: readonly Slot[];
  readonly trade: number;
  /** Free workplaces by kind of workshop. */
  readonly free: readonly number[];
  readonly gold: number;
  readonly rested: readonly number[];
}

/** A kind of workshop, all of them together. */
interface ShopKind {
  readonly good: Good;
  readonly worker: Level;
  readonly free: number;
}

interface PlanSearch {
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly shops: readonly Workshop[];
  readonly kinds: readonly ShopKind[];
  /** The kind of the workshop on each field. */
  readonly kindAt: ReadonlyMap<number, number>;
  /** Played cards that can give something, and the kinds of them. */
  readonly cards: readonly CardId[];
  readonly cardKinds: readonly string[];
}

/**
 * Every plan that pays this, in the order of the list, and is not worse than another in anything that it leaves; of plans that leave the same, one. Empty
 * exactly if it is not payable (R3.1).
 *
 * Tokens are left for last: two drafts that differ in nothing else are as good as their numbers of trade tokens, and the ways to pay the same number
 * are never better than one another.
 */
export function plans(table: Table, seat: Seat, owed: readonly Item[]): readonly Plan[] {
  const search = planSearchOf(boxOf(table), table, seat);
  const exploration = owed.filter(isExploration).length;
  const beryl = table.objectives.includes('beryl-omara');
  return frontOf(search, owed).things.flatMap((draft) =>
    tokenPlans(search.player, draft.trade, exploration, beryl).map((tokens) => ({
      moves: movesOf(search.player, draft, tokens),
      leaves: leavesOf(search, draft, tokens),
    })),
  );
}

function planSearchOf(box: Box, table: Table, seat: Seat): PlanSearch {
  const player = playerAt(table, seat);
  const kinds: ShopKind[] = [];
  const kindAt = new Map<number, number>();
  const shops: Workshop[] = [];
  for (const [good, same] of layoutOf(box, player).workshops) {
    for (const shop of same) {
      const free = shop.workplaces - workersOn(player, shop.at).length;
      const known = kinds.findIndex((kind) => kind.good === good && kind.worker === shop.worker);
      const kind = kinds[known];
      if (kind) kinds[known] = { ...kind, free: kind.free + free };
      kindAt.set(shop.at, kind ? known : kinds.push({ good, worker: shop.worker, free }) - 1);
      shops.push(shop);
    }
  }
  const cards = player.played.filter((each) => !each.used && named(box.cards, each.card).effect.oneOf).map((each) => each.card);
  const cardKinds = [...new Set(cards.map((card) => giftKind(box, card)))];
  return { box, table, seat, player, shops, kinds, kindAt, cards, cardKinds };
}

function frontOf(search: PlanSearch, owed: readonly Item[]): Front<Draft> {
  const { box, table, seat, player, shops, kinds, cardKinds } = search;
  const front = emptyFront<Draft>();
  const worth = new Int16Array(KINDS + kinds.length + cardKinds.length + table.seats.length);
  eachWay(box, table, seat, owed, ({ sources, trade }) => {
    const uses = sources.flatMap(useOf);
    eachEnding(box, player, shops, uses, (ends) => {
      judge(search, sources, uses, ends, trade, worth);
      if (isNew(front, worth)) add(front, draftOf(search, sources, ends, trade, worth), worth);
    });
  });
  return front;
}

/** Where in the worth of a draft what stands: rested cubes by level, gold, trade tokens, then kinds of workshops, kinds of cards, seats. */
const [GOLD, TRADE, KINDS] = [5, 6, 7];

/** Writes down what a draft leaves in each respect: more is better. */
function judge(
  search: PlanSearch,
  sources: readonly Source[],
  uses: readonly Use[],
  ends: readonly Slot[],
  trade: number,
  worth: Int16Array,
) {
  const { box, player, kinds, kindAt, cardKinds } = search;
  const change = (at: number, by: number) => {
    worth[at] = (worth[at] ?? 0) + by;
  };
  const atWork = (field: number, by: number) => {
    if (field !== AREA) change(KINDS + (kindAt.get(field) ?? 0), by);
  };
  worth.fill(0);
  worth.set(player.rested);
  worth[GOLD] = player.gold;
  worth[TRADE] = -trade;
  for (const [at, { free }] of kinds.entries()) worth[KINDS + at] = free;
  for (const { level, at } of uses) {
    change(level, -1);
    atWork(at, -1);
  }
  for (const { level, at, taken } of ends) {
    change(level, taken);
    change(GOLD, -taken * (box.shiftEnd[level] ?? 0));
    atWork(at, taken);
  }
  const cards = KINDS + kinds.length;
  for (const source of sources) {
    if (source.kind === 'gift') change(cards + cardKinds.indexOf(giftKind(box, source.card)), -1);
    if (source.kind === 'trade') change(cards + cardKinds.length + source.from, -1);
  }
}

function draftOf({ kinds }: PlanSearch, sources: readonly Source[], ends: readonly Slot[], trade: number, worth: Int16Array): Draft {
  return {
    sources: [...sources],
    ends: ends.filter((slot) => slot.taken > 0).map((slot) => ({ ...slot })),
    trade,
    rested: [...worth.subarray(0, GOLD)],
    gold: worth[GOLD] ?? 0,
    free: [...worth.subarray(KINDS, KINDS + kinds.length)],
  };
}

function useOf(source: Source): readonly Use[] {
  const level = levelUsed(source);
  return level === undefined ? [] : [{ level, at: source.kind === 'produce' ? source.shop.at : AREA }];
}

function leavesOf(search: PlanSearch, draft: Draft, tokens: Pick<Leaves, 'onShips' | 'onCards'>): Leaves {
  const { sources } = draft;
  const given = search.table.seats.map((_, from) => sources.filter((each) => each.kind === 'trade' && each.from === from).length);
  return {
    rested: draft.rested,
    workplaces: search.kinds.map(({ good, worker }, at) => ({ good, worker: levelName(worker), free: draft.free[at] ?? 0 })),
    onShips: tokens.onShips,
    onCards: tokens.onCards,
    gold: draft.gold,
    cards: search.cards.filter((card) => !sources.some((each) => each.kind === 'gift' && each.card === card)),
    given,
  };
}
