import type { Player } from '@archipel/anno1800';
import type { Box } from '../../pieces/shore.ts';

/** Where everything of one player lies on the sea chart, in pixels. Nothing here knows what stands on a field. */
export interface Arrangement {
  readonly width: number;
  readonly height: number;
  readonly tile: { readonly width: number; readonly height: number };
  readonly districts: readonly Box[];
  readonly fields: ReadonlyMap<string, Box>;
  /** The coasts of islands, home first. */
  readonly lands: readonly Land[];
  readonly newWorld: readonly { readonly id: string; readonly goods: readonly Box[] }[];
  /** Where the next island of each world would lie. */
  readonly next: { readonly oldWorld: Box; readonly newWorld: Box };
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
}

export interface Land extends Box {
  readonly name: 'home' | 'old-world' | 'new-world';
  readonly seed: number;
}

/** What is to be arranged. */
export interface Islands {
  readonly fields: Player['fields'];
  readonly newWorld: readonly string[];
  /** Columns of the home island. */
  readonly columns: number;
}

export interface Measures {
  readonly tile: { readonly width: number; readonly height: number };
  readonly gap: number;
  readonly district: number;
  /** The height of a field at sea; that of the others, if not said. */
  readonly sea?: number;
  /** What lies around the fields: more of it where there is room. */
  readonly shore?: Shore;
}

interface Shore {
  /** From the edge of the chart to the first coast. */
  readonly frame: number;
  /** From a coast to its fields. */
  readonly beach: number;
  /** From the home island to the next, and from each of those to the next. */
  readonly strait: number;
  readonly sound: number;
  /** A line for the name of an island. */
  readonly label: number;
  /** How high the goods of the New World may be. */
  readonly good: number;
}

const OPEN: Shore = { frame: 14, beach: 16, strait: 14, sound: 12, label: 20, good: 64 };
/** For charts that have to save room. */
export const CLOSE: Shore = { frame: 10, beach: 10, strait: 6, sound: 2, label: 17, good: 46 };
/** A line for the name of an island on a phone. */
const LABEL = 20;
const ISLAND_COLUMNS = 2;
/** Where the next islands would lie: their width, and the column that they stand in at the right edge. */
const NEXT_WIDTH = 80;
export const NEXT_COLUMN = NEXT_WIDTH + 18;

type Fields = Player['fields'];

/** The home fields, then those of each Old World island, as the game numbers them. */
export function byIsland(fields: Fields): { readonly home: Fields; readonly oldWorld: readonly Fields[] } {
  const islandOf = (id: string) => Number(/^island-(\d+)-/.exec(id)?.[1] ?? 0);
  const count = Math.max(0, ...fields.map(({ id }) => islandOf(id)));
  return {
    home: fields.filter(({ id }) => islandOf(id) === 0),
    oldWorld: Array.from({ length: count }, (_, at) => fields.filter(({ id }) => islandOf(id) === at + 1)),
  };
}

/** For screens that are wider than high: the home island at the left, the others in columns beside it. The next islands stay at the right edge of the room. */
export function wide(islands: Islands, measures: Measures, room: { readonly width: number; readonly height: number }): Arrangement {
  const { tile, gap, district, shore = OPEN } = measures;
  const { frame, beach, strait, sound, label } = shore;
  const pitch = { x: tile.width + gap, y: tile.height + gap };
  const seaTile = { width: tile.width, height: measures.sea ?? tile.height };
  const { home, oldWorld } = byIsland(islands.fields);
  const [left, top] = [frame + beach, frame + 4];
  const gridTop = top + district + gap;
  const rows = Math.ceil(home.length / islands.columns);
  const columns = Math.max(oldWorld.length, islands.newWorld.length);
  const columnWidth = ISLAND_COLUMNS * pitch.x - gap;
  const columnPitch = columnWidth + 2 * beach + sound;
  const first = left + islands.columns * pitch.x - gap + 2 * beach + strait;
  const seaRow = gridTop + (rows - 1) * pitch.y;
  const height = Math.max(room.height, seaRow + seaTile.height + frame + 4);
  const nextX = first + columns * columnPitch - beach + 4;
  const width = Math.max(room.width, nextX + NEXT_COLUMN);

  const fields = new Map(
    home.map((field, at) => {
      const row = Math.floor(at / islands.columns);
      return [field.id, cell(left, gridTop, pitch, row === rows - 1 ? seaTile : tile, at % islands.columns, row)];
    }),
  );
  const lands: Land[] = [
    { name: 'home', seed: 3, x: left - beach, y: top - 6, width: islands.columns * pitch.x - gap + 2 * beach, height: seaRow - top + 2 },
  ];
  for (const [at, island] of oldWorld.entries()) {
    const x = first + at * columnPitch;
    for (const [id, box] of gridOf(island, x, seaRow, pitch, tile, seaTile)) fields.set(id, box);
    lands.push({
      name: 'old-world',
      seed: 17 + at,
      x: x - beach,
      y: seaRow - 2 * pitch.y - label,
      width: columnWidth + 2 * beach,
      height: 2 * pitch.y + label - 4,
    });
  }
  const newWorld = islands.newWorld.map((id, at) => {
    const x = first + at * columnPitch;
    const good = { width: Math.floor((columnWidth - 8) / 3), height: Math.min(tile.height, shore.good) };
    lands.push({
      name: 'new-world',
      seed: 41 + at,
      x: x - beach,
      y: top - 6,
      width: columnWidth + 2 * beach,
      height: label + good.height + Math.min(beach, 12),
    });
    return { id, goods: [0, 1, 2].map((each) => ({ x: x + each * (good.width + 4), y: top + label - 4, ...good })) };
  });
  const half = (height - 2 * frame) / 2;
  const nextHeight = { newWorld: Math.min(110, half - 24), oldWorld: Math.min(120, half - 24) };
  const rightEdge = room.width - NEXT_COLUMN;
  const empty = columns === 0 ? first - beach : nextX;
  const roseSpace = width - NEXT_COLUMN - empty;
  return {
    width,
    height,
    tile,
    districts: districtsOver({ x: left, y: top, width: islands.columns * pitch.x, height: district }, gap),
    fields,
    lands,
    newWorld,
    next: {
      newWorld: { x: rightEdge, y: frame + 6, width: NEXT_WIDTH, height: nextHeight.newWorld },
      oldWorld: { x: rightEdge, y: height - frame - 6 - nextHeight.oldWorld, width: NEXT_WIDTH, height: nextHeight.oldWorld },
    },
    rose: { x: empty + roseSpace / 2, y: height / 2, radius: roseSpace > 90 ? Math.min(roseSpace / 2 - 14, height / 2 - 40, 130) : 0 },
  };
}

