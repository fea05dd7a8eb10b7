import { describe, expect, it } from 'vitest';
import { levelsOf, playerChain } from '../src/index.ts';

describe('the levels of a game', () => {
  it('give every level a chain of players down to chance', () => {
    for (const game of ['anno1800', 'anno1503']) {
      for (const level of levelsOf(game)) {
        const names = playerChain(level, game).map((each) => each.level);
        expect(names[0]).toBe(level);
        expect(names.at(-1)).toBe('random');
        expect(names).toEqual(levelsOf(game).slice(-names.length));
      }
    }
  });

  it('have chance alone below a player that is no level, and nobody for a name that nobody has', () => {
    expect(playerChain('varied', 'anno1503').map((each) => each.level)).toEqual(['varied', 'random']);
    expect(playerChain('napoleon', 'anno1503')).toEqual([]);
  });
});
