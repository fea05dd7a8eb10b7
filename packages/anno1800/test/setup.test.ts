import { equal, seatsOf } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { boxOf, named } from '../src/box/box.ts';
import type { ObjectiveId } from '../src/data/words.ts';
import { anno1800, COMPONENTS, type Options, type State } from '../src/index.ts';
import { MOODS } from '../src/setup/options.ts';
import { playerAt } from '../src/state/state.ts';

const box = boxOf({});
const options: Options = { objectives: 'random', first: 'random', rounds: 150 };
const set = (seats: number, seed: string, changed: Partial<Options> = {}): State => anno1800.setup({ ...options, ...changed }, seats, seed);
const seeds = Array.from({ length: 120 }, (_, at) => `seed ${at}`);
const ids = (list: readonly { readonly id: string }[]) => list.map((each) => each.id).toSorted();
const deckOf = (card: string) => named(box.cards, card).deck;

describe('R1.2, R1.5: the deal', () => {
  it.each([2, 3, 4])('gives each of %i players seven cards of the first deck and two of the second', (seats) => {
    const { table, secret } = set(seats, 'deal');
    for (const hand of secret.hands) {
      expect(hand.filter((card) => deckOf(card) === 0)).toHaveLength(7);
      expect(hand.filter((card) => deckOf(card) === 1)).toHaveLength(2);
      expect(hand).toHaveLength(9);
    }
    expect(table.seats.map((player) => player.hand)).toEqual(seatsOf(seats).map(() => [7, 2, 0]));
    expect(table.decks).toEqual([46 - 7 * seats, 32 - 2 * seats, 24]);
  });

  it('loses no card, no island and no expedition card, and puts each into its own deck', () => {
    const { secret } = set(4, 'whole');
    expect([...secret.hands.flat(), ...secret.decks.flat()].toSorted()).toEqual(ids(COMPONENTS.populationCards));
    expect(secret.decks.map((deck) => [...new Set(deck.map(deckOf))])).toEqual([[0], [1], [2]]);
    expect(secret.expeditionDeck.toSorted()).toEqual(ids(COMPONENTS.expeditionCards));
    expect(secret.oldWorld.toSorted()).toEqual(ids(COMPONENTS.oldWorldIslands));
    expect(secret.newWorld.toSorted()).toEqual(ids(COMPONENTS.newWorldIslands));
    expect(secret.expeditions).toEqual([[], [], [], []]);
  });

  it('counts openly what lies hidden', () => {
    const { table, secret } = set(3, 'counts');
    expect(table.decks).toEqual(secret.decks.map((deck) => deck.length));
    expect([table.expeditionDeck, table.oldWorld, table.newWorld]).toEqual([22, 12, 8]);
  });

  it('is the same for the same seed and another for another', () => {
    expect(equal(set(3, 'a'), set(3, 'a'))).toBe(true);
    expect(equal(set(3, 'a'), set(3, 'b'))).toBe(false);
  });

  it('shuffles every deck and stack', () => {
    const tops = seeds.map((seed) => {
      const { secret } = set(2, seed);
      return [...secret.decks.map((deck) => deck[0]), secret.expeditionDeck[0], secret.oldWorld[0], secret.newWorld[0]];
    });
    // 120 shuffles put every one of the 8 or 12 islands and most of the cards on top at some time.
    const differentTops = tops[0]?.map((_, pile) => new Set(tops.map((top) => top[pile])).size) ?? [];
    expect(differentTops.slice(4)).toEqual([12, 8]);
    for (const count of differentTops) expect(count).toBeGreaterThan(7);
  });
});

