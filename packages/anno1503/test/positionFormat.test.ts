import { equal, isRecord, runScenario } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, boxOf, type State } from '../src/index.ts';
import { changed } from '../src/state/change.ts';
import { anyAnno1503, faultsOf, play, position, RICH, randomGame } from './table.ts';

const described = (state: State) => {
  const words = anno1503.positionFormat.describe(state);
  if (!isRecord(words)) throw new Error('a description');
  return words;
};

describe('a described position', () => {
  it('is as after set-up where nothing is said', () => {
    const state = position({ seats: [{}, {}, {}] });
    expect(state.open.seats.map(({ island, gold, cards }) => [island, gold, cards])).toEqual([
      ['A', 7, 2],
      ['B', 7, 2],
      ['C', 7, 2],
    ]);
    expect(state.open).toMatchObject({ phase: 'roll', turn: 0, first: 0, round: 1, rounds: 200, throws: [], components: null });
    expect(state.open.stacks).toEqual({ wood: 12, stone: 12, tools: 15, cloth: 15, spice: 15, tobacco: 15 });
    expect(state.secret.reserve).toHaveLength(4);
    expect(Object.keys(state.secret.faces)).toHaveLength(20);
    for (const { square, number } of boxOf({}).board.spaces) expect(state.secret.faces[square]?.back).toBe(number < 4 ? number : undefined);
  });

  it('gives seats that name no island the ones that are left', () => {
    expect(position({ seats: [{}, { island: 'A' }, {}] }).open.seats.map(({ island }) => island)).toEqual(['B', 'A', 'C']);
  });

  it('is read back in the same words', () => {
    const words = {
      turn: 1,
      first: 1,
      round: 5,
      rounds: 50,
      phase: 'sail',
      throws: [6, 4],
      sold: [1],
      bought: 2,
      branched: true,
      islands: { b2: 'tools outpost', b4: 'none', d3: 'agreement (3)', c1: 'gold treasure (2)' },
      seats: [
        {
          island: 'D',
          gold: 3,
          hand: { wood: 0, stone: 2, tools: 0, cloth: 0, spice: 1, tobacco: 0 },
          inhabitants: ['citizen', 'settler', 'explorer', 'explorer'],
          buildings: ['church'],
          outposts: { 1: 'spice', 5: 'cloth' },
          agreements: 2,
          ships: [null, { at: 'c3', spent: 0 }],
          notes: ['b2', 'd3'],
          orders: ['tobacco', 'wood'],
        },
        { island: 'A', ships: [{ at: 'a1', spent: 3 }, null] },
        { island: 'B' },
      ],
    };
    expect(described(position(words))).toMatchObject({ ...words, look: null, winner: null, waiting: [1] });
  });

  it('can be described, laid out again and described to the same words, from any random game', () => {
    for (const seats of [2, 3, 4]) {
      for (const { after, count } of randomGame({ rounds: 30 }, seats, 'round trip')) {
        if (count % 5 > 0 || !['roll', 'act', 'sail'].includes(after.open.phase)) continue;
        const { waiting, look, winner, seats: players, ...words } = described(after);
        if (!Array.isArray(players)) throw new Error('seats');
        const again = position({ ...words, seats: players.map(({ objectives, ...player }) => player) });
        const [one, other] = [described(after), described(again)];
        expect(Object.keys(one).filter((key) => !equal(one[key], other[key]))).toEqual([]);
      }
    }
  }, 60_000);

  it('names the treasures that have left the game, and is laid out with them', () => {
    const words = { gone: ['gold treasure (2)', 'upgrade treasure (2)'], seats: [{}, {}] };
    expect(described(position(words))).toMatchObject({ gone: ['upgrade treasure (2)', 'gold treasure (2)'] });
    expect(described(position({ seats: [{}, {}] }))).toMatchObject({ gone: [] });
  });

  it('is laid out with the components of the options', () => {
    const built = anno1503.positionFormat.build({ seats: [{}, {}] }, 2, { components: RICH });
    expect(built).toMatchObject({ ok: true, state: { open: { components: RICH, seats: [{ gold: 3 }, { gold: 3 }] } } });
    const wrong = anno1503.positionFormat.build({ seats: [{}, {}] }, 2, { components: {} });
    expect(wrong).toMatchObject({ ok: false, faults: expect.arrayContaining([expect.stringMatching(/^components/)]) });
  });

  it('of a scenario is laid out with the scenario’s own options', () => {
    const scenario = {
      scenario: 'Rich players begin with gold and cards',
      rules: 'Q1.3',
      game: 'anno1503',
      players: ['Anna', 'Ben'],
      options: { components: RICH },
    };
    const poor = { ...scenario, position: { phase: 'act' as const }, expect: { Anna: { gold: 3, hand: { spice: 3 } } } };
    expect(runScenario(anyAnno1503, JSON.parse(JSON.stringify(poor)))).toEqual([]);
  });

  it('conserves what is not named', () => {
    const seats = [{ outposts: { 2: 'spice', 3: 'tobacco' }, agreements: 2, hand: { wood: 9 } }, { hand: {} }];
    const state = position({ islands: { b2: 'gold treasure' }, gone: ['upgrade treasure'], reserve: [], seats });
    const held = [...Object.values(state.secret.faces), ...state.secret.reserve];
    expect(held).toHaveLength(16 - 5);
    expect(state.open.stacks).toMatchObject({ wood: 6, stone: 15 });
    expect(state.secret.faces['b2']).toEqual({ back: 2, kind: 'treasure', treasure: 'gold' });
    expect(Object.keys(state.secret.faces)).toHaveLength(11);
  });

  it('puts the named tiles on top of the reserve', () => {
    const state = position({ reserve: ['agreement', 'gold treasure'], seats: [{}, {}] });
    expect(state.secret.reserve).toEqual([
      { back: 2, kind: 'agreement' },
      { back: 2, kind: 'treasure', treasure: 'gold' },
    ]);
  });

  it('takes what players hold from the backs that can be spared', () => {
    const state = position({ seats: [{ agreements: 2, outposts: { 2: 'spice' } }, { agreements: 1 }, {}] });
    expect(Object.keys(state.secret.faces)).toHaveLength(20);
    expect(state.secret.reserve).toHaveLength(0);
  });

  it('throws the dice that are named', () => {
    for (const dice of [[1], [6, 6], [2, 5, 3], [6, 1, 6, 3]]) {
      let state = position({ dice, seats: [{ hand: {} }, { hand: {} }] });
      const thrown: number[] = [];
      while (thrown.length < dice.length) {
        const roll = play(changed(state, { phase: 'roll', asking: null }), state.open.turn, { kind: 'roll' });
        thrown.push(...roll.state.open.throws);
        state = roll.state;
      }
      expect(thrown).toEqual(dice);
    }
  });
});

