import * as ours from '@archipel/games';
import type { AnyRules } from '@archipel/kernel';
import { shells } from '../../../../packages/conformance/test/shells.ts';

/** Stands in for `@archipel/games` in the pages of the test. */
export const games: readonly AnyRules[] = [...ours.games, shells];

export function gameById(id: string): AnyRules | undefined {
  return games.find((game) => game.id === id);
}

export async function loadGame(id: string): Promise<AnyRules | undefined> {
  return id === shells.id ? shells : ours.loadGame(id);
}
