import type { Markup } from './markup.ts';

/** An element that the page is written with: its absence is a mistake of ours. */
export function element<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return found;
}

/** Puts markup in the place of all that was there. Its texts are escaped, see `html`. */
export function show(place: Element, content: Markup): void {
  place.innerHTML = content.markup;
}
