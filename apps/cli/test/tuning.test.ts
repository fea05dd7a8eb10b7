import { type Tunable, type Weights, wilson } from '@archipel/bots';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { type Compare, gamesOf, type Tuned, type Tuning, tune } from '../src/contest/tuning.ts';

/** The strongest player there is has gold 5 and wood -3; `noise` is a weight that matters not. */
const tunable: Tunable = {
  game: 'anno1503',
  level: 'sample',
  weights: { gold: 1, wood: 1, noise: 1 },
  steps: { gold: 0.3, wood: 0.3, noise: 0.3 },
  make: () => {
    throw new Error('nobody plays here');
  },
};

function weakness(weights: Weights): number {
  return Math.hypot((weights['gold'] ?? 0) - 5, (weights['wood'] ?? 0) + 3);
}

/** Games whose winner is drawn, the stronger more often. */
function drawn(): { readonly compare: Compare; games(): number; readonly seeds: string[] } {
  const seeds: string[] = [];
  let played = 0;
  const compare: Compare = (a, b, games, seed) => {
    seeds.push(seed);
    played += games;
    const dice = diceFrom(seeded(seed));
    const chance = 1 / (1 + Math.exp(weakness(a) - weakness(b)));
    const won = Array.from({ length: games }, () => dice.below(1000) < 1000 * chance).filter(Boolean).length;
    return Promise.resolve({ games, winRate: won / games, ci95: wilson(won, games) });
  };
  return { compare, games: () => played, seeds };
}

const tuning: Tuning = { tunable, start: tunable.weights, rounds: 300, games: 20, proofGames: 200, seed: 'tide' };

describe('tuning', () => {
  it('comes near the strongest weights, and proves it in fresh games', async () => {
    const { compare, games, seeds } = drawn();
    const better: Tuned[] = [];
    const tuned = await tune(tuning, compare, (best) => better.push(best));
    expect(weakness(tuned.weights)).toBeLessThan(weakness(tunable.weights) / 3);
    expect(tuned.proof?.winRate).toBeGreaterThan(0.9);
    expect(seeds.at(-1)).toBe('tide proof');
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(games()).toBe(gamesOf(tuning));
    expect(better.at(-1)?.weights).toEqual(tuned.weights);
  });

  it('hands out what is best so far on the way, each better than the one before', async () => {
    const better: Tuned[] = [];
    await tune(tuning, drawn().compare, (best) => better.push(best));
    const rates = better.map(({ proof }) => proof?.winRate ?? 0);
    expect(rates.length).toBeGreaterThan(1);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(better[0]?.rounds).toBe(30);
  });

  it('is the same again for the same seed', async () => {
    const quietly = () => undefined;
    expect(await tune(tuning, drawn().compare, quietly)).toEqual(await tune(tuning, drawn().compare, quietly));
  });

  it('keeps the start if nothing is better', async () => {
    const lost: Compare = (_, __, games) => Promise.resolve({ games, winRate: 0.4, ci95: [0.3, 0.5] });
    const tuned = await tune({ ...tuning, rounds: 3 }, lost, () => undefined);
    expect(tuned).toEqual({ weights: tunable.weights, rounds: 0, proof: null });
  });
});
