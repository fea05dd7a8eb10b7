import { describe, expect, it } from 'vitest';
import { type Duel, summedUp, tasksOf } from '../src/contest/duel.ts';
import { type GameResult, playGame } from '../src/contest/game.ts';
import { seating } from '../src/contest/seating.ts';
import { timesOf } from '../src/contest/times.ts';

const duel: Duel = {
  game: 'anno1503',
  options: { rounds: 10 },
  a: { level: 'varied' },
  b: { level: 'random' },
  seats: 2,
  games: 4,
  seed: 'tide',
  allowance: { iterations: 1 },
};

describe('the seats of a duel', () => {
  it('are swapped from game to game', () => {
    expect(seating(2).map((sides) => sides.join(''))).toEqual(['ab', 'ba']);
    expect(seating(4).map((sides) => sides.join(''))).toEqual(['abab', 'baba']);
    expect(seating(3).map((sides) => sides.join(''))).toEqual(['abb', 'baa', 'bab', 'aba', 'bba', 'aab']);
  });

  it.each([2, 3, 4])('give each side every one of %i seats equally often', (seats) => {
    const block = seating(seats);
    for (let seat = 0; seat < seats; seat++) expect(block.filter((sides) => sides[seat] === 'a')).toHaveLength(block.length / 2);
  });

  it('are played with one seed before the next one is taken', () => {
    const tasks = tasksOf(duel);
    expect(tasks.map(({ seed }) => seed)).toEqual(['tide 0', 'tide 0', 'tide 1', 'tide 1']);
    expect(tasks.map(({ entrants }) => entrants[0]?.level)).toEqual(['varied', 'random', 'varied', 'random']);
  });
});

function ended(places: readonly number[] | null, choices: readonly (readonly number[])[] = [[], []]): GameResult {
  return { places, scores: [30, 20, 10], rounds: 8, moves: 100, choices, turns: choices, faults: [] };
}

describe('the sum of a duel', () => {
  it('counts wins by side, not by seat, and a shared first place as a tie', () => {
    const sum = summedUp(2, [ended([1, 2]), ended([1, 2]), ended([2, 1]), ended([1, 1])]);
    expect(sum).toMatchObject({ aWins: 1, bWins: 2, ties: 1, unfinished: 0, winRate: 0.375 });
    expect(sum.ci95[0]).toBeLessThan(0.375);
    expect(sum.ci95[1]).toBeGreaterThan(0.375);
  });

  it('takes a first place that one side shares with itself for a win', () => {
    expect(summedUp(3, [ended([2, 1, 1])])).toMatchObject({ aWins: 0, bWins: 1, ties: 0 });
    expect(summedUp(3, [ended([1, 1, 3])])).toMatchObject({ ties: 1 });
  });

  it('leaves games without an end out of the rate, and says how many there were', () => {
    expect(summedUp(2, [ended([1, 2]), ended(null)])).toMatchObject({ aWins: 1, unfinished: 1, winRate: 1 });
    expect(summedUp(2, [ended(null)])).toMatchObject({ unfinished: 1, winRate: 0.5, ci95: [0, 1] });
  });

  it('gathers the times of each side from the seats where it sat', () => {
    const sum = summedUp(2, [ended([1, 2], [[1], [5]]), ended([1, 2], [[7], [3]])]);
    expect(sum.decisionMs).toEqual({ a: { mean: 2, p99: 3 }, b: { mean: 6, p99: 7 } });
    expect(sum.turnMs).toEqual(sum.decisionMs);
  });
});

describe('times', () => {
  it('have a mean, and a 99th percentile that one in a hundred exceeds', () => {
    expect(timesOf(Array.from({ length: 200 }, (_, at) => 200 - at))).toEqual({ mean: 100.5, p99: 198 });
    expect(timesOf([])).toEqual({ mean: 0, p99: 0 });
  });
});

describe('a game of a duel', () => {
  const [task] = tasksOf(duel);
  if (task === undefined) throw new Error('no game');

  it('is the same again with the same seed and iterations', () => {
    const play = () =>
      playGame(
        task,
        () => 0,
        () => undefined,
      );
    expect(play()).toEqual(play());
    expect(play().places).toContain(1);
    expect(play().faults).toEqual([]);
  });

  it('takes the time of every choice, and of turns as sums of them', () => {
    let time = 0;
    const { choices, turns } = playGame(
      task,
      () => time++,
      () => undefined,
    );
    for (const seat of [0, 1]) {
      const sum = (list: readonly number[] | undefined) => list?.reduce((total, each) => total + each, 0);
      expect(choices[seat]?.length).toBeGreaterThan(turns[seat]?.length ?? 0);
      expect(sum(turns[seat])).toBe(sum(choices[seat]));
    }
  });

  it('comes to its end though its players always answer too late, and every fault says where it was', () => {
    let time = 0;
    const late = () => {
      time += 10_000;
      return time;
    };
    const { places, faults } = playGame({ ...task, allowance: { ms: 10 } }, late, () => undefined);
    expect(places).toContain(1);
    expect(faults.find(({ level }) => level === 'varied')).toMatchObject({ game: 'anno1503', reason: 'overran', seed: 'tide 0', seat: 0 });
    expect(faults.some(({ seat }) => seat === 1)).toBe(true);
    expect(faults.every(({ entry }, at) => entry >= (faults[at - 1]?.entry ?? 1))).toBe(true);
  });

  it('cannot be played with weights for a player that has none', () => {
    const entrants = [{ level: 'random', weights: { gold: 1 } }, { level: 'random' }];
    expect(() =>
      playGame(
        { ...task, entrants },
        () => 0,
        () => undefined,
      ),
    ).toThrow("the weights of 'random' cannot be changed");
  });
});
