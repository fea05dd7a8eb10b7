import { html, type Markup } from '../markup.ts';

/** An island that nobody has surveyed yet: what stands where a result will be. */
export function emptyState(title: string, says: string): Markup {
  return html`<div class="state state-empty"><svg class="unsurveyed" viewBox="-44 -30 88 60" aria-hidden="true"><path d="M-34-4C-36-16-22-22-12-18C-4-26 12-24 18-17C30-20 38-8 32 2C38 12 26 22 14 17C4 25-12 22-16 16C-28 20-38 8-34-4Z"/></svg>
<p class="state-title">${title}</p><p>${says}</p></div>`;
}

/** Something went wrong, or nothing came of it. */
export function plainState(title: string, says: string): Markup {
  return html`<div class="state state-plain"><p class="state-title">${title}</p><p>${says}</p></div>`;
}
