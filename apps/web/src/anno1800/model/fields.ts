import { playerAt, type View } from '@archipel/anno1800';

type Field = View['table']['seats'][number]['fields'][number];

/** What lies open on a field: its tile, or what is printed there; nothing on an empty one. */
export function tileOn(field: Field | undefined): string | null {
  return field?.tile ?? field?.printed ?? null;
}

/** What lies open on a field of the viewer's own. */
export function ownTileAt({ table, viewer }: View, id: string): string | null {
  return viewer === 'spectator' ? null : tileOn(playerAt(table, viewer).fields.find((field) => field.id === id));
}
