import { strangeBox } from '@archipel/conformance';
import { diceFrom, hash, type Json, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, COMPONENTS } from '../src/index.ts';
import { insistSound } from './invariants.ts';
import { LONG, randomGame } from './table.ts';

const accepts = (components: Json) => anno1503.schemas.options.safeParse({ components }).success;

describe('a strange box that is accepted', () => {
  const boxes = Math.ceil(24 * LONG);
  it(
    `is played to the end without a fault (${boxes} boxes)`,
    () => {
      const seen = new Set<string>();
      for (let number = 0; number < boxes; number++) {
        const dice = diceFrom(seeded(`box ${number}`));
        const components = strangeBox(COMPONENTS, accepts, dice, 4 + dice.below(24));
        seen.add(hash(components));
        const options = anno1503.schemas.options.parse({ components, rounds: 12 });
        try {
          for (const step of randomGame(options, 2 + (number % 3), `box ${number}`)) insistSound(step);
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
