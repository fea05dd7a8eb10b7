import { seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, boxOf, type State } from '../src/index.ts';
import { changed, withSecret } from '../src/state/change.ts';
import { play, position, RICH } from './table.ts';

/** The same raid with many chances. */
function raids(state: State, count: number) {
  return Array.from({ length: count }, (_, index) =>
    play(withSecret(state, { chance: seeded(`raid ${index}`) }), 0, { kind: 'lose', pier: 2 }),
  );
}

describe('Q9.1 the tile that pirates bring back', () => {
  const beaten = (islands: object) =>
    play(position({ dice: [6, 1], islands, seats: [{ gold: 0, outposts: { 2: 'spice' }, agreements: 1 }, {}] }), 0, { kind: 'roll' }).state;

  it('falls by lot on one of the free spaces that are equally far', () => {
    const state = beaten({ l3: 'none', l5: 'none' });
    const laid = raids(state, 200).map(({ state: after }) =>
      Object.keys(after.open.islands).filter((square) => !(square in state.open.islands)),
    );
    expect(laid.every((squares) => squares.length === 1)).toBe(true);
    const counts = ['l1', 'l3', 'l5'].map((square) => laid.filter(([each]) => each === square).length);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(200);
    for (const each of counts) expect(each).toBeGreaterThan(40);
  });

  it('is any tile of the reserve or the lost one, and only its back is seen', () => {
    const state = beaten({ l3: 'none', l5: 'none' });
    const known = state.secret.reserve.map((tile) => JSON.stringify(tile));
    const faces = raids(state, 200).map((raid) => {
      const [laid] = raid.events.slice(-1);
      const square = Object.keys(raid.state.open.islands).find((each) => !(each in state.open.islands)) ?? '';
      expect(laid).toEqual({ open: { fact: 'laid', space: square, back: raid.state.secret.faces[square]?.back } });
      expect(raid.state.secret.reserve).toHaveLength(state.secret.reserve.length);
      expect(raid.state.open.islands[square]).toBe(raid.state.secret.faces[square]?.back);
      expect(raid.state.secret.chance).not.toEqual(state.secret.chance);
      expect(raid.reveals).toBe('everybody');
      return JSON.stringify(raid.state.secret.faces[square]);
    });
    expect(new Set(faces)).toEqual(new Set([...known, JSON.stringify({ back: 2, kind: 'outpost', commodity: 'spice' })]));
  });

  it('stays in the reserve where no island space is free', () => {
    const { spaces } = boxOf({}).board;
    const state = beaten({});
    const [some] = Object.values(state.secret.faces);
    if (!some) throw new Error('a tile');
    const faces = Object.fromEntries(spaces.map(({ square }) => [square, state.secret.faces[square] ?? some]));
    const full = changed(state, { islands: Object.fromEntries(spaces.map(({ square, number }) => [square, number])) }, { faces });
    const { state: after, events } = play(full, 0, { kind: 'lose', pier: 2 });
    expect(after.secret.reserve).toHaveLength(state.secret.reserve.length + 1);
    expect(after.secret.faces).toBe(faces);
    expect(events).toHaveLength(2);
  });

  it('is the agreement that came last, by its back', () => {
    const state = beaten({});
    const [anna, ben] = state.open.seats;
    if (!anna || !ben) throw new Error('two seats');
    const held = changed(state, { seats: [{ ...anna, agreements: [2, 3, 4] as const }, ben] });
    const { state: after, events } = play(held, 0, { kind: 'lose', pier: 'wooden' });
    expect(after.open.seats[0]?.agreements).toEqual([2, 3]);
    expect(after.open.seats[0]?.outposts).toEqual(anna.outposts);
    expect(events[1]).toEqual({ open: { fact: 'lost', seat: 0, pier: 'wooden', tile: { back: 4, kind: 'agreement' } } });
  });
});

