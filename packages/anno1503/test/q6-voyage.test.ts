import { describe, expect, it } from 'vitest';
import { changed } from '../src/state/change.ts';
import { movesOf, play, position, RICH } from './table.ts';

describe('Q6.1 points', () => {
  const spent = (seats: number, buildings: readonly string[], most: number) => {
    const inhabitants = ['settler', 'settler', 'settler', 'settler'].slice(0, 3 + buildings.length);
    const anna = {
      inhabitants,
      buildings,
      ships: [
        { at: 'e4', spent: most - 1 },
        { at: 'c3', spent: most },
      ],
    };
    const state = position({ phase: 'sail', seats: [anna, ...Array.from({ length: seats - 1 }, () => ({}))] });
    return movesOf(state, 0).filter(({ kind }) => kind === 'sail');
  };

  it.each([
    [2, [], 2],
    [3, [], 3],
    [4, [], 4],
    [2, ['shipyard'], 4],
    [3, ['shipyard'], 6],
    [4, ['shipyard'], 8],
  ])('with %i players and %j a ship has %i', (seats, buildings, points) => {
    expect(spent(seats, buildings, points)).toEqual([
      { kind: 'sail', ship: 1, to: 'f4' },
      { kind: 'sail', ship: 1, to: 'd4' },
    ]);
    expect(spent(seats, buildings, points + 1)).toEqual([]);
  });

  it('follow the components', () => {
    const state = changed(position({ phase: 'sail', seats: [{ ships: [{ at: 'a3', spent: 7 }] }, {}] }), { components: RICH });
    expect(movesOf(state, 0).filter(({ kind }) => kind === 'sail')).toHaveLength(3);
    expect(play(state, 0, { kind: 'sail', ship: 1, to: 'b3' }).state.open.seats[0]?.ships).toEqual([{ at: 'b3', spent: 8 }, null]);
  });
});

describe('Q6.3 a look', () => {
  const state = position({
    phase: 'act',
    islands: { b2: 'tools outpost', b4: 'agreement' },
    seats: [{ ships: ['a2', 'b3'], notes: ['b4'] }, {}],
  });

  it('comes to light for the player alone and is noted', () => {
    const look = play(state, 0, { kind: 'look', ship: 1, space: 'b2' });
    const tile = { back: 2, kind: 'outpost', commodity: 'tools' };
    expect(look.reveals).toEqual([0]);
    expect(look.events).toEqual([
      {
        open: { fact: 'looked', seat: 0, ship: 1, space: 'b2' },
        secret: { seats: [0], fact: { fact: 'looked', seat: 0, ship: 1, space: 'b2', tile } },
      },
    ]);
    expect(look.state.secret.notes).toEqual([{ b2: tile, b4: { back: 2, kind: 'agreement' } }, {}]);
    expect(look.state.open).toMatchObject({ phase: 'look', look: { ship: 1, space: 'b2' } });
    expect(look.state.open.seats[0]?.ships).toEqual([
      { at: 'a2', spent: 1 },
      { at: 'b3', spent: 0 },
    ]);
  });

  it('is put back openly and without anything coming to light', () => {
    const back = play(state, 0, { kind: 'look', ship: 2, space: 'b2' }, { kind: 'put-back' });
    expect(back).toMatchObject({ reveals: [], events: [{ open: { fact: 'put-back', seat: 0, space: 'b2' } }] });
    expect(back.state.open).toMatchObject({ phase: 'sail', look: null });
    expect(back.state.secret.faces).toBe(state.secret.faces);
  });

  it('offers exactly what can be done with the tile', () => {
    const looking = play(state, 0, { kind: 'look', ship: 1, space: 'b2' }).state;
    expect(movesOf(looking, 0)).toEqual([
      { kind: 'use', pier: 2 },
      { kind: 'use', pier: 3 },
      { kind: 'use', pier: 4 },
      { kind: 'use', pier: 5 },
      { kind: 'put-back' },
    ]);
    expect(movesOf(looking, 1)).toEqual([]);
  });

  it('used, the tile is known to all and every note of it is struck', () => {
    const noted = position({ phase: 'act', islands: { b2: 'tools outpost' }, seats: [{ ships: ['a2'] }, { notes: ['b2', 'b4'] }, {}] });
    const used = play(noted, 0, { kind: 'look', ship: 1, space: 'b2' }, { kind: 'use', pier: 5 });
    expect(used.reveals).toBe('everybody');
    expect(used.events).toEqual([
      { open: { fact: 'used', seat: 0, ship: 1, space: 'b2', tile: { back: 2, kind: 'outpost', commodity: 'tools' }, pier: 5 } },
    ]);
    expect(used.state.secret.notes.map((notes) => Object.keys(notes))).toEqual([[], ['b4'], []]);
    expect(used.state.secret.notes[2]).toBe(noted.secret.notes[2]);
    expect('b2' in used.state.secret.faces || 'b2' in used.state.open.islands).toBe(false);
    expect(used.state.open.seats[0]?.outposts).toEqual([{ pier: 5, back: 2, commodity: 'tools' }]);
    expect(used.state.open.seats[0]?.ships).toEqual([null, null]);
  });

  it('used, treasures and agreements do what they show', () => {
    const use = (tile: string, more: object = {}) =>
      play(
        position({ phase: 'act', islands: { b2: tile }, seats: [{ ships: ['a2'] }, {}] }),
        0,
        { kind: 'look', ship: 1, space: 'b2' },
        {
          kind: 'use',
          ...more,
        },
      );
    const gold = use('gold treasure');
    expect(gold.state.open.seats[0]?.gold).toBe(19);
    expect(gold.events).toEqual([
      { open: { fact: 'used', seat: 0, ship: 1, space: 'b2', tile: { back: 2, kind: 'treasure', treasure: 'gold' }, gold: 12 } },
    ]);
    const step = use('upgrade treasure', { inhabitant: 1 });
    expect(step.state.open.seats[0]).toMatchObject({ gold: 7, inhabitants: ['settler', 'settler'] });
    expect(step.events).toEqual([
      { open: { fact: 'used', seat: 0, ship: 1, space: 'b2', tile: { back: 2, kind: 'treasure', treasure: 'upgrade' } } },
      { open: { fact: 'developed', seat: 0, inhabitant: 1, level: 'settler' } },
    ]);
    const agreement = use('agreement');
    expect(agreement.state.open.seats[0]?.agreements).toEqual([2]);
    expect(agreement.events).toEqual([{ open: { fact: 'used', seat: 0, ship: 1, space: 'b2', tile: { back: 2, kind: 'agreement' } } }]);
  });
});
