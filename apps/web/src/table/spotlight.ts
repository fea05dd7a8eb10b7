/** The place that bears this mark, on the table or in the header above it, if it is in sight. */
export function markedAt(table: Element, place: string): Element | undefined {
  return [...(table.closest('.frame') ?? table).querySelectorAll(`[data-at="${CSS.escape(place)}"]`)].find((each) =>
    each.checkVisibility(),
  );
}

const LONG = 1800;

const found = (table: Element, places: readonly string[]) => [...new Set(places)].flatMap((place) => markedAt(table, place) ?? []);

/** Outlines places of the table for a moment: nothing moves. Inside their edge, for what lies around may cut off the rest. */
export function outline(table: Element, places: readonly string[]): void {
  const shown = { outline: '4px solid var(--plan)', outlineOffset: '-3px', backgroundColor: 'var(--plan-wash)' };
  for (const each of found(table, places)) each.animate([shown, shown, { ...shown, outlineColor: 'transparent' }], { duration: LONG });
}

/** Outlines places that somebody asked for, and brings the first of them into sight. */
export function spotlight(table: Element, places: readonly string[]): void {
  found(table, places)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  outline(table, places);
}
