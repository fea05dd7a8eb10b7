import { boxOf, playerAt, type TileId, type View } from '@archipel/anno1800';

type Field = View['table']['seats'][number]['fields'][number];

/** What lies open on a field: its tile, or what is printed there; nothing on an empty one. */
export function tileOn(field: Field | undefined): TileId | null {
  return field?.tile ?? field?.printed ?? null;
}

/** What lies open on a field of the viewer's own. */
export function ownTileAt({ table, viewer }: View, id: string): TileId | null {
  return viewer === 'spectator' ? null : tileOn(playerAt(table, viewer).fields.find((field) => field.id === id));
}

/** The field on which a seat makes a good. */
export function makerOf({ table }: View, seat: number | undefined, good: string): string | undefined {
  if (seat === undefined) return undefined;
  const { tiles } = boxOf(table);
  return playerAt(table, seat).fields.find((field) => {
    const tile = tiles.get(tileOn(field) ?? '');
    return tile?.kind === 'industry' && tile.makes === good;
  })?.id;
}