describe('R1.3, R1.5: what each player begins with', () => {
  it('is the same for all but the gold', () => {
    const { table } = set(4, 'start', { first: 0 });
    for (const player of table.seats) {
      const { fields, workers, gold, ...rest } = player;
      expect(rest).toEqual({
        rested: [4, 3, 2, 0, 0],
        exhausted: [0, 0, 0, 0, 0],
        onShips: { trade: 2, exploration: 1 },
        spent: { trade: 0, exploration: 0 },
        onCards: { trade: 0, exploration: 0 },
        hand: [7, 2, 0],
        played: [],
        expeditions: 0,
        oldWorld: [],
        newWorld: [],
      });
      expect(fields).toHaveLength(20);
      expect(workers).toEqual(fields.map(() => []));
      expect(gold).toBeLessThan(4);
    }
  });

  it.each([
    [2, [17, 34, 21, 20, 15]],
    [3, [13, 31, 19, 20, 15]],
    [4, [9, 28, 17, 20, 15]],
  ])('leaves the rest of the cubes in the supply, with %i players', (seats, supply) =>
    expect(set(seats, 'x').table.supply).toEqual(supply),
  );

  it('begins the first turn of the first round', () => {
    const { table } = set(2, 'x', { first: 1, rounds: 7 });
    expect(table).toMatchObject({ first: 1, round: 1, end: null, over: false, limit: 7 });
    expect(table.components).toBeUndefined();
    expect(table.turn).toEqual({
      seat: 1,
      actions: 1,
      acted: false,
      open: null,
      pending: [],
      traded: [],
      freeSteps: [0, 0, 0, 0, 0],
      used: [],
      discard: null,
      cards: [],
    });
    expect(anno1800.active(set(2, 'x', { first: 1 }))).toEqual([1]);
    expect(anno1800.round(set(2, 'x'))).toBe(1);
  });
});

describe('R1.6: the first player', () => {
  it.each([
    [2, 0, [0, 1]],
    [2, 1, [1, 0]],
    [3, 1, [2, 0, 1]],
    [4, 3, [1, 2, 3, 0]],
  ])('of %i, if it is seat %i: the others have gold in turn order', (seats, first, gold) => {
    const { table } = set(seats, 'gold', { first });
    expect(table.turn.seat).toBe(first);
    expect(table.seats.map((player) => player.gold)).toEqual(gold);
  });

  it('may be anybody if chance decides', () => {
    for (const seats of [2, 3, 4]) expect(new Set(seeds.map((seed) => set(seats, seed).table.first))).toEqual(new Set(seatsOf(seats)));
  });

  it('is counted round the table if fewer sit there', () => expect(set(3, 'x', { first: 5 }).table.first).toBe(2));
});

describe('R1.4: the objectives', () => {
  const drawn = (objectives: Options['objectives']) => seeds.map((seed) => set(2, seed, { objectives }).table.objectives);
  const known = COMPONENTS.objectives.map((each) => each.id);

  it('are five different ones at random, and every one comes up', () => {
    for (const five of drawn('random')) expect(new Set(five).size).toBe(5);
    expect(new Set(drawn('random').flat())).toEqual(new Set(known));
  });

  it("are the beginners' five", () => {
    for (const five of drawn('beginners')) expect(five).toEqual(['alonso-graves', 'edvard-goode', 'university', 'zoo', 'isabel-sarmento']);
  });

  it('are those that the table has chosen', () => {
    const chosen: ObjectiveId[] = ['zoo', 'aarhant', 'pyrphorian', 'queen', 'tourist'];
    for (const five of drawn({ chosen })) expect(five).toEqual(chosen);
  });

  it.each(Object.keys(MOODS) as (keyof typeof MOODS)[])(
    'fit the mood %s as far as it goes, and the rest is drawn from the others',
    (mood) => {
      const fitting: readonly string[] = MOODS[mood];
      const all = drawn({ mood });
      for (const five of all) {
        expect(new Set(five).size).toBe(5);
        expect(five.filter((id) => fitting.includes(id))).toHaveLength(Math.min(5, fitting.length));
      }
      // Every card of the mood comes up, and where there is room for others, every other one too.
      expect(new Set(all.flat())).toEqual(new Set(fitting.length < 5 ? known : fitting));
    },
  );
});

describe('R1.7: who sees what', () => {
  const state = set(2, 'eyes');

  it('is the own hand for a player, and none for who only watches or has no seat', () => {
    expect(anno1800.view(state, 1)).toEqual({ viewer: 1, table: state.table, hand: state.secret.hands[1], expeditions: [] });
    expect(anno1800.view(state, 'spectator')).toEqual({ viewer: 'spectator', table: state.table, hand: [], expeditions: [] });
    expect(anno1800.view(state, 7)).toEqual({ viewer: 7, table: state.table, hand: [], expeditions: [] });
    expect(anno1800.moves(anno1800.view(state, 7))).toEqual([]);
  });

  it('is nothing of a player who is not there', () => expect(() => playerAt(state.table, 7)).toThrow('nobody sits at 7'));
});
