import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800, type Options } from '../src/index.ts';
import { LONG } from './long.ts';
import { playedThrough } from './randomGame.ts';
import { richSetup } from './rich.ts';

const options = (seed: number): Options => ({
  objectives: seed % 2 === 0 ? { chosen: ['alonso-graves', 'aarhant', 'editor', 'beryl-omara', 'zoo'] } : 'random',
  first: 'random',
  rounds: 30,
});

describe('in random games', () => {
  it.each([2, 3, 4])(
    'of %i players nothing is lost, made for nothing or stuck',
    (seats) => {
      for (let game = 0; game < 4 * LONG; game++) {
        playedThrough(anno1800.setup(options(game), seats, `fresh ${game}`), diceFrom(seeded(`${seats} ${game}`)), 400);
      }
    },
    60_000 * Math.max(1, LONG),
  );

  it(
    'that begin in the middle it holds too, and every kind of move is made',
    () => {
      const kinds = new Map<string, number>();
      for (let game = 0; game < 60 * LONG; game++) {
        const start = richSetup(options(game), 2 + (game % 3), `rich ${game}`);
        for (const [kind, count] of playedThrough(start, diceFrom(seeded(`rich ${game}`)), 120))
          kinds.set(kind, (kinds.get(kind) ?? 0) + count);
      }
      if (LONG < 1) return;
      expect([...kinds.keys()].toSorted()).toEqual([
        'aarhant',
        'activate',
        'build',
        'bury',
        'discard',
        'editor',
        'end',
        'end-shift',
        'exhaust',
        'expedition',
        'explore',
        'festival',
        'fetch',
        'finish',
        'gift',
        'graves',
        'place',
        'play',
        'produce',
        'promote',
        'recruit',
        'remove',
        'settle',
        'swap',
        'token',
        'trade',
        'upgrade',
        'which',
      ]);
    },
    120_000 * Math.max(1, LONG),
  );
});
