import { diceFrom, openMatch, seatsOf, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, boxOf, HOME_ISLANDS, type Options, type State } from '../src/index.ts';
import { RICH } from './table.ts';

const setup = (options: Partial<Options>, seats: number, seed: string): State => anno1503.setup({ rounds: 200, ...options }, seats, seed);
const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);

/** The same throws once more: tiles by back, the reserve, the home islands, then the dice for the first player. */
function dealtAgain(seats: number, seed: string) {
  const dice = diceFrom(seeded(seed));
  const { tiles, board } = boxOf({});
  const piles = [2, 3, 4].map((back) => dice.shuffle(tiles.filter((tile) => tile.back === back && back <= seats)));
  const faces = Object.fromEntries(board.spaces.map(({ square, number }) => [square, piles[number - 2]?.pop()]).filter(([, tile]) => tile));
  const reserve = dice.shuffle(piles.flat());
  const islands = dice.shuffle(HOME_ISLANDS);
  return { dice, faces, reserve, islands };
}

describe('Q1.1 island tiles', () => {
  it.each([2, 3, 4])('are shuffled back by back and laid on the spaces of their number, %i players', (seats) => {
    const state = setup({}, seats, 'tiles');
    const { faces, reserve } = dealtAgain(seats, 'tiles');
    expect(state.secret.faces).toEqual(faces);
    expect(state.secret.reserve).toEqual(reserve);
    for (const { square, number } of boxOf({}).board.spaces) {
      expect(state.secret.faces[square]?.back).toBe(number <= seats ? number : undefined);
      expect(state.open.islands[square]).toBe(number <= seats ? number : undefined);
    }
    expect(Object.keys(state.open.islands).toSorted()).toEqual(Object.keys(state.secret.faces).toSorted());
  });
});

describe('Q1.3 home islands', () => {
  it('are drawn, each once', () => {
    const drawn = seeds.map((seed) =>
      setup({}, 4, seed)
        .open.seats.map(({ island }) => island)
        .join(''),
    );
    expect(new Set(drawn).size).toBe(24);
    expect(drawn.every((islands) => new Set(islands).size === 4)).toBe(true);
    expect(setup({}, 3, 'x').open.seats.map(({ island }) => island)).toEqual(dealtAgain(3, 'x').islands.slice(0, 3));
  });

  it('may be chosen, for all or for the first seats', () => {
    expect(setup({ homeIslands: ['D', 'B', 'A', 'C'] }, 4, 'x').open.seats.map(({ island }) => island)).toEqual(['D', 'B', 'A', 'C']);
    expect(setup({ homeIslands: ['D', 'B', 'A', 'C'] }, 2, 'x').open.seats.map(({ island }) => island)).toEqual(['D', 'B']);
    for (const seed of seeds) {
      const [first, ...others] = setup({ homeIslands: ['C'] }, 4, seed).open.seats.map(({ island }) => island);
      expect(first).toBe('C');
      expect(others.toSorted()).toEqual(['A', 'B', 'D']);
    }
  });

  it('cannot be chosen twice', () => {
    const match = { game: 'anno1503', rules: 2, seats: 2, seed: 'x', options: { homeIslands: ['A', 'A'] } };
    expect(openMatch(anno1503, match)).toMatchObject({ ok: false, fault: 'options' });
  });
});

