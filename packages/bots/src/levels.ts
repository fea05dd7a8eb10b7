import type { LevelPlayer } from '@archipel/host';
import { STYLES, type Style } from '@archipel/protocol';
import { playerByName } from './players.ts';

/** The levels of play, strongest first. */
const LEVELS: readonly string[] = ['expert', 'hard', 'medium', 'easy', 'random'];

/** The levels that a game has, strongest first. */
export function levelsOf(game: string): readonly string[] {
  return LEVELS.filter((level) => playerByName(level, game) !== undefined);
}

/** The styles that the levels of a game may have. */
export function stylesOf(game: string): readonly Style[] {
  return STYLES.filter((style) => playerByName(`medium:${style}`, game) !== undefined);
}

/** A player and those that step in for it, each below the one before: where `hard` fails, `medium` chooses. Empty if there is no such player. */
export function playerChain(name: string, game: string): readonly LevelPlayer[] {
  const [level, style] = name.split(':');
  const at = LEVELS.indexOf(level ?? name);
  // A player that is no level has nobody below it but chance. Whoever steps in has no style.
  const names = at < 0 ? [name, 'random'] : style === undefined ? LEVELS.slice(at) : [name, ...LEVELS.slice(at + 1)];
  // A game whose players have no styles is played by the level itself.
  if (playerByName(name, game) === undefined) return at >= 0 && style !== undefined ? playerChain(level ?? '', game) : [];
  return names.flatMap((each) => {
    const player = playerByName(each, game);
    return player === undefined ? [] : [{ level: each, player }];
  });
}