describe('Q9 payments', () => {
  it('happen in turn order from the active player', () => {
    const seats = [{ agreements: 1 }, { agreements: 2 }, { agreements: 1, gold: 0 }];
    const { events, state } = play(position({ dice: [6, 2], turn: 1, seats }), 1, { kind: 'roll' });
    expect(events.slice(0, 5)).toEqual([
      { open: { fact: 'rolled', seat: 1, die: 6 } },
      { open: { fact: 'event', event: 'pirates', die: 2 } },
      { open: { fact: 'paid', seat: 1, gold: 2, why: 'pirates' } },
      { open: { fact: 'paid', seat: 0, gold: 1, why: 'pirates' } },
      { open: { fact: 'lost', seat: 2, pier: 'wooden', tile: { back: expect.any(Number), kind: 'agreement' } } },
    ]);
    expect(state.open.seats.map(({ gold, agreements }) => [gold, agreements.length])).toEqual([
      [6, 1],
      [5, 2],
      [0, 0],
    ]);
    expect(state.open).toMatchObject({ phase: 'act', asking: null, throws: [6, 2] });
    expect(state.secret.losses).toEqual([]);
  });

  it('by fire leave the phase of acting and nothing else open', () => {
    const { state, events } = play(
      position({ dice: [6, 4], seats: [{ gold: 0, inhabitants: ['settler', 'settler', 'explorer'] }, {}] }),
      0,
      { kind: 'roll' },
    );
    expect(state.open).toMatchObject({ phase: 'act', asking: null });
    expect(events.slice(2)).toEqual([{ open: { fact: 'burned', seat: 0, inhabitant: 3, level: 'explorer' } }]);
  });

  it('events follow the second die as the components say', () => {
    const events = { pirates: [6], fire: [1, 2, 3], 'golden-times': [4, 5] };
    const happened = [1, 2, 3, 4, 5, 6].map((die) => {
      const state = changed(position({ dice: [6, die], seats: [{}, {}] }), { components: { ...RICH, events } });
      return play(state, 0, { kind: 'roll' }).events[1];
    });
    expect(happened).toEqual(
      ['fire', 'fire', 'fire', 'golden-times', 'golden-times', 'pirates'].map((event, index) => ({
        open: { fact: 'event', event, die: index + 1 },
      })),
    );
  });
});

describe('Q9.3 declining', () => {
  const golden = play(position({ dice: [6, 5], seats: [{ hand: {} }, { hand: {} }] }), 0, { kind: 'roll' }).state;

  it('reveals nothing as long as somebody still chooses, and with the last choice what all have chosen', () => {
    expect(anno1503.reveals(anno1503.view(golden, 1), { kind: 'decline' })).toBe(false);
    const first = play(golden, 1, { kind: 'decline' });
    expect(first).toMatchObject({ reveals: [], state: { open: { phase: 'choose' }, secret: { picks: [[], ['nothing']] } } });
    expect(anno1503.reveals(anno1503.view(first.state, 0), { kind: 'decline' })).toBe(true);
    const last = play(first.state, 0, { kind: 'decline' });
    expect(last.reveals).toBe('everybody');
    expect(last.events.slice(1)).toEqual([{ open: { fact: 'declined', seat: 0 } }, { open: { fact: 'declined', seat: 1 } }]);
    expect(last.state.open).toMatchObject({ phase: 'act', asking: null, stacks: golden.open.stacks });
    expect(last.state.secret).toMatchObject({ picks: [], hands: golden.secret.hands });
  });

  it('looks to the others like any other choice', () => {
    const [declined, chose] = [play(golden, 1, { kind: 'decline' }), play(golden, 1, { kind: 'choose', commodity: 'wood' })];
    expect(anno1503.view(declined.state, 0)).toEqual(anno1503.view(chose.state, 0));
    expect(anno1503.view(declined.state, 'spectator')).toEqual(anno1503.view(chose.state, 'spectator'));
    expect(declined.events).toEqual([
      { open: { fact: 'chose', seat: 1 }, secret: { seats: [1], fact: { fact: 'chose', seat: 1, commodity: 'nothing' } } },
    ]);
  });
});
