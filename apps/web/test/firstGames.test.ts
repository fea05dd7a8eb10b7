import { expect, it } from 'vitest';
import { isFirstGame } from '../src/session/firstGames.ts';

const kept = (game: string, over: boolean) => ({
  setup: { game, rules: 1, seats: 2, options: {}, seed: 'sea' },
  places: over ? [1, 2] : null,
});
const terms = { game: 'anno1800', levels: [null, 'easy'] } as const;

it('advises one person with bots until three games of that kind have come to their end', () => {
  expect(isFirstGame(terms, [])).toBe(true);
  const two = [kept('anno1800', true), kept('anno1800', true)];
  expect(isFirstGame(terms, [...two, kept('anno1503', true), kept('anno1800', false)])).toBe(true);
  expect(isFirstGame(terms, [...two, kept('anno1800', true)])).toBe(false);
});

it('advises nobody where several people share the screen, or bots play by themselves', () => {
  expect(isFirstGame({ ...terms, levels: [null, null] }, [])).toBe(false);
  expect(isFirstGame({ ...terms, levels: ['easy', 'easy'] }, [])).toBe(false);
});
