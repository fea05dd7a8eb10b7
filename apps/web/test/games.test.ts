import { levelsOf } from '@archipel/bots';
import { games as rules } from '@archipel/games';
import { describe, expect, it } from 'vitest';
import { minutesFor } from '../src/games/length.ts';
import { games } from '../src/games/list.ts';

describe('the games on the pages', () => {
  it('are those that can be played, for as many as their rules say', () => {
    expect(games.map(({ id, seats }) => ({ id, seats }))).toEqual(rules.map(({ id, seats }) => ({ id, seats })));
  });

  it('offer options that the rules take, and bots that there are', () => {
    for (const { id, quickOptions, quickWays = [], levels } of games) {
      const game = rules.find((each) => each.id === id);
      for (const options of [quickOptions, ...quickWays.map((way) => way.options)])
        expect(game?.schemas.options.safeParse(options).success, id).toBe(true);
      expect(
        levels.filter((level) => !levelsOf(id).includes(level)),
        id,
      ).toEqual([]);
    }
  });

  it('let the person on the first chair begin a quick game', () => {
    for (const { id, quickOptions, quickWays = [] } of games) {
      const game = rules.find((each) => each.id === id);
      for (const options of [quickOptions, ...quickWays.map((way) => way.options)]) {
        const state = game?.setup(game.schemas.options.parse(options), 3, 'quick');
        expect(game?.active(state), id).toEqual([0]);
      }
    }
  });

  it('say how long they last, longer with more people and shorter with fewer rounds', () => {
    for (const { length, quickWays = [] } of games) {
      const whole = minutesFor(length, { people: 1, bots: 2 });
      expect(whole).toBeGreaterThan(10);
      expect(minutesFor(length, { people: 3, bots: 0 })).toBeGreaterThan(whole);
      for (const { rounds } of quickWays) {
        const minutes = minutesFor(length, { people: 1, bots: 2, rounds });
        expect(rounds === undefined ? minutes === whole : minutes < whole).toBe(true);
      }
    }
  });
});
