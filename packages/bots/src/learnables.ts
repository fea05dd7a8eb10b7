import { learning as learning1503 } from './anno1503/learning.ts';
import { learning as learning1800 } from './anno1800/learning.ts';
import type { Learnable } from './learning/learnable.ts';

const learnables: readonly Learnable[] = [learning1503, learning1800];

/** The games for which a value of positions is learned. */
export function learnableGames(): readonly string[] {
  return learnables.map(({ game }) => game);
}

/** What is learned of a game, if its players use a learned value. */
export function learnableFor(game: string): Learnable | undefined {
  return learnables.find((each) => each.game === game);
}
