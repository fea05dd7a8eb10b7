import { html, type Markup } from '../markup.ts';

const icon = (strokes: string): Markup => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${strokes}"/></svg>`;

export const icons = {
  /** A crescent moon. */
  night: icon('M19.5 14.5A8 8 0 1 1 9.5 4.5A6.3 6.3 0 0 0 19.5 14.5Z'),
  play: html`<svg class="icon icon-full" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.6L19.4 12L7 19.4Z"/></svg>`,
  save: icon('M12 4V15M7.5 10.8L12 15.3L16.5 10.8M4.5 19.5H19.5'),
  file: icon('M6 3.5H14L18.5 8V20.5H6ZM14 3.5V8H18.5M9 12.5H15.5M9 16H15.5'),
  again: icon('M19 12A7 7 0 1 1 16.6 6.7M17.5 3V7.5H13'),
  yes: icon('M5 12.8L9.8 17.5L19.3 7'),
  no: icon('M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5'),
  cut: icon('M4 7H14M4 12H10.5M4 17H8M19.5 4L11 20.5'),
  ahead: icon('M4.5 12H19M13.5 6.5L19 12L13.5 17.5'),
} as const satisfies Readonly<Record<string, Markup>>;