/** For phones: the home island over the whole width, the others below it in two columns. */
export function tall(islands: Islands, measures: Measures, room: { readonly width: number }): Arrangement {
  const { gap, district } = measures;
  const inner = room.width - 2 * 6;
  const tile = { width: Math.floor((inner - 12 - (islands.columns - 1) * gap) / islands.columns), height: measures.tile.height };
  const pitch = { x: tile.width + gap, y: tile.height + gap };
  const { home, oldWorld } = byIsland(islands.fields);
  const left = Math.round((room.width - (islands.columns * pitch.x - gap)) / 2);
  const top = 12;
  const gridTop = top + district + gap;
  const rows = Math.ceil(home.length / islands.columns);
  const seaRow = gridTop + (rows - 1) * pitch.y;
  const fields = new Map(
    home.map((field, at) => [field.id, cell(left, gridTop, pitch, tile, at % islands.columns, Math.floor(at / islands.columns))]),
  );
  const lands: Land[] = [
    { name: 'home', seed: 3, x: left - 8, y: top - 8, width: islands.columns * pitch.x - gap + 16, height: seaRow - top + 6 },
  ];

  const below = seaRow + pitch.y + 18;
  const blockHeight = LABEL + 3 * pitch.y + 22;
  const blocks = Math.max(1, oldWorld.length, islands.newWorld.length);
  const rightX = left + 2 * pitch.x + 22;
  const rightWidth = room.width - rightX - left;
  for (const [at, island] of oldWorld.entries()) {
    const sea = below + at * blockHeight + LABEL + 2 * pitch.y;
    for (const [id, box] of gridOf(island, left, sea, pitch, tile, tile)) fields.set(id, box);
    lands.push({
      name: 'old-world',
      seed: 17 + at,
      x: left - 8,
      y: sea - 2 * pitch.y - LABEL,
      width: 2 * pitch.x - gap + 16,
      height: 2 * pitch.y + LABEL - 2,
    });
  }
  const good = { width: Math.floor((rightWidth - 2 * gap) / 3), height: 58 };
  const newWorld = islands.newWorld.map((id, at) => {
    const y = below + at * blockHeight;
    lands.push({ name: 'new-world', seed: 41 + at, x: rightX - 8, y, width: rightWidth + 16, height: LABEL + good.height + 12 });
    return { id, goods: [0, 1, 2].map((each) => ({ x: rightX + each * (good.width + gap), y: y + LABEL + 2, ...good })) };
  });
  // The next islands lie below the first New World island, or beside the first of the Old World where there is none.
  const nextY = below + LABEL + good.height + 30;
  const half = Math.floor((rightWidth - 8) / 2);
  return {
    width: room.width,
    height: below + blocks * blockHeight + 4,
    tile,
    districts: districtsOver({ x: left, y: top, width: islands.columns * pitch.x, height: district }, gap),
    fields,
    lands,
    newWorld,
    next: {
      newWorld: { x: rightX, y: nextY, width: half, height: 92 },
      oldWorld: { x: rightX + half + 8, y: nextY, width: half, height: 92 },
    },
    rose:
      oldWorld.length === 0
        ? { x: left + pitch.x, y: below + blockHeight / 2, radius: 52 }
        : { x: rightX + rightWidth / 2, y: below + LABEL + 26, radius: islands.newWorld.length === 0 ? 34 : 0 },
  };
}

function cell(
  left: number,
  top: number,
  pitch: { readonly x: number; readonly y: number },
  tile: Measures['tile'],
  column: number,
  row: number,
): Box {
  return { x: left + column * pitch.x, y: top + row * pitch.y, width: tile.width, height: tile.height };
}

/** An Old World island: land, coast and sea below one another, the sea in the row `seaRow`. */
function gridOf(
  island: Fields,
  left: number,
  seaRow: number,
  pitch: { readonly x: number; readonly y: number },
  tile: Measures['tile'],
  seaTile: Measures['tile'],
): readonly (readonly [Fields[number]['id'], Box])[] {
  const rows = { land: -2, coast: -1, sea: 0 };
  const seen = { land: 0, coast: 0, sea: 0 };
  return island.map(
    ({ id, ground }) =>
      [id, cell(left, seaRow, pitch, ground === 'sea' ? seaTile : tile, seen[ground]++ % ISLAND_COLUMNS, rows[ground])] as const,
  );
}

/** The five districts side by side over the columns of the home island. */
function districtsOver({ x, y, width, height }: Box, gap: number): readonly Box[] {
  return Array.from({ length: 5 }, (_, at) => ({ x: x + (at * width) / 5, y, width: width / 5 - gap, height }));
}
