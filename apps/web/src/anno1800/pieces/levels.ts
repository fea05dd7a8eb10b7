import type { LevelName } from '@archipel/anno1800';

/** A population level as the state knows it: 0 farmer to 4 investor. */
export type Level = number;

export const LEVEL_NAMES: readonly LevelName[] = ['farmer', 'worker', 'artisan', 'engineer', 'investor'];

export function nameOfLevel(level: Level): LevelName {
  return LEVEL_NAMES[level] ?? 'farmer';
}
