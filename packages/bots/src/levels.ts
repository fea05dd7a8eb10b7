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
  const [level, style] = name.split(':');
  const at = LEVELS.indexOf(level ?? name);
  // A player that is no level has nobody below it but chance. Whoever steps in has no style.
  const names = at < 0 ? [name, 'random'] : style === undefined ? LEVELS.slice(at) : [name, ...LEVELS.slice(at + 1)];
  if (playerByName(name, game) === undefined) return [];
  return names.flatMap((each) => {
    const player = playerByName(each, game);
    return player === undefined ? [] : [{ level: each, player }];
  });
}
