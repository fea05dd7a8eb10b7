import type { Patch } from '@archipel/kernel';
import type { Text } from '../messages/text.ts';
import { loadNames1503, namingOf1800 } from '../names/load.ts';
import type { BoxListing } from './listing.ts';

/** The box of a game as the pages and the command line show it: what is built in, a corrected one made whole, and either of them in words. */
export interface GameBox {
  readonly builtIn: object;
  /** The whole box that an option `components` stands for; it has been through the game's own schema. */
  whole(given: unknown): object;
  /** Fetches the names of a text's language, once; then any box is listed at once. */
  listing(text: Text): Promise<(components: object) => BoxListing>;
}

const boxes: { readonly [game: string]: () => Promise<GameBox> } = {
  anno1800: async () => {
    const [{ COMPONENTS, componentsIn }, { box1800 }] = await Promise.all([import('@archipel/anno1800'), import('./box1800.ts')]);
    type Components = typeof COMPONENTS;
    return {
      builtIn: COMPONENTS,
      whole: (given) => componentsIn({ components: given as Patch | Components }) ?? COMPONENTS,
      listing: async (text) => {
        const naming = await namingOf1800(text.language);
        return (components) => box1800(text, naming(components as Components), components as Components);
      },
    };
  },
  anno1503: async () => {
    const [{ COMPONENTS, componentsIn }, { box1503 }] = await Promise.all([import('@archipel/anno1503'), import('./box1503.ts')]);
    type Components = typeof COMPONENTS;
    return {
      builtIn: COMPONENTS,
      whole: (given) => componentsIn({ components: given as Patch | Components }) ?? COMPONENTS,
      listing: async (text) => {
        const names = await loadNames1503(text.language);
        return (components) => box1503(text, names, components as Components);
      },
    };
  },
};

/** The box of a game; nothing for a game that has none. */
export async function loadBox(game: string): Promise<GameBox | undefined> {
  return Object.hasOwn(boxes, game) ? boxes[game]?.() : undefined;
}
