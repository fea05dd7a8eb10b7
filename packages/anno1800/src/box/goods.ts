import type { Good } from '../data/words.ts';

/** A set of goods as bits, thirty to a word: to see at a glance what can be had. A box has no more goods than fit in (data/consistent.ts). */
export interface GoodSet {
  low: number;
  high: number;
}

const WORD = 30;
export const MOST_GOODS = 2 * WORD;

/** The set that holds just one good, and the good's number. */
export interface Single extends Readonly<GoodSet> {
  readonly number: number;
}

/** Of each good the set that holds just it. */
export type Singles = ReadonlyMap<string, Single>;

export function singlesOf(goods: readonly Good[]): Singles {
  return new Map(goods.map((good, at) => [good, single(at)]));
}

/** The set that holds just this good; of a good that the box does not know, one that is within no other. */
export function setOf(singles: Singles, good: string): Single {
  return singles.get(good) ?? UNKNOWN;
}

/** A bit that stands for no good. */
const UNKNOWN: Single = { low: 1 << WORD, high: 0, number: -1 };

function single(at: number): Single {
  return { low: at < WORD ? 1 << at : 0, high: at < WORD ? 0 : 1 << (at - WORD), number: at };
}

export function addGoods(all: GoodSet, more: Readonly<GoodSet>): void {
  all.low |= more.low;
  all.high |= more.high;
}

export function removeGoods(all: GoodSet, some: Readonly<GoodSet>): void {
  all.low &= ~some.low;
  all.high &= ~some.high;
}

/** The goods of the second set that the first one lacks. */
export function beyond(all: Readonly<GoodSet>, some: Readonly<GoodSet>): GoodSet {
  return { low: some.low & ~all.low, high: some.high & ~all.high };
}

/** How many they are. */
export function lackedBy(all: Readonly<GoodSet>, some: Readonly<GoodSet>): number {
  return bits(some.low & ~all.low) + bits(some.high & ~all.high);
}

export function countGoods({ low, high }: Readonly<GoodSet>): number {
  return bits(low) + bits(high);
}

function bits(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether some good is in both sets. */
export function share(some: Readonly<GoodSet>, others: Readonly<GoodSet>): boolean {
  return (some.low & others.low) !== 0 || (some.high & others.high) !== 0;
}

/** Whether the first set holds every good of the second. */
export function holds(all: Readonly<GoodSet>, some: Readonly<GoodSet>): boolean {
  return (some.low & ~all.low) === 0 && (some.high & ~all.high) === 0;
}
