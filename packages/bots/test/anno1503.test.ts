import { anno1503, type Move, type State, type View } from '@archipel/anno1503';
import { type Player, playout, random, thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../src/anno1503/easy.ts';
import { type Fairness, fairness } from './fairness1503.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
const clumsy = random as Player<View, Move>;
const dice = () => diceFrom(seeded('thumb'));

function choice(described: object, seats = 2): Move {
  const built = anno1503.positionFormat.build(described, seats);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return chosen(built.state);
}

function chosen(state: State, seat = 0): Move {
  const view = anno1503.view(state, seat);
  return easy.choose(view, anno1503.moves(view), thinking(dice(), 1));
}

const act = (anna: object, more: object = {}) => choice({ phase: 'act', ...more, seats: [anna, {}] });

describe('the easy player of Anno 1503', () => {
  it('launches a ship when it has none and can pay', () => {
    expect(act({ ships: [], hand: { cloth: 1, wood: 1, tools: 1 } })).toEqual({ kind: 'place-ship' });
  });

  it('places an explorer, and takes the building it likes best', () => {
    const hand = { wood: 1, tools: 1 };
    expect(act({ hand })).toEqual({ kind: 'place' });
    expect(act({ hand, inhabitants: ['settler', 'settler', 'explorer'] })).toEqual({ kind: 'place', building: 'shipyard' });
  });

  it('develops whom it can', () => {
    const hand = { tobacco: 2, spice: 1 };
    expect(act({ hand, inhabitants: ['explorer', 'citizen'] })).toEqual({ kind: 'develop', inhabitant: 2 });
  });

  it('sells what its next projects do not need', () => {
    expect(act({ ships: ['a3', 'a3'], hand: { cloth: 4 }, gold: 0 })).toEqual({ kind: 'sell', commodity: 'cloth', inhabitant: 2 });
  });

  it('buys what its target lacks, if gold is left for pirates and fire', () => {
    const anna = { ships: [], hand: { cloth: 1, wood: 1 } };
    expect(act({ ...anna, gold: 6 })).toEqual({ kind: 'buy', commodity: 'tools' });
    expect(act({ ...anna, gold: 5 })).toEqual({ kind: 'end' });
    expect(act({ ...anna, gold: 6, agreements: 2 })).toEqual({ kind: 'buy', commodity: 'tools' });
    expect(act({ ...anna, gold: 5, agreements: 2 })).toEqual({ kind: 'end' });
  });

  it('keeps its gold once two other objectives are held', () => {
    const anna = { ships: [], hand: { cloth: 1, wood: 1 }, agreements: 3, outposts: { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' } };
    expect(act({ ...anna, gold: 28 })).not.toMatchObject({ kind: 'buy' });
  });

  it('sails to the nearest tile it does not know and looks at it', () => {
    const hand = {};
    expect(act({ hand, gold: 0 })).toMatchObject({ kind: 'sail', ship: 1 });
    expect(act({ hand, gold: 0, ships: ['a2'] })).toEqual({ kind: 'look', ship: 1, space: 'b2' });
  });

  it('passes by a tile it knows to be of no use', () => {
    const anna = { hand: {}, gold: 0, agreements: 3, notes: ['b2'], ships: ['a2'] };
    expect(act(anna, { islands: { b2: 'agreement' } })).toEqual({ kind: 'sail', ship: 1, to: 'a3' });
    const merchants = { hand: {}, gold: 0, inhabitants: ['merchant', 'merchant', 'merchant', 'settler'], buildings: ['school'] };
    expect(act({ ...merchants, notes: ['b2'], ships: ['a2'] }, { islands: { b2: 'upgrade treasure' } })).toMatchObject({ kind: 'sail' });
  });

  it('uses what it finds', () => {
    const look = (tile: string, anna: object = {}) => {
      const built = anno1503.positionFormat.build({ phase: 'act', islands: { b2: tile }, seats: [{ ships: ['a2'], ...anna }, {}] }, 2);
      if (!built.ok) throw new Error(built.faults.join('\n'));
      const step = anno1503.apply(built.state, 0, { kind: 'look', ship: 1, space: 'b2' });
      if (!step.ok) throw new Error('no look');
      return chosen(step.state);
    };
    expect(look('agreement')).toEqual({ kind: 'use' });
    expect([3, 5].map((pier) => ({ kind: 'use', pier }))).toContainEqual(look('spice outpost'));
    expect(look('upgrade treasure')).toEqual({ kind: 'use', inhabitant: 2 });
    expect(look('agreement', { agreements: 3 })).toEqual({ kind: 'put-back' });
  });

  it('chooses what its target lacks and gives up what it needs least', () => {
    const asked = (dices: readonly number[], anna: object) => {
      const built = anno1503.positionFormat.build({ dice: dices, seats: [anna, {}] }, 2);
      if (!built.ok) throw new Error(built.faults.join('\n'));
      const step = anno1503.apply(built.state, 0, { kind: 'roll' });
      if (!step.ok) throw new Error('no roll');
      return chosen(step.state);
    };
    expect(asked([1], { ships: [], hand: { cloth: 1, wood: 1 } })).toEqual({ kind: 'choose', commodity: 'tools' });
    const poor = { gold: 0, agreements: 1, outposts: { 2: 'spice', 3: 'spice', 4: 'tobacco' } };
    expect(asked([6, 1], poor)).toEqual({ kind: 'lose', pier: 'wooden' });
    expect(asked([6, 1], { gold: 0, agreements: 2, outposts: { 3: 'spice' } })).toEqual({ kind: 'lose', pier: 3 });
  });

  it('beats the random player nearly always', () => {
    let wins = 0;
    for (let game = 0; game < 12; game++) {
      const start = anno1503.setup({ rounds: 200, firstPlayer: game % 2 }, 2, `duel ${game}`);
      let state = start;
      const budget = thinking(diceFrom(seeded(`${game}`)), 1);
      for (const turn of playout(anno1503, start, [easy, clumsy], () => budget)) state = turn.applied.state;
      if (state.open.winner === 0) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });
});

/**
 * `ARCHIPEL_LONG=200 npx vitest run --project unit packages/bots/test/anno1503.test.ts` plays 20,000 games for each number of players and
 * prints the figures. With few games chance alone is off by more than three points, so the bound is as wide as chance makes it.
 */
describe('seats and home islands are fair to easy players', () => {
  const games = Math.ceil(100 * LONG);
  /** Three points, or three and a half standard deviations of so many games. */
  const bound = (seats: number, played: number) => Math.max(3, 350 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / played));
  const off = (found: readonly number[], seats: number) => Math.max(...found.map((each) => Math.abs(each - 100 / seats)));

  it.each([2, 3, 4])(
    'with %i players',
    (seats) => {
      const found: Fairness = fairness(seats, games, 'fair');
      if (LONG > 10) console.log(JSON.stringify(found));
      expect(found.won).toBe(games);
      expect(off(found.seats, seats)).toBeLessThan(bound(seats, games));
      expect(off(Object.values(found.islands), seats)).toBeLessThan(bound(seats, (games * seats) / 4));
    },
    60_000 * Math.max(1, LONG),
  );
});
