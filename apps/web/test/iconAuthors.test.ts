import { expect, test } from 'vitest';
import { ICON_AUTHORS } from '../src/about/iconAuthors.ts';
import { GAME_ICONS } from '../src/pieces/iconNames.ts';

test('every icon of game-icons.net that is in use is credited to its author, and no other', () => {
  const used = new Set<string>(Object.values(GAME_ICONS).filter((name) => !name.startsWith('own:')));
  const credited = ICON_AUTHORS.flatMap(({ icons }) => icons);
  expect(credited.toSorted()).toEqual([...used].toSorted());
});
