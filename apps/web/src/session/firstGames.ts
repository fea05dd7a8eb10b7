import type { KeptGame } from './keptGames.ts';

/** So many games of a kind are played to their end before somebody is no beginner. */
const FIRST_GAMES = 3;

interface Terms {
  readonly game: string;
  readonly levels: KeptGame['levels'];
}

/** Whether one person alone sits down with bots who has played few games of this kind to their end on this device. */
export function isFirstGame({ game, levels }: Terms, kept: readonly Pick<KeptGame, 'setup' | 'places'>[]): boolean {
  const people = levels.filter((level) => level === null).length;
  return people === 1 && kept.filter(({ setup, places }) => setup.game === game && places !== null).length < FIRST_GAMES;
}
