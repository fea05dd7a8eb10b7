import type { Json } from '@archipel/kernel';

/** A thing that a value may name. */
export interface BoxWord {
  readonly id: string;
  readonly name: string;
}

/** How a value is changed: a number; one of some words; a list of them; a price, as a list of what it takes; or anything, as JSON. */
export type BoxEditing =
  | { readonly kind: 'number' }
  | { readonly kind: 'word' | 'words'; readonly words: readonly BoxWord[] }
  | {
      readonly kind: 'price';
      readonly words: readonly BoxWord[];
      /** The price as a list of words, and back. */
      read(value: Json): readonly string[];
      write(items: readonly string[]): Json;
    }
  | { readonly kind: 'json' };

/** One value of a box: its place in a correction, what it is called there, and how it is changed. */
export interface BoxField {
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly editing: BoxEditing;
}

/** One thing of a box. */
export interface BoxRow {
  /** Its place; what is marked as uncertain at this place or within it belongs here. */
  readonly path: string;
  readonly name: string;
  readonly fields: readonly BoxField[];
}

export interface BoxSection {
  readonly id: string;
  readonly title: string;
  /** Marks of the whole section: the places whose remarks are about all of it. */
  readonly paths: readonly string[];
  readonly rows: readonly BoxRow[];
}

/** A box in words: its sections, and any value of it as people say it. */
export interface BoxListing {
  readonly sections: readonly BoxSection[];
  say(value: Json | undefined): string;
}

/** The row and the field that a place belongs to: the nearest that holds it, or that it holds. */
export function placed(
  sections: readonly BoxSection[],
  path: string,
): { readonly row?: BoxRow; readonly field?: BoxField; readonly section?: BoxSection } {
  const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  for (const section of sections) {
    for (const row of section.rows) {
      const field = row.fields.find((each) => within(path, each.path));
      if (field) return { section, row, field };
    }
  }
  for (const section of sections) {
    const row = section.rows.find((each) => within(path, each.path) || each.fields.some((field) => within(field.path, path)));
    if (row && !section.paths.includes(path)) return { section, row };
    if (section.paths.includes(path)) return { section };
  }
  return {};
}

/** What a place is called: its thing and its value, or the path where nothing has a name. */
export function placeName(sections: readonly BoxSection[], path: string): string {
  const { section, row, field } = placed(sections, path);
  if (row && field) return row.name === field.label ? row.name : `${row.name}, ${field.label}`;
  return row?.name ?? section?.title ?? path;
}