describe('Q1.4 the first player', () => {
  it('has the highest die; only those tied for it roll again', () => {
    let ties = 0;
    for (const seats of [2, 3, 4]) {
      for (const seed of seeds) {
        const { dice } = dealtAgain(seats, seed);
        let rolling = seatsOf(seats);
        for (let rounds = 0; rolling.length > 1; rounds++) {
          const throws = rolling.map(() => dice.die(6));
          rolling = rolling.filter((_, index) => throws[index] === Math.max(...throws));
          if (rounds > 0) ties++;
        }
        const state = setup({}, seats, seed);
        expect(state.open.first).toBe(rolling[0]);
        expect(state.open.turn).toBe(rolling[0]);
        expect(state.secret.chance).toEqual(dice.chance);
      }
    }
    expect(ties).toBeGreaterThan(50);
  });

  it('may be a seat, which throws no dice, or drawn by lot', () => {
    const state = setup({ firstPlayer: 2 }, 3, 'x');
    expect([state.open.first, state.open.turn]).toEqual([2, 2]);
    expect(state.secret.chance).toEqual(dealtAgain(3, 'x').dice.chance);
    expect(setup({ firstPlayer: 0 }, 3, 'x').open.first).toBe(0);
    const lots = seeds.map((seed) => setup({ firstPlayer: 'random' }, 3, seed).open.first);
    expect(lots).toEqual(seeds.map((seed) => dealtAgain(3, seed).dice.below(3)));
  });

  it('is thrown for if the seat that was named is not at the table', () => {
    expect(setup({ firstPlayer: 3 }, 3, 'x')).toEqual(setup({ firstPlayer: 'dice' }, 3, 'x'));
    expect(setup({ firstPlayer: 'dice' }, 3, 'x')).toEqual(setup({}, 3, 'x'));
  });
});

describe('the position before the first roll', () => {
  it('is as Q1 says', () => {
    const { open, secret } = setup({ homeIslands: ['B', 'A'] }, 2, 'x');
    const { seats, stacks } = open;
    const { hands, notes, orders } = secret;
    const state = { ...open, ...secret };
    expect(seats[0]).toEqual({
      island: 'B',
      gold: 7,
      cards: 2,
      inhabitants: ['explorer', 'settler'],
      buildings: [],
      outposts: [],
      agreements: [],
      ships: [{ at: 'a3', spent: 0 }, null],
    });
    expect(hands).toEqual([{ wood: 1, stone: 1, tools: 0, cloth: 0, spice: 0, tobacco: 0 }, hands[0]]);
    expect(stacks).toEqual({ wood: 13, stone: 13, tools: 15, cloth: 15, spice: 15, tobacco: 15 });
    expect([notes, orders]).toEqual([
      [{}, {}],
      [[], []],
    ]);
    expect(state).toMatchObject({
      components: null,
      rounds: 200,
      round: 1,
      phase: 'roll',
      throws: [],
      done: { sold: [], bought: 0, branched: false },
      look: null,
      asking: null,
      winner: null,
      forgot: false,
      picks: [],
      losses: [],
    });
  });

  it('is open to two to four players, under these rules only', () => {
    const older = openMatch(anno1503, { game: 'anno1503', rules: 1, seats: 2, seed: 'x', options: {} });
    expect(older).toMatchObject({ ok: false, fault: 'other-rules', detail: 'version 1 of the rules finishes it, not version 2' });
    const open = (seats: number) => openMatch(anno1503, { game: 'anno1503', rules: 2, seats, seed: 'x', options: {} }).ok;
    expect([1, 2, 3, 4, 5].map(open)).toEqual([false, true, true, true, false]);
  });

  it('keeps a corrected set of components, and only that', () => {
    const state = setup({ components: RICH }, 2, 'x');
    expect(state.open.components).toBe(RICH);
    expect(state.open.seats[0]).toMatchObject({ gold: 3, cards: 12, ships: [{ at: 'h3' }, { at: 'h3' }] });
    expect(state.open.stacks).toEqual({ wood: 11, stone: 11, tools: 11, cloth: 13, spice: 9, tobacco: 11 });
    expect(anno1503.view(state, 0).components).toBe(RICH);
    expect(setup({}, 2, 'x').open.components).toBe(null);
  });

  it('has the bound that was agreed, two hundred rounds unless said otherwise', () => {
    expect(anno1503.schemas.options.parse({})).toEqual({ rounds: 200 });
    expect(setup({ rounds: 7 }, 2, 'x').open.rounds).toBe(7);
    expect(anno1503.schemas.options.safeParse({ rounds: 0 }).success).toBe(false);
    expect(anno1503.schemas.options.safeParse({ speed: 1 }).success).toBe(false);
    expect(anno1503.schemas.options.safeParse({ components: { ...RICH, handLimit: -1 } }).success).toBe(false);
  });

  it('says which round is being played', () => {
    expect(anno1503.round(setup({}, 2, 'x'))).toBe(1);
  });
});
