import type { AnyRules } from '@archipel/kernel';

/** Every game of the house. A new game is a folder beside the others and one line here. */
export const games: readonly AnyRules[] = [];

export function gameById(id: string): AnyRules | undefined {
  return games.find((game) => game.id === id);
}
