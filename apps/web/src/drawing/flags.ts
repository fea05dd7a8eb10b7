import type { Seat } from '@archipel/kernel';
import { html, type Markup } from '../markup.ts';

/** Each seat flies a signal flag, told apart without colour: stripes, quarters, diagonal, cross. */
const FLAGS: readonly Markup[] = [
  html`<path class="flag-yellow" d="M0 0H24V16H0Z"/><path class="flag-blue" d="M0 4H24V12H0Z"/>`,
  html`<path class="flag-white" d="M0 0H24V16H0Z"/><path class="flag-red" d="M0 0H12V8H0ZM12 8H24V16H12Z"/>`,
  html`<path class="flag-yellow" d="M0 0H24V16H0Z"/><path class="flag-red" d="M0 0H24L0 16Z"/>`,
  html`<path class="flag-white" d="M0 0H24V16H0Z"/><path class="flag-blue" d="M9.5 0H14.5V16H9.5ZM0 5.5H24V10.5H0Z"/>`,
];

export function flag(seat: Seat): Markup {
  return html`<svg class="flag" viewBox="0 0 24 16" aria-hidden="true">${FLAGS[seat % FLAGS.length]}<rect class="flag-edge" x=".5" y=".5" width="23" height="15"/></svg>`;
}
