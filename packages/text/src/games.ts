import { dataTelling } from './messages/data.ts';
import type { Language } from './messages/language.ts';
import { loadText } from './messages/load.ts';
import type { Part } from './messages/parts.ts';
import type { Telling } from './messages/telling.ts';
import type { Text } from './messages/text.ts';

/** What a game with words of its own brings: a part of the same name (`parts.ts`), and how to tell it. What it leaves out is told as data. */
interface GameWords {
  readonly part: Part;
  load(text: Text, options: unknown): Promise<Partial<Telling>>;
}

const games: { readonly [game: string]: GameWords } = {
  anno1800: { part: 'anno1800', load: async (text, options) => (await import('./anno1800/telling.ts')).telling1800(text, options) },
  anno1503: { part: 'anno1503', load: async (text) => (await import('./anno1503/telling.ts')).telling1503(text) },
};

const wordsOf = (game: string): GameWords | undefined => (Object.hasOwn(games, game) ? games[game] : undefined);

/** The parts that the table of a game speaks with: what all tables say, and the game's own words where it has some. */
export function partsOf(game: string): readonly Part[] {
  const words = wordsOf(game);
  return ['shell', 'table', ...(words === undefined ? [] : [words.part])];
}

/** How a game is told by a text that has its parts. `options`: those of the match, whose box says what cards and islands are called. */
export async function tellingIn(text: Text, game: string, options: unknown = {}): Promise<Telling> {
  return { ...dataTelling(text), ...(await wordsOf(game)?.load(text, options)) };
}

/** How a game is told in a language: all that a program needs that is no page. */
export async function loadTelling(language: Language, game: string, options: unknown = {}): Promise<Telling> {
  return tellingIn(await loadText(language, partsOf(game)), game, options);
}
