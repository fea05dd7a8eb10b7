import type { Tunable } from './tunable.ts';

/** The players that `archipel tune` can tune; they are named in `players.ts` too. */
const tunables: readonly Tunable[] = [];

export function tunableLevels(game: string): readonly string[] {
  return tunables.filter((each) => each.game === game).map((each) => each.level);
}

export function tunableByLevel(level: string, game: string): Tunable | undefined {
  return tunables.find((each) => each.game === game && each.level === level);
}
