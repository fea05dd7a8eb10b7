import { type AnyPuzzleGame, loadPuzzleGame, loadPuzzles, type PuzzleFile } from '@archipel/puzzles';

/** The puzzles of a game, with what is known about their questions. */
export interface PuzzleSet {
  readonly game: AnyPuzzleGame;
  readonly file: PuzzleFile;
}

const loading = new Map<string, Promise<PuzzleSet | undefined>>();

async function load(id: string): Promise<PuzzleSet | undefined> {
  const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
  return game && file && { game, file };
}

/** Fetched once; undefined for a game without puzzles. */
export function puzzleSetOf(game: string): Promise<PuzzleSet | undefined> {
  const known = loading.get(game);
  if (known) return known;
  const loaded = load(game);
  // What could not be fetched may be asked for again.
  loaded.catch(() => loading.delete(game));
  loading.set(game, loaded);
  return loaded;
}
