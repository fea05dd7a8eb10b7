import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import type { AnyRules } from '@archipel/kernel';

/** Every game of the house. A new game is a folder beside the others and one line here. */
export const games: readonly AnyRules[] = [anno1800, anno1503];

export function gameById(id: string): AnyRules | undefined {
  return games.find((game) => game.id === id);
}
