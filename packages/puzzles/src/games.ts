import type { AnyPuzzleGame } from './core/puzzleGame.ts';

/** Each fetched by itself: a page that shows a puzzle of one game does not wait for the others. */
const loaders: { readonly [id: string]: () => Promise<AnyPuzzleGame> } = {
  // Every question is read by the game's own schema before it comes here, and views and moves are those of its rules.
  anno1800: async () => (await import('./anno1800/game.ts')).puzzles1800,
  anno1503: async () => (await import('./anno1503/game.ts')).puzzles1503,
};

export const PUZZLE_GAMES: readonly string[] = Object.keys(loaders);

export async function loadPuzzleGame(id: string): Promise<AnyPuzzleGame | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
