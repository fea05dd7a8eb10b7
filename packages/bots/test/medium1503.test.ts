import { anno1503, type Move, type State } from '@archipel/anno1503';
import { playout, thinking } from '@archipel/host';
import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../src/anno1503/easy.ts';
import { medium } from '../src/anno1503/medium.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);

function position(described: { readonly seats: readonly object[]; readonly [field: string]: unknown }): State {
  const built = anno1503.positionFormat.build(described, described.seats.length);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return built.state;
}

function chosen(state: State): Move {
  const view = anno1503.view(state, 0);
  return medium.choose(view, anno1503.moves(view), thinking(diceFrom(seeded('medium')), 1));
}

function after(state: State, move: Move): State {
  const step = anno1503.apply(state, 0, move);
  if (!step.ok) throw new Error(JSON.stringify(step.illegal));
  return step.state;
}

const act = (anna: object, more: object = {}) => chosen(position({ phase: 'act', ...more, seats: [anna, {}] }));
const FOUR = { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' };

describe('the medium player of Anno 1503', () => {
  it('sells what it has when gold is all that is missing, even for what it could build', () => {
    const anna = { ships: [], agreements: 3, outposts: FOUR, gold: 28, hand: { cloth: 1, wood: 1, tools: 1 } };
    let state = position({ phase: 'act', seats: [anna, {}] });
    for (let sales = 0; sales < 2 && state.open.winner === null; sales++) state = after(state, chosen(state));
    expect(state.open.winner).toBe(0);
  });

  it('makes a merchant of the third citizen rather than anything else when that wins', () => {
    const hand = { tobacco: 2, spice: 1, wood: 1, tools: 1, cloth: 1 };
    const inhabitants = ['merchant', 'merchant', 'citizen'];
    expect(act({ ships: [], agreements: 3, outposts: FOUR, inhabitants, hand, gold: 3 })).toEqual({ kind: 'develop', inhabitant: 3 });
  });

  it('passes by a tile that it knows to be of no use, and looks at one that it does not know', () => {
    const anna = { hand: {}, gold: 0, agreements: 3, ships: ['a2'] };
    expect(act({ ...anna, notes: ['b2'] }, { islands: { b2: 'agreement' } })).toMatchObject({ kind: 'sail', to: 'a3' });
    expect(act({ ...anna, agreements: 0 })).toEqual({ kind: 'look', ship: 1, space: 'b2' });
  });

  it('takes what golden times offer, and its Church twice', () => {
    const church = { inhabitants: ['explorer', 'settler', 'settler', 'settler'], buildings: ['church'], hand: { wood: 5 } };
    const asked = after(position({ dice: [6, 5], seats: [church, {}] }), { kind: 'roll' });
    const first = chosen(asked);
    expect([first.kind, chosen(after(asked, first)).kind]).toEqual(['choose', 'choose']);
  });

  it('waits with the Big Branch until the die is rolled, and uses it at sea with gold that was found there', () => {
    const anna = { inhabitants: ['explorer', 'settler', 'settler', 'settler'], buildings: ['big-branch'], ships: [], hand: {}, gold: 25 };
    const at = (phase: string) => chosen(position({ phase, seats: [anna, {}, {}] })).kind;
    expect([at('roll'), at('act'), at('sail')]).toEqual(['roll', 'branch', 'branch']);
  });

  it('sends two ships to two tiles', () => {
    const anna = { hand: {}, gold: 0, ships: ['b3', 'b3'] };
    let state = position({ phase: 'sail', islands: { b2: 'agreement', b4: 'agreement' }, seats: [anna, {}] });
    const looks: string[] = [];
    while (looks.length < 2) {
      const move = chosen(state);
      if (move.kind === 'look') looks.push(move.space);
      state = after(state, move);
    }
    expect(looks.toSorted()).toEqual(['b2', 'b4']);
  });

  it('lays an agreement out, and puts a fourth one back', () => {
    const found = (agreements: number) => {
      const start = position({ phase: 'act', islands: { b2: 'agreement' }, seats: [{ ships: ['a2'], agreements }, {}] });
      return chosen(after(start, { kind: 'look', ship: 1, space: 'b2' }));
    };
    expect(found(0)).toEqual({ kind: 'use' });
    expect(found(3)).toEqual({ kind: 'put-back' });
  });

  it('gives pirates what its goal needs least', () => {
    const merchants = ['merchant', 'merchant', 'citizen', 'explorer', 'explorer', 'explorer', 'explorer'];
    const buildings = ['school', 'church', 'shipyard', 'restaurant'];
    const anna = { gold: 0, inhabitants: merchants, buildings, agreements: 2, outposts: { 3: 'spice' } };
    const raided = after(position({ dice: [6, 1], seats: [anna, {}] }), { kind: 'roll' });
    expect(chosen(raided)).toEqual({ kind: 'lose', pier: 3 });
  });

  it('buys a card only if that completes something in this turn', () => {
    const inhabitants = ['merchant', 'merchant', 'citizen', 'explorer', 'explorer', 'explorer', 'explorer'];
    const anna = { ships: [], inhabitants, buildings: ['fire-brigade', 'church', 'school', 'smithy'], agreements: 2, gold: 12 };
    expect(act({ ...anna, hand: { tobacco: 2 } })).toEqual({ kind: 'buy', commodity: 'spice' });
    expect(act({ ...anna, hand: {} })).not.toMatchObject({ kind: 'buy' });
  });

  it('does nothing with standing orders: it is always there to be asked', () => {
    for (const hand of [{}, { wood: 2 }, { spice: 1 }]) expect(['order', 'forget-orders']).not.toContain(act({ hand }).kind);
  });

  it(
    'beats the easy player',
    () => {
      const games = Math.ceil(60 * LONG);
      let wins = 0;
      for (let game = 0; game < games; game++) {
        let state = anno1503.setup({ rounds: 200, firstPlayer: game % 2 }, 2, `medium ${game}`);
        const budget = thinking(diceFrom(seeded(`${game}`)), 1);
        for (const turn of playout(anno1503, state, [medium, easy], () => budget)) ({ state } = turn.applied);
        if (state.open.winner === 0) wins++;
      }
      expect(wins / games).toBeGreaterThan(0.65);
    },
    60_000 * Math.max(1, LONG),
  );
});
