import { anno1503, type Move, type State, sampleState, type View } from '@archipel/anno1503';
import { type Player, playout, thinking } from '@archipel/host';
import { type Dice, diceFrom, type Seat, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { easy } from '../src/anno1503/easy.ts';
import { expert } from '../src/anno1503/expert.ts';
import { hard } from '../src/anno1503/hard.ts';
import { medium } from '../src/anno1503/medium.ts';
import { REASON_CODES } from '../src/anno1503/reasons.ts';

const LONG = Number(process.env['ARCHIPEL_LONG'] ?? 1);
const dice = (seed = 'hard') => diceFrom(seeded(seed));

function position(described: object): State {
  const built = anno1503.positionFormat.build(described, 2);
  if (!built.ok) throw new Error(built.faults.join('\n'));
  return built.state;
}

function chosen(player: Player<View, Move>, state: State, rounds: number, seat: Seat = 0): Move {
  const view = anno1503.view(state, seat);
  return player.choose(view, anno1503.moves(view), thinking(dice(), rounds));
}

/** Positions in which somebody has a choice, from games with 2, 3 and 4 seats. */
function choices(every: number, games: number): readonly { readonly state: State; readonly seat: Seat }[] {
  const found: { readonly state: State; readonly seat: Seat }[] = [];
  let count = 0;
  for (let game = 0; game < games; game++) {
    let state = anno1503.setup({ rounds: 30 }, 2 + (game % 3), `choices ${game}`);
    const budget = thinking(dice(`${game}`), 1);
    for (const turn of playout(anno1503, state, Array(state.open.seats.length).fill(easy), () => budget)) {
      const view = anno1503.view(state, turn.seat);
      if (anno1503.moves(view).length > 1 && count++ % every === 0) found.push({ state, seat: turn.seat });
      ({ state } = turn.applied);
    }
  }
  return found;
}

describe.each([
  ['hard', hard],
  ['expert', expert],
])('the %s player of Anno 1503', (_, player) => {
  const FOUR = { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' };

  it('wins when it can', () => {
    const anna = { ships: [], agreements: 3, outposts: FOUR, gold: 28, hand: { cloth: 1, wood: 1, tools: 1 } };
    let state = position({ phase: 'act', seats: [anna, { gold: 29, agreements: 0 }] });
    for (let sales = 0; sales < 2 && state.open.winner === null; sales++) {
      const step = anno1503.apply(state, 0, chosen(player, state, 60));
      if (step.ok) ({ state } = step);
    }
    expect(state.open.winner).toBe(0);
  });

  it('chooses alike for the same dice and iterations, and asks before every iteration', () => {
    for (const { state, seat } of choices(400, 3)) {
      expect(chosen(player, state, 12, seat)).toEqual(chosen(player, state, 12, seat));
      const view = anno1503.view(state, seat);
      const asked: number[] = [];
      player.choose(view, anno1503.moves(view), { dice: dice(), more: (done) => asked.push(done) <= 7 });
      expect(asked).toEqual([...asked.keys()]);
      expect(asked.length).toBeLessThanOrEqual(8);
    }
  }, 60_000);

  it('chooses a legal move with no time at all', () => {
    for (const { state, seat } of choices(25, 3))
      expect(anno1503.moves(anno1503.view(state, seat))).toContainEqual(chosen(player, state, 0, seat));
  });

  it('searches nothing where there is no choice', () => {
    const view = anno1503.view(position({ seats: [{}, {}] }), 0);
    const budget = {
      dice: dice(),
      more: (): boolean => {
        throw new Error('asked');
      },
    };
    expect(player.choose(view, anno1503.moves(view), budget)).toEqual({ kind: 'roll' });
  });
});

describe('what is hidden from a player of Anno 1503', () => {
  const worlds: Dice = diceFrom(seeded('other worlds'));
  let others = 0;

  it.each([
    ['easy', easy],
    ['medium', medium],
    ['hard', hard],
    ['expert', expert],
  ])(
    'does not change what the %s one chooses',
    (_, player) => {
      for (const { state, seat } of choices(Math.ceil(60 / Math.min(1, LONG)), 3)) {
        const other = sampleState(anno1503.view(state, seat), worlds);
        if (JSON.stringify(other.secret.faces) !== JSON.stringify(state.secret.faces)) others++;
        const [here, there] = [state, other].map((world) => {
          const view = anno1503.view(world, seat);
          return player.choose(view, anno1503.moves(view), thinking(dice(), 10));
        });
        expect(there).toEqual(here);
      }
      expect(others).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('the advice of the players of Anno 1503', () => {
  it.each([
    ['medium', medium],
    ['hard', hard],
    ['expert', expert],
  ])(
    'of the %s one begins with what it would choose, and has a known reason for every move',
    (_, player) => {
      const codes = new Set<string>(REASON_CODES);
      for (const { state, seat } of choices(Math.ceil(50 / Math.min(1, LONG)), 3)) {
        const view = anno1503.view(state, seat);
        const moves = anno1503.moves(view);
        const advice = player.advise(view, moves, thinking(dice(), 12));
        expect(advice[0]?.move).toEqual(player.choose(view, moves, thinking(dice(), 12)));
        for (const { move, reasons } of advice) {
          expect(moves).toContainEqual(move);
          expect(reasons.length).toBeGreaterThan(0);
          for (const { code } of reasons) expect(codes).toContain(code);
        }
      }
    },
    60_000,
  );

  const reasonsFor = (described: object, move: Move) => {
    const view = anno1503.view(position(described), 0);
    const advice = medium.advise(view, anno1503.moves(view), thinking(dice(), 1));
    return advice.find((each) => JSON.stringify(each.move) === JSON.stringify(move))?.reasons;
  };

  it('says what wins and what completes an objective', () => {
    const inhabitants = ['merchant', 'merchant', 'citizen'];
    const hand = { tobacco: 2, spice: 1 };
    const develop: Move = { kind: 'develop', inhabitant: 3 };
    const held = { agreements: 3, outposts: FOUR_OUTPOSTS };
    expect(reasonsFor({ phase: 'act', seats: [{ inhabitants, hand, ...held }, {}] }, develop)).toContainEqual({ code: 'wins' });
    expect(reasonsFor({ phase: 'act', seats: [{ inhabitants, hand }, {}] }, develop)).toContainEqual({
      code: 'completes',
      objective: 'merchants',
    });
    const two = { phase: 'act', seats: [{ inhabitants: ['merchant', 'citizen'], hand }, {}] };
    expect(reasonsFor(two, { kind: 'develop', inhabitant: 2 })).toContainEqual({ code: 'brings-nearer', objective: 'merchants', left: 1 });
  });

  it('says which card the next project lacks, and what a card costs', () => {
    const inhabitants = ['merchant', 'merchant', 'citizen', 'explorer', 'explorer', 'explorer', 'explorer'];
    const anna = { ships: [], inhabitants, buildings: ['fire-brigade', 'church', 'school', 'smithy'], gold: 12, hand: { tobacco: 2 } };
    const reasons = reasonsFor({ phase: 'act', seats: [anna, {}] }, { kind: 'buy', commodity: 'spice' });
    expect(reasons).toEqual([
      { code: 'lacks', commodity: 'spice', project: 'merchant', missing: 1 },
      { code: 'costs', gold: 6 },
    ]);
  });

  it('says what may lie on an island, by what the player has seen', () => {
    const look: Move = { kind: 'look', ship: 1, space: 'b2' };
    const unseen = reasonsFor({ phase: 'act', seats: [{ ships: ['a2'], hand: {} }, {}] }, look);
    expect(unseen).toEqual([{ code: 'unseen-tile', space: 'b2', useful: 16, of: 16 }]);
    const known = { phase: 'act', islands: { b2: 'agreement' }, seats: [{ ships: ['a2'], hand: {}, notes: ['b2'] }, {}] };
    expect(reasonsFor(known, look)).toEqual([{ code: 'known-tile', space: 'b2', tile: 'agreement' }]);
  });
});

const FOUR_OUTPOSTS = { 2: 'spice', 3: 'spice', 4: 'tobacco', 5: 'cloth' };
