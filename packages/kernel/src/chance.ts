import { digest } from './hash.ts';

/**
 * Chance is four 32-bit words inside the game's state: the generator sfc32 (Chris Doty-Humphrey), which passes PractRand and BigCrush.
 * It is secret: who knows it knows every card to come.
 */
export type Chance = readonly [number, number, number, number];

/** Throws that follow one another. `chance` is what to store once the last one has fallen. */
export interface Dice {
  /** A whole number from 0 to `limit` - 1, each equally likely. */
  below(limit: number): number;
  /** A die with faces 1 to `faces`. */
  die(faces: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  readonly chance: Chance;
}

const WORDS = 2 ** 32;

/** Any text is a seed; texts that differ in one letter share nothing. */
export function seeded(seed: string): Chance {
  // Half a surrogate pair has no bytes of its own in UTF-8: such a text is written down escaped.
  const text = /\p{Surrogate}/u.test(seed) ? JSON.stringify(seed) : seed;
  const words = new DataView(digest(`archipel seed ${text}`).buffer);
  const start: Chance = [words.getUint32(0), words.getUint32(4), words.getUint32(8), 1];
  const dice = diceFrom(start);
  // The generator's author asks for twelve rounds before the first word is used.
  for (let round = 0; round < 12; round++) dice.below(WORDS);
  return dice.chance;
}

export function diceFrom(chance: Chance): Dice {
  return new Sfc32(chance);
}

/** A class for once: dice are taken up for every roll, and closures would be made anew each time. */
class Sfc32 implements Dice {
  private a: number;
  private b: number;
  private c: number;
  private count: number;

  constructor([a, b, c, count]: Chance) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.count = count | 0;
  }

  private word(): number {
    const { a, b, c, count } = this;
    const sum = (a + b + count) | 0;
    this.count = (count + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) throw new RangeError(`no number below ${limit}`);
    // Words of the last, incomplete run of `limit` would favour small numbers: they are thrown again.
    const fair = WORDS - (WORDS % limit);
    let value = this.word();
    while (value >= fair) value = this.word();
    return value % limit;
  }

  die(faces: number): number {
    return this.below(faces) + 1;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    for (let last = left.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [left[last], left[other]] = [left[other] as T, left[last] as T];
    }
    return left;
  }

  get chance(): Chance {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.count >>> 0];
  }
}
