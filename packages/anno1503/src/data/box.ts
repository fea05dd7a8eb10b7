import { type Board, boardOf } from './board.ts';
import { COMPONENTS } from './components.ts';
import type { Components, Cost } from './schema.ts';
import { type Back, type Commodity, type HomeIsland, type Level, OBJECTIVES, type Objective, type Treasure } from './words.ts';

/** An island tile. Its back shows while it lies face down; the rest is its face. */
export type Tile =
  | { readonly back: Back; readonly kind: 'outpost'; readonly commodity: Commodity }
  | { readonly back: Back; readonly kind: 'agreement' }
  | { readonly back: Back; readonly kind: 'treasure'; readonly treasure: Treasure };

/** A set of components with what follows from it, worked out once. */
export interface Box {
  readonly components: Components;
  readonly board: Board;
  /** Every single tile, those with the back 2 first. */
  readonly tiles: readonly Tile[];
  /** What each home island shows, by number of the die. */
  readonly shownBy: Readonly<Record<HomeIsland, readonly (Commodity | 'any')[]>>;
  /** What inhabitants and a ship cost in cards, all six commodities named: so the engine sees one shape. */
  readonly prices: Readonly<Record<Level | 'ship', Price>>;
  /** The objectives in their order, and what each takes (Q10). */
  readonly goals: readonly { readonly objective: Objective; readonly least: number }[];
}

export type Price = Readonly<Record<Commodity, number>>;

const opened = new WeakMap<Components, Box>();
const DEFAULT_BOX = openBox(COMPONENTS);

/** The box that a position is played with: the corrected components it carries, else the ones of the house. */
export function boxOf(position: { readonly components?: Components | null | undefined }): Box {
  const { components } = position;
  if (components === undefined || components === null) return DEFAULT_BOX;
  const known = opened.get(components);
  if (known !== undefined) return known;
  const box = openBox(components);
  opened.set(components, box);
  return box;
}

function priceOf({ wood = 0, stone = 0, tools = 0, cloth = 0, spice = 0, tobacco = 0 }: Cost): Price {
  return { wood, stone, tools, cloth, spice, tobacco };
}

function openBox(components: Components): Box {
  const { inhabitants, shipCost } = components;
  const { A, B, C, D } = components.homeIslands;
  const shown = ({ byDie }: typeof A): readonly (Commodity | 'any')[] => ['any', byDie[1], byDie[2], byDie[3], byDie[4], byDie[5]];
  const tiles = components.islandTiles.flatMap(({ copies, ...tile }) => Array.from({ length: copies }, (): Tile => tile));
  return {
    components,
    board: boardOf(components.board.rows),
    tiles: tiles.toSorted((a, b) => a.back - b.back),
    shownBy: { A: shown(A), B: shown(B), C: shown(C), D: shown(D) },
    prices: {
      explorer: priceOf(inhabitants.explorer.cost),
      settler: priceOf(inhabitants.settler.cost),
      citizen: priceOf(inhabitants.citizen.cost),
      merchant: priceOf(inhabitants.merchant.cost),
      ship: priceOf(shipCost),
    },
    goals: OBJECTIVES.map((objective) => ({ objective, least: components.victory.objectives[objective] })),
  };
}
