import type { Seat } from '@archipel/kernel';
import { layoutOf, playerAt, type Workshop, workersOn } from '../board.ts';
import { type Box, boxOf, type Level, levelName, named } from '../box.ts';
import type { Good } from '../data/schema.ts';
import type { Item, Player, Table } from '../state.ts';
import { eachEnding, type Slot, type Use } from './ends.ts';
import { add, emptyFront, type Front, isNew } from './front.ts';
import type { Leaves, Plan } from './leaves.ts';
import { movesOf } from './steps.ts';
import { tokenPlans } from './tokens.ts';
import { eachWay, giftKind, isExploration, levelUsed, type Source } from './ways.ts';

/** A way with its shift ends; how its tokens are paid is not yet said. */
export interface Draft {
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

interface Bench {
  readonly box: Box;
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  readonly shops: readonly Workshop[];
  readonly kinds: readonly ShopKind[];
  /** The kind of the workshop on each field. */
  readonly kindAt: ReadonlyMap<number, number>;
  /** Played cards that can give something, and the kinds of them. */
  readonly cards: readonly string[];
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
  const bench = benchOf(boxOf(table), table, seat);
  const exploration = owed.filter(isExploration).length;
  const beryl = table.objectives.includes('beryl-omara');
  return frontOf(bench, owed).things.flatMap((draft) =>
    tokenPlans(bench.player, draft.trade, exploration, beryl).map((tokens) => ({
      moves: movesOf(bench.player, draft, tokens),
      leaves: leavesOf(bench, draft, tokens),
    })),
  );
}

function benchOf(box: Box, table: Table, seat: Seat): Bench {
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

function frontOf(bench: Bench, owed: readonly Item[]): Front<Draft> {
  const { box, table, seat, player, shops } = bench;
  const front = emptyFront<Draft>();
  const [kinds, cards] = [7, 7 + bench.kinds.length];
  const seats = cards + bench.cardKinds.length;
  const worth = new Int16Array(seats + table.seats.length);
  eachWay(box, table, seat, owed, ({ sources, trade }) => {
    const uses = sources.flatMap(useOf);
    eachEnding(box, player, shops, uses, (ends) => {
      worth.fill(0);
      for (let level = 0; level < 5; level++) worth[level] = player.rested[level] ?? 0;
      worth[5] = player.gold;
      worth[6] = -trade;
      for (const [at, kind] of bench.kinds.entries()) worth[kinds + at] = kind.free;
      const change = (at: number, by: number) => {
        worth[at] = (worth[at] ?? 0) + by;
      };
      for (const use of uses) {
        change(use.level, -1);
        if (use.at >= 0) change(kinds + (bench.kindAt.get(use.at) ?? 0), -1);
      }
      for (const { level, at, taken } of ends) {
        change(level, taken);
        change(5, -taken * (box.shiftEnd[level] ?? 0));
        if (at >= 0) change(kinds + (bench.kindAt.get(at) ?? 0), taken);
      }
      for (const source of sources) {
        if (source.kind === 'trade') change(seats + source.from, -1);
        if (source.kind === 'gift') change(cards + bench.cardKinds.indexOf(giftKind(box, source.card)), -1);
      }
      if (!isNew(front, worth)) return;
      const draft: Draft = {
        sources: [...sources],
        ends: ends.filter((slot) => slot.taken > 0).map((slot) => ({ ...slot })),
        trade,
        rested: [...worth.subarray(0, 5)],
        gold: worth[5] ?? 0,
        free: [...worth.subarray(kinds, cards)],
      };
      add(front, draft, worth);
    });
  });
  return front;
}

function useOf(source: Source): readonly Use[] {
  const level = levelUsed(source);
  return level === undefined ? [] : [{ level, at: source.kind === 'produce' ? source.shop.at : -1 }];
}

function leavesOf(bench: Bench, draft: Draft, tokens: Pick<Leaves, 'onShips' | 'onCards'>): Leaves {
  const { sources } = draft;
  const given = bench.table.seats.map((_, from) => sources.filter((each) => each.kind === 'trade' && each.from === from).length);
  return {
    rested: draft.rested,
    workplaces: bench.kinds.map(({ good, worker }, at) => ({ good, worker: levelName(worker), free: draft.free[at] ?? 0 })),
    onShips: tokens.onShips,
    onCards: tokens.onCards,
    gold: draft.gold,
    cards: bench.cards.filter((card) => !sources.some((each) => each.kind === 'gift' && each.card === card)),
    given,
  };
}
