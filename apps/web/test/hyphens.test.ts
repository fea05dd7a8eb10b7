import { expect, test } from 'vitest';
import { breaks } from '../build/hyphens.ts';

test('German compounds break where they are put together', async () => {
  const german = await breaks('de');
  const shown = (word: string) => german[word]?.replaceAll('\u00AD', '|');
  expect(shown('Nähmaschinenfabrik')).toBe('Näh|maschinen|fabrik');
  expect(shown('Glühbirnenfabrik')).toBe('Glüh|birnen|fabrik');
  expect(shown('Fensterfabrik')).toBe('Fenster|fabrik');
  expect(shown('Baumwollweberei')).toBe('Baum|woll|weberei');
  expect(shown('Uhrenwerkstatt')).toBe('Uhren|werkstatt');
  expect(shown('Fleischkonserven')).toBe('Fleisch|konserven');
  // A part that is long itself may break inside as well.
  expect(shown('Schokoladenfabrik')).toBe('Scho|ko|la|den|fabrik');
  // What is no compound breaks by its syllables.
  expect(shown('Ziegelei')).toBe('Zie|ge|lei');
});

test('other languages break by syllables', async () => {
  const russian = await breaks('ru');
  const shown = (word: string) => russian[word]?.replaceAll('\u00AD', '|');
  expect(shown('Пивоварня')).toBe('Пи|во|варня');
  // With and without a capital.
  expect(shown('исследователь')).toBe('ис|сле|до|ва|тель');
  expect(shown('Исследователь')).toBe('Ис|сле|до|ва|тель');
});
