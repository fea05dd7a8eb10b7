import { anno1503, type Options as Options1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { playout, thinking } from '@archipel/host';
import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { assess } from '../src/anno1503/assessment.ts';
import { WEIGHTS as WEIGHTS1503 } from '../src/anno1503/weights.ts';
import { playerByName, wasteCounterFor } from '../src/index.ts';
import { idleCounter } from '../src/player/waste.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
/** At least one, however short of time. */
const GAMES = Math.max(1, Math.round(2 * LONG));

/** One game of equal players, as `archipel sim` plays it. */
function watched(rules: AnyRules, level: string, seats: number, seed: string, options: unknown = {}) {
  const player = playerByName(level, rules.id);
  const counter = wasteCounterFor(rules.id);
  if (player === undefined || counter === undefined) throw new Error(`there is no ${level} for ${rules.id}`);
  const start = rules.setup(rules.schemas.options.parse(options), seats, seed);
  const budget = thinking(diceFrom(seeded(`${seed} players`)), 0);
  counter.observe(start);
  let rounds = 0;
  for (const { applied } of playout(
    rules,
    start,
    Array.from({ length: seats }, () => player),
    () => budget,
  )) {
    counter.observe(applied.state);
    rounds = rules.round(applied.state);
  }
  return { rounds, reachedBound: counter.reachedBound(), idleTurns: Math.max(...counter.waste().map((waste) => waste.idleTurns)) };
}

/** A few idle turns are bad luck; a hundred are a player that stands still. */
const A_FEW = 8;

describe('players of Anno 1800 do not repeat festivals', () => {
  const chosen = ['aarhant', 'bente-jorgensen', 'hannah-goode', 'edvard-goode', 'museum'];

  it.each(['easy', 'medium'])('%s, where an investor brings gold in every round', (level) => {
    for (let game = 0; game < GAMES; game++) {
      const { reachedBound, idleTurns } = watched(anno1800, level, 4, `aar ${game}`, { objectives: { chosen } });
      expect(reachedBound).toBe(false);
      expect(idleTurns).toBeLessThan(A_FEW);
    }
  });

  it.each([2, 3, 4])('medium, with random objectives and %i seats', (seats) => {
    const { reachedBound, idleTurns } = watched(anno1800, 'medium', seats, 'audit2 13');
    expect(reachedBound).toBe(false);
    expect(idleTurns).toBeLessThan(A_FEW);
  });

  it.each(['hard', 'expert'])('%s, by its planner alone', (level) => {
    const { reachedBound, idleTurns } = watched(anno1800, level, 2, 'audit2 13');
    expect(reachedBound).toBe(false);
    expect(idleTurns).toBeLessThan(A_FEW);
  });

  it('easy, with two seats', () => {
    for (let game = 0; game < GAMES; game++) expect(watched(anno1800, 'easy', 2, `ref ${game}`).reachedBound).toBe(false);
  });
});

describe('players of Anno 1503 pursue what there is', () => {
  const parsed: Options1503 = anno1503.schemas.options.parse({});
  const start = anno1503.setup(parsed, 2, 'pursue');
  const view = anno1503.view(start, start.open.turn);

  it('no buildings, when the supply has none that the player lacks', () => {
    const none = Object.fromEntries(Object.keys(view.supply).map((building) => [building, 0])) as typeof view.supply;
    const { plan } = assess({ ...view, supply: none }, WEIGHTS1503);
    expect(plan.goal.objectives).not.toContain('buildings');
    expect(plan.target?.kind).not.toBe('place');
  });

  it('no tiles, when none lies on the islands', () => {
    const { plan } = assess({ ...view, islands: {}, notes: {} }, WEIGHTS1503);
    expect(plan.goal.objectives).toEqual(['gold', 'buildings', 'merchants']);
  });

  it('no tiles, when all that lie there are known to be others', () => {
    const notes = Object.fromEntries(
      Object.entries(view.islands).map(([space, back]) => [space, { kind: 'treasure', back, treasure: 'gold' } as const]),
    );
    expect(assess({ ...view, notes }, WEIGHTS1503).plan.goal.objectives).toEqual(['gold', 'buildings', 'merchants']);
  });

  it('so two mediums do not stand still to the last round', () => {
    for (const game of [0, 219]) {
      const { rounds, reachedBound } = watched(anno1503, 'medium', 2, `big2 ${game}`);
      expect(reachedBound).toBe(false);
      expect(rounds).toBeLessThan(100);
    }
  });
});

describe('idle turns', () => {
  it('are those that begin as one of the last ones did', () => {
    const idle = idleCounter(2, false);
    for (const position of ['a', 'b', 'a', 'c', 'd', 'a']) idle.begin(0, position);
    idle.begin(1, 'a');
    expect(idle.count(0)).toBe(1);
    expect(idle.count(1)).toBe(0);
  });

  it('or as all of the last ones did', () => {
    const idle = idleCounter(2, true);
    for (const position of ['a', 'a', 'a', 'b', 'a', 'a', 'a']) idle.begin(0, position);
    expect(idle.count(0)).toBe(2);
  });
});
