import { strangeBox } from '@archipel/conformance';
import { diceFrom, hash, type Json, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800, COMPONENTS, type Options } from '../src/index.ts';
import { LONG } from './long.ts';
import { playedThrough } from './randomGame.ts';
import { richSetup } from './rich.ts';

const accepts = (components: Json) => anno1800.schemas.options.safeParse({ components }).success;

describe('a strange box that is accepted', () => {
  const boxes = Math.ceil(8 * LONG);
  it(
    `is played without a fault (${boxes} boxes)`,
    () => {
      const seen = new Set<string>();
      for (let number = 0; number < boxes; number++) {
        const dice = diceFrom(seeded(`box ${number}`));
        const components = strangeBox(COMPONENTS, accepts, dice, 4 + dice.below(24));
        const options: Options = anno1800.schemas.options.parse({ components, rounds: 12 });
        seen.add(hash(components));
        const seats = 2 + (number % 3);
        try {
          playedThrough(anno1800.setup(options, seats, `fresh ${number}`), dice, 80);
          playedThrough(richSetup(options, seats, `rich ${number}`), dice, 60);
        } catch (fault) {
          throw new Error(`box ${number} is not played well`, { cause: fault });
        }
      }
      // The boxes are strange indeed, and hardly two alike.
      expect(seen.size).toBeGreaterThan(boxes * 0.9);
    },
    120_000 * Math.max(1, LONG),
  );
});
