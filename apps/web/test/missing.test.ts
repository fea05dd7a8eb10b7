import type { Chair } from '@archipel/protocol';
import { describe, expect, it } from 'vitest';
import { anno1503 } from '../src/games/anno1503.ts';
import { anno1800 } from '../src/games/anno1800.ts';
import { missingAt } from '../src/lobby/missing.ts';

const bot: Chair = { kind: 'bot', level: 'medium' };
const open: Chair = { kind: 'open' };
const tableOf = (game: string, chairs: readonly Chair[], options: object = {}) => ({
  chairs,
  terms: {
    game,
    seats: chairs.length,
    options: { ...options },
    visibility: 'private' as const,
    spectators: true,
    pace: { kind: 'none' as const },
    absentAfter: null,
  },
});

describe('before the game begins', () => {
  it('nothing is missing where every chair is taken and everything agreed fits them', () => {
    for (const game of [anno1800, anno1503]) expect(missingAt(tableOf(game.id, [bot, bot]), game, 0)).toEqual([]);
  });

  it('open chairs can go where they are the last ones and enough are left', () => {
    const missing = (...chairs: Chair[]) => missingAt(tableOf('anno1800', chairs), anno1800, 0);
    expect(missing(bot, bot, open, open)).toEqual([{ what: 'chairs', seats: [2, 3], without: 2 }]);
    expect(missing(bot, open, bot)).toEqual([{ what: 'chairs', seats: [1], without: undefined }]);
    expect(missing(bot, open)).toEqual([{ what: 'chairs', seats: [1], without: undefined }]);
  });

  it('a pick by halves is missing the rest', () => {
    expect(missingAt(tableOf('anno1800', [bot, bot]), anno1800, 2)).toEqual([{ what: 'picks', left: 2 }]);
  });

  it('whoever was to begin from a chair that is gone is missing, in both games', () => {
    expect(missingAt(tableOf('anno1800', [bot, bot], { first: 2 }), anno1800, 0)).toEqual([
      { what: 'first', seat: 2, mended: { first: 'random' } },
    ]);
    expect(missingAt(tableOf('anno1503', [bot, bot], { firstPlayer: 3, rounds: 20 }), anno1503, 0)).toEqual([
      { what: 'first', seat: 3, mended: { firstPlayer: 'dice', rounds: 20 } },
    ]);
    expect(missingAt(tableOf('anno1800', [bot, bot], { first: 1 }), anno1800, 0)).toEqual([]);
  });

  it('a chair that came after the home islands were chosen is given a free one', () => {
    const three = tableOf('anno1503', [bot, bot, bot], { homeIslands: ['C', 'A'] });
    expect(missingAt(three, anno1503, 0)).toEqual([{ what: 'islands', seat: 2, mended: { homeIslands: ['C', 'A', 'B'] } }]);
    expect(missingAt(tableOf('anno1503', [bot, bot, bot], { homeIslands: ['C', 'A', 'D'] }), anno1503, 0)).toEqual([]);
  });
});