describe('a position that cannot be', () => {
  const seat = (anna: object, more: object = {}) => faultsOf({ ...more, seats: [anna, {}] });

  it('is told by its form, with the place of each fault', () => {
    expect(faultsOf(null)).toEqual(['expected object']);
    expect(faultsOf({ seats: [{}, {}], moon: 1, sun: 2 })).toEqual(['there is no such word: moon', 'there is no such word: sun']);
    expect(seat({ gold: -1 })).toEqual(['seats.0.gold: too small or too short, at least 0']);
    expect(seat({ gold: 1.5 })).toEqual(['seats.0.gold: expected a whole number']);
    expect(seat({ hand: { silk: 1 } })).toEqual(['seats.0.hand: there is no such word: silk']);
    expect(seat({ inhabitants: ['king'] })).toEqual(['seats.0.inhabitants.0: expected "explorer" or "settler" or "citizen" or "merchant"']);
    expect(seat({ notes: ['??'] })).toEqual(['seats.0.notes.0: invalid format']);
    expect(seat({ ships: [7] })).toEqual(['seats.0.ships.0: expected string']);
    expect(seat({}, { dice: [7] })).toEqual(['dice.0: too big or too long, at most 6']);
    expect(seat({}, { dice: [1, 1, 1, 1, 1, 1, 1] })).toEqual(['dice: too big or too long, at most 6']);
    expect(seat({}, { throws: [1, 1, 1] })).toEqual(['throws: too big or too long, at most 2']);
    expect(seat({}, { islands: { q: 'agreement' } })).toEqual(['islands.q: there is no such word']);
  });

  it('because of the turn', () => {
    expect(faultsOf({ seats: [{}] })).toEqual(['seats: 1 seats described, 2 at the table']);
    expect(seat({}, { turn: 2 })).toEqual(['turn: not at the table']);
    expect(seat({}, { first: 2 })).toEqual(['first: not at the table']);
    expect(seat({}, { round: 0 })).toEqual(['round: not from 1 to 200']);
    expect(seat({}, { round: 4, rounds: 3 })).toEqual(['round: not from 1 to 3']);
    expect(seat({}, { round: 3, rounds: 3 })).toEqual([]);
  });

  it('because of cards', () => {
    expect(faultsOf({ seats: [{ hand: { wood: 9 } }, { hand: { wood: 9 } }] })).toEqual(['seats: 18 wood in the hands, but 15 there are']);
    expect(seat({ hand: {} }, { stacks: { wood: 15 } })).toEqual(['stacks.wood: 1 of 15 are in the hands, so 14 are left, not 15']);
    expect(seat({ hand: {} }, { stacks: { wood: 14 } })).toEqual([]);
    expect(seat({ orders: ['wood', 'wood'] })).toEqual(['seats[0].orders: a choice twice']);
  });

  it('because of tiles', () => {
    const examples =
      'spice outpost, tobacco outpost, cloth outpost, tools outpost, stone outpost, agreement, upgrade treasure, gold treasure, wood outpost';
    expect(seat({}, { islands: { b2: 'pearls' } })).toEqual([`islands.b2: pearls is no tile; tiles are like ${examples}`]);
    expect(seat({}, { islands: { a1: 'agreement' } })).toEqual(['islands.a1: no island space']);
    expect(seat({}, { islands: { b2: 'wood outpost' } })).toEqual(['islands.b2: no wood outpost is left']);
    expect(seat({}, { islands: { b2: 'agreement (3)' } })).toEqual(['islands.b2: no agreement (3) is left']);
    expect(seat({ outposts: { 2: 'cloth', 3: 'cloth' } })).toEqual(['seats[0].outposts.3: no cloth outpost is left']);
    expect(seat({ outposts: { 1: 'cloth' } })).toEqual(['seats[0].outposts.1: island A has no such pier, only 2, 3, 4, 5']);
    expect(seat({ agreements: 4 })).toEqual(['seats[0].agreements: 4 agreements, but 3 wooden piers']);
    expect(faultsOf({ seats: [{ agreements: 3 }, { agreements: 3 }] })).toEqual(['seats[1].agreements: no agreement is left']);
    expect(seat({}, { reserve: ['agreement', 'pearls'] })).toEqual([`reserve[1]: pearls is no tile; tiles are like ${examples}`]);
    expect(seat({}, { gone: ['gold treasure', 'agreement'] })).toEqual(['gone[1]: only treasures leave the game']);
    expect(seat({ notes: ['b2'] }, { islands: { b2: 'none' } })).toEqual(['seats[0].notes: no tile lies on b2']);
    expect(seat({ notes: ['a1'] })).toEqual(['seats[0].notes: no tile lies on a1']);
  });

  it('because of inhabitants and buildings', () => {
    const eight = Array(8).fill('merchant');
    expect(seat({ inhabitants: eight, buildings: ['school', 'church', 'smithy', 'shipyard'] })).toEqual([
      'seats[0].inhabitants: 8 on 7 spaces',
      'seats[0].inhabitants: more citizens and merchants than tiles',
    ]);
    expect(seat({ inhabitants: Array(5).fill('settler'), buildings: ['school', 'church'] })).toEqual([
      'seats[0].inhabitants: more explorers and settlers than tiles',
    ]);
    expect(seat({ inhabitants: Array(4).fill('settler') })).toEqual(['seats[0].buildings: 0 buildings for 1 inhabitants above a site']);
    const five = ['settler', 'settler', 'settler', 'citizen', 'citizen'];
    expect(seat({ inhabitants: five, buildings: ['school', 'school'] })).toEqual(['seats[0].buildings: two of one kind']);
    const four = { inhabitants: Array(4).fill('settler'), buildings: ['school'] };
    expect(faultsOf({ seats: [four, four] })).toEqual(
      ['seats: 2 times school, but 1 there are', 'supply.school: -1 are left, not 0'].slice(0, 1),
    );
    expect(seat(four, { supply: { school: 1 } })).toEqual(['supply.school: 0 are left, not 1']);
    expect(seat(four, { supply: { school: 0, church: 1 } })).toEqual([]);
    expect(faultsOf({ seats: [{ island: 'A' }, { island: 'A' }] })).toEqual(['seats: two seats on one home island']);
  });

  it('because of ships', () => {
    expect(seat({ ships: ['a3', 'a3', 'a3'] })).toEqual(['seats[0].ships: 3 ships, but 2 there are']);
    expect(seat({ ships: ['a3', 'b2'] })).toEqual(['seats[0].ships[1]: b2 is not sea']);
  });
});

describe('a description', () => {
  it('tells who is waited for, what is looked at and who has won', () => {
    const looking = play(position({ phase: 'act', seats: [{ ships: ['a2'] }, {}] }), 0, { kind: 'look', ship: 1, space: 'b2' }).state;
    expect(described(looking)).toMatchObject({ phase: 'look', look: { ship: 1, space: 'b2' }, waiting: [0], winner: null });
    const asked = play(position({ dice: [6, 5], seats: [{}, {}] }), 0, { kind: 'roll' }).state;
    expect(described(asked)).toMatchObject({ phase: 'choose', waiting: [0, 1], throws: [6, 5] });
  });

  it('follows a corrected set of components', () => {
    expect(described(anno1503.setup({ rounds: 3, components: RICH }, 2, 'x'))).toMatchObject({ seats: [{ gold: 3 }, { gold: 3 }] });
  });
});
