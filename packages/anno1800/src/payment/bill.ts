import type { Box } from '../box.ts';
import type { Good } from '../data/schema.ts';
import { nth } from '../list.ts';
import type { Item } from '../state.ts';
import { addGoods, type GoodSet, setOf } from './goods.ts';

/** What is owed, summed up. */
export interface Bill extends Readonly<GoodSet> {
  readonly goods: readonly Good[];
  /** By level. */
  readonly cubes: readonly number[];
  readonly anyCube: boolean;
  readonly trade: number;
  readonly exploration: number;
  /** Whose numbers the goods have. */
  readonly box: Box;
}

const bills = new WeakMap<readonly Item[], Bill>();

/** The bill of a cost that is asked for again and again, as those out of the box are: summed up once, unless two boxes share the list. */
export function billOf(box: Box, cost: readonly Item[]): Bill {
  const known = bills.get(cost);
  if (known?.box === box) return known;
  const bill = summedUp(box, cost);
  bills.set(cost, bill);
  return bill;
}

export function summedUp(box: Box, owed: readonly Item[]): Bill {
  const goods: Good[] = [];
  const cubes = [0, 0, 0, 0, 0];
  const set = { low: 0, high: 0 };
  let [trade, exploration] = [0, 0];
  for (const item of owed) {
    if (item.kind === 'good') {
      goods.push(item.good);
      addGoods(set, setOf(box, item.good));
    } else if (item.kind === 'cube') cubes[item.level] = nth(cubes, item.level) + 1;
    else if (item.token === 'trade') trade++;
    else exploration++;
  }
  return { low: set.low, high: set.high, goods, cubes, anyCube: cubes.some((count) => count > 0), trade, exploration, box };
}
