/** The place of the table that bears this mark, if it is in sight. */
export function markedAt(table: Element, place: string): Element | undefined {
  return [...table.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)].find((each) => each.checkVisibility());
}

const LONG = 1200;

/** Outlines places of the table for a moment: nothing moves. */
export function spotlight(table: Element, places: readonly string[]): void {
  for (const place of new Set(places)) {
    const shown = { outline: '3px solid var(--brass-fill)', outlineOffset: '1px' };
    markedAt(table, place)?.animate([shown, shown], { duration: LONG });
  }
}
