import { describe, expect, it } from 'vitest';
import { gameById, games, loadGame } from '../src/index.ts';

describe('the games of the house', () => {
  it('are found by their names', () => {
    expect(games.map((game) => game.id)).toEqual(['anno1800', 'anno1503']);
    for (const game of games) expect(gameById(game.id)).toBe(game);
    expect(gameById('chess')).toBeUndefined();
  });

  it('can each be fetched by itself', async () => {
    for (const game of games) expect(await loadGame(game.id)).toBe(game);
    expect(await loadGame('chess')).toBeUndefined();
    expect(await loadGame('constructor')).toBeUndefined();
  });

  it('can be set up for every number of players without a choice being made', () => {
    for (const game of games) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const state = game.setup(game.schemas.options.parse({}), seats, 'any');
        expect(game.active(state)).toHaveLength(1);
        expect(game.outcome(state)).toBeNull();
        expect(game.round(state)).toBe(1);
      }
    }
  });
});
