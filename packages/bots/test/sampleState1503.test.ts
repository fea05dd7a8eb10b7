import { anno1503, COMPONENTS, type Move, type State, sampleState, type View } from '@archipel/anno1503';
import { type Player, playout, thinking, varied } from '@archipel/host';
import { type Dice, diceFrom, type Seat, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../src/anno1503/easy.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);

/** Positions of whole games, as the seats that are asked there see them: half of the games by lot, half by rules of thumb. */
function* asked(games: number): Generator<{ readonly state: State; readonly seat: Seat }> {
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3);
    let state = anno1503.setup({ rounds: 25 }, seats, `imagined ${game}`);
    const budget = thinking(diceFrom(seeded(`${game}`)), 1);
    const player = game % 2 === 0 ? (varied as Player<View, Move>) : easy;
    for (const turn of playout(anno1503, state, Array(seats).fill(player), () => budget)) {
      for (const seat of anno1503.active(state)) yield { state, seat };
      ({ state } = turn.applied);
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function everyCommodityIsWhole({ open: { stacks }, secret: { hands } }: State): boolean {
  return COMPONENTS.commodities.every((kind) => stacks[kind] + sum(hands.map((hand) => hand[kind])) === COMPONENTS.cardsEach);
}

describe('a sampled position', () => {
  it('looks to the viewer exactly as the true one does', () => {
    const dice: Dice = diceFrom(seeded('dreams'));
    let seen = 0;
    for (const { state, seat } of asked(Math.ceil(24 * LONG))) {
      if (seen++ % 5 > 0) continue;
      const view = anno1503.view(state, seat);
      const sampled = sampleState(view, dice);
      expect(anno1503.view(sampled, seat)).toEqual(view);
      expect(everyCommodityIsWhole(sampled)).toBe(true);
      expect(Object.keys(sampled)).toEqual(expect.arrayContaining(Object.keys(state)));
    }
    expect(seen).toBeGreaterThan(1000);
  });

  it('can be played on by anybody, move by move', () => {
    const dice: Dice = diceFrom(seeded('on'));
    let count = 0;
    for (const { state, seat } of asked(Math.ceil(12 * LONG))) {
      if (count++ % 40 > 0) continue;
      let now = sampleState(anno1503.view(state, seat), dice);
      for (let move = 0; move < 40 && anno1503.active(now).length > 0; move++) {
        const mover = dice.pick(anno1503.active(now));
        const step = anno1503.apply(now, mover, dice.pick(anno1503.moves(anno1503.view(now, mover))));
        if (!step.ok) throw new Error(JSON.stringify(step.illegal));
        now = step.state;
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('deals what is hidden anew: tiles, hands and chance differ from one to the next', () => {
    const dice: Dice = diceFrom(seeded('anew'));
    const [later] = [...asked(1)].slice(-20);
    if (later === undefined) throw new Error('no such position');
    const view = anno1503.view(later.state, later.seat);
    const worlds = Array.from({ length: 20 }, () => sampleState(view, dice));
    for (const part of ['faces', 'chance'] as const)
      expect(new Set(worlds.map((world) => JSON.stringify(world.secret[part]))).size).toBeGreaterThan(15);
    for (const world of worlds) expect(world.secret.hands[later.seat]).toEqual(view.hand);
  });
});
