import { seeded, throwing } from '@archipel/kernel';
import { html, type Markup } from '../markup.ts';

/** A piece of the chart on which no depth is written, in pixels. */
export interface Kept {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const APART = 74;
const MARGIN = 26;
const TRIES = 900;

/** The depths that a survey ship has written over the sea, in fathoms: shallow near the coasts, deep far out. */
export function soundings(name: string, width: number, height: number, kept: readonly Kept[]): readonly Markup[] {
  const dice = throwing(seeded(`soundings ${name}`));
  const written: Kept[] = [];
  const marks: Markup[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [x, y, swell] = [MARGIN + dice.below(width - 2 * MARGIN), MARGIN + dice.below(height - 2 * MARGIN), dice.below(7)];
    const clear = ({ radius, ...from }: Kept) => Math.hypot(x - from.x, y - from.y) - radius;
    if ([...kept, ...written].some((each) => clear(each) < 0)) continue;
    written.push({ x, y, radius: APART });
    const coast = Math.min(120, ...kept.map(clear));
    const depth = Math.round(4 + coast / 3.2) + swell;
    marks.push(html`<text class="sounding" x="${percent(x, width)}" y="${percent(y, height)}">${depth}</text>`);
  }
  return marks;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
