import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import type { AnyRules } from '@archipel/kernel';

/** Every game of the house. A new game is a folder beside the others, a line here and one below. */
export const games: readonly AnyRules[] = [anno1800, anno1503];

export function gameById(id: string): AnyRules | undefined {
  return games.find((game) => game.id === id);
}

/** The same games, each fetched by itself: a page that plays one of them does not wait for the others. */
const loaders: { readonly [id: string]: () => Promise<AnyRules> } = {
  anno1800: async () => (await import('@archipel/anno1800')).anno1800,
  anno1503: async () => (await import('@archipel/anno1503')).anno1503,
};

export async function loadGame(id: string): Promise<AnyRules | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined;
}
