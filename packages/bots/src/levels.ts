import type { LevelPlayer } from '@archipel/host';
import { playerByName } from './players.ts';

/** The levels of play, strongest first. */
const LEVELS: readonly string[] = ['expert', 'hard', 'medium', 'easy', 'random'];

/** The levels that a game has, strongest first. */
export function levelsOf(game: string): readonly string[] {
  return LEVELS.filter((level) => playerByName(level, game) !== undefined);
}

/** A player and those that step in for it, each below the one before: where `hard` fails, `medium` chooses. Empty if there is no such player. */
export function playerChain(name: string, game: string): readonly LevelPlayer[] {
  const at = LEVELS.indexOf(name);
  // A player that is no level has nobody below it but chance.
  const names = at < 0 ? [name, 'random'] : LEVELS.slice(at);
  if (playerByName(name, game) === undefined) return [];
  return names.flatMap((level) => {
    const player = playerByName(level, game);
    return player === undefined ? [] : [{ level, player }];
  });
}
