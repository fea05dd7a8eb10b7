import { type PuzzleFile, puzzleFileSchema } from './core/puzzle.ts';

/** So many of each game come with the product. */
export const SHIPPED = 100;

/** Fetched when they are first asked for, and read as what comes from elsewhere is. */
const loaders: { readonly [game: string]: () => Promise<{ readonly default: unknown }> } = {
  anno1800: () => import('./data/anno1800.json', { with: { type: 'json' } }),
  anno1503: () => import('./data/anno1503.json', { with: { type: 'json' } }),
};

/** The puzzles of a game that come with the product; undefined for a game that has none. */
export async function loadPuzzles(game: string): Promise<PuzzleFile | undefined> {
  const loaded = Object.hasOwn(loaders, game) ? await loaders[game]?.() : undefined;
  return loaded && puzzleFileSchema.parse(loaded.default);
}
