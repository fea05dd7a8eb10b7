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
}

const FRAME = 14;
const BEACH = 16;
/** A line for the name of an island. */
const LABEL = 20;
const ISLAND_COLUMNS = 2;
const NEXT_WIDTH = 84;

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

/** For screens that are wider than high: the home island at the left, the others in columns beside it. */
export function wide(islands: Islands, measures: Measures, room: { readonly width: number; readonly height: number }): Arrangement {
  const { tile, gap, district } = measures;
  const pitch = { x: tile.width + gap, y: tile.height + gap };
  const { home, oldWorld } = byIsland(islands.fields);
  const [left, top] = [FRAME + BEACH, FRAME + 4];
  const gridTop = top + district + gap;
  const rows = Math.ceil(home.length / islands.columns);
  const columns = Math.max(oldWorld.length, islands.newWorld.length);
  const columnWidth = ISLAND_COLUMNS * pitch.x - gap;
  const columnPitch = columnWidth + 2 * BEACH + 12;
  const first = left + islands.columns * pitch.x - gap + BEACH + 14 + BEACH;
  const seaRow = gridTop + (rows - 1) * pitch.y;
  const height = Math.max(room.height, gridTop + rows * pitch.y + FRAME + 4);
  const nextX = first + columns * columnPitch - BEACH + 4;
  const width = Math.max(room.width, nextX + NEXT_WIDTH + FRAME + 18);

  const fields = new Map(
    home.map((field, at) => [field.id, cell(left, gridTop, pitch, tile, at % islands.columns, Math.floor(at / islands.columns))]),
  );
  const lands: Land[] = [
    { name: 'home', seed: 3, x: left - BEACH, y: top - 6, width: islands.columns * pitch.x - gap + 2 * BEACH, height: seaRow - top + 2 },
  ];
  for (const [at, island] of oldWorld.entries()) {
    const x = first + at * columnPitch;
    for (const [id, box] of gridOf(island, x, seaRow, pitch, tile)) fields.set(id, box);
    lands.push({
      name: 'old-world',
      seed: 17 + at,
      x: x - BEACH,
      y: seaRow - 2 * pitch.y - LABEL,
      width: columnWidth + 2 * BEACH,
      height: 2 * pitch.y + LABEL - 4,
    });
  }
  const newWorld = islands.newWorld.map((id, at) => {
    const x = first + at * columnPitch;
    const good = goodSize(columnWidth, tile);
    lands.push({
      name: 'new-world',
      seed: 41 + at,
      x: x - BEACH,
      y: top - 6,
      width: columnWidth + 2 * BEACH,
      height: LABEL + good.height + BEACH,
    });
    return { id, goods: [0, 1, 2].map((each) => ({ x: x + each * (good.width + gap), y: top + LABEL - 4, ...good })) };
  });
  const half = (height - 2 * FRAME) / 2;
  const rightEdge = width - FRAME - 18 - NEXT_WIDTH;
  const empty = columns === 0 ? first - BEACH : nextX;
  const roseSpace = rightEdge - empty;
  return {
    width,
    height,
    tile,
    districts: districtsOver({ x: left, y: top, width: islands.columns * pitch.x, height: district }, gap),
    fields,
    lands,
    newWorld,
    next: {
      newWorld: { x: rightEdge, y: FRAME + 14, width: NEXT_WIDTH, height: Math.min(96, half - 60) },
      oldWorld: { x: rightEdge, y: height - FRAME - 16 - Math.min(120, half - 40), width: NEXT_WIDTH, height: Math.min(120, half - 40) },
    },
    rose:
      roseSpace > 90
        ? { x: empty + roseSpace / 2, y: height / 2, radius: Math.min(roseSpace / 2 - 14, height / 2 - 40, 130) }
        : {
            x: rightEdge + NEXT_WIDTH / 2,
            y: FRAME + 12 + Math.min(96, half - 60) + (height - 2 * FRAME - 24 - Math.min(96, half - 60) - Math.min(120, half - 40)) / 2,
            radius: 34,
          },
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
    for (const [id, box] of gridOf(island, left, sea, pitch, tile)) fields.set(id, box);
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
): readonly (readonly [string, Box])[] {
  const rows = { land: -2, coast: -1, sea: 0 };
  const seen = { land: 0, coast: 0, sea: 0 };
  return island.map(({ id, ground }) => [id, cell(left, seaRow, pitch, tile, seen[ground]++ % ISLAND_COLUMNS, rows[ground])] as const);
}

function goodSize(width: number, tile: Measures['tile']) {
  return { width: Math.floor((width - 8) / 3), height: Math.min(tile.height, 64) };
}

/** The five districts side by side over the columns of the home island. */
function districtsOver({ x, y, width, height }: Box, gap: number): readonly Box[] {
  return Array.from({ length: 5 }, (_, at) => ({ x: x + (at * width) / 5, y, width: width / 5 - gap, height }));
}
