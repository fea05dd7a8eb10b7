import { nth } from '../data/list.ts';
import type { Good, Level } from '../data/words.ts';
import type { Item } from '../state/state.ts';
import type { Box } from './box.ts';
import { addGoods, countGoods, type GoodSet, type Singles, setOf } from './goods.ts';

/** What is owed, summed up. */
export interface Bill extends Readonly<GoodSet> {
  readonly goods: readonly Good[];
  /** The same by their numbers; -1 for one that the box does not know. */
  readonly numbers: readonly number[];
  /** Whether a good is asked for twice. */
  readonly repeated: boolean;
  /** By level. */
  readonly cubes: readonly number[];
  readonly anyCube: boolean;
  readonly trade: number;
  readonly exploration: number;
  /** Whose numbers the goods have. */
  readonly singles: Singles;
}

const bills = new WeakMap<readonly Item[], Bill>();

/** The bill of a cost: of those that last, as the prices of a box do, it is known already. */
export function billOf(box: Box, cost: readonly Item[]): Bill {
  const known = bills.get(cost);
  return known !== undefined && (known.singles === box.singles || known.goods.length === 0) ? known : summedUp(box.singles, cost);
}

/** Keeps the bill of a list that lasts. One that is made for a single question would only be in the way. */
export function lasting(bill: Bill, cost: readonly Item[]): Bill {
  bills.set(cost, bill);
  return bill;
}

export function summedUp(singles: Singles, owed: readonly Item[]): Bill {
  const goods: Good[] = [];
  const numbers: number[] = [];
  const cubes = [0, 0, 0, 0, 0];
  const set = { low: 0, high: 0 };
  let [trade, exploration] = [0, 0];
  for (const item of owed) {
    if (item.kind === 'good') {
      const single = setOf(singles, item.good);
      goods.push(item.good);
      numbers.push(single.number);
      addGoods(set, single);
    } else if (item.kind === 'cube') cubes[item.level] = nth(cubes, item.level) + 1;
    else if (item.token === 'trade') trade++;
    else exploration++;
  }
  const anyCube = cubes.some((count) => count > 0);
  const repeated = countGoods(set) < goods.length;
  return { low: set.low, high: set.high, goods, numbers, repeated, cubes, anyCube, trade, exploration, singles };
}

/** The same bill with a cube in place of one of the goods. */
export function withCubeFor(bill: Bill, at: number, level: Level): Bill {
  const goods = bill.goods.toSpliced(at, 1);
  const set = { low: 0, high: 0 };
  for (const good of goods) addGoods(set, setOf(bill.singles, good));
  return {
    low: set.low,
    high: set.high,
    goods,
    numbers: bill.numbers.toSpliced(at, 1),
    repeated: countGoods(set) < goods.length,
    cubes: bill.cubes.with(level, nth(bill.cubes, level) + 1),
    anyCube: true,
    trade: bill.trade,
    exploration: bill.exploration,
    singles: bill.singles,
  };
}
