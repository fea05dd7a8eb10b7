import { html, type Markup } from '../markup.ts';
import type { Part } from '../words.ts';
import { coastline, coastOf } from './coast.ts';
import { rhumbLines, rose } from './rose.ts';
import { soundings } from './soundings.ts';

/** Where things lie on the chart, in hundredths of its width and height; islands have a size in pixels and do not grow with it. */
export interface Arrangement {
  readonly name: 'wide' | 'tall';
  /** The usual size in pixels, for which depths are written clear of the coasts. */
  readonly usual: { readonly width: number; readonly height: number };
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly islands: Readonly<Record<Part['id'], Place>>;
  readonly routes: readonly (readonly [Part['id'], Part['id']])[];
  /** How much of the left is covered by the title. */
  readonly covered: number;
  /** Rocks without a name. */
  readonly islets: readonly Place[];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WATER_LINES = [4, 8, 13, 19];
/** How wide a letter of an island's name is, and how far from the coast it stays. */
const LETTER = 8;
const BEACH = 17;

/** Draws something around a place that moves with the size of the chart. */
const at = (place: { readonly x: number; readonly y: number }, drawn: Markup) =>
  html`<svg x="${place.x}%" y="${place.y}%" overflow="visible">${drawn}</svg>`;

function land(name: string, place: Place, surveyed: boolean): Markup {
  const coast = coastOf(name, place.width, place.height);
  if (!surveyed) return html`<path class="land" d="${coastline(coast)}"/>`;
  const waves = WATER_LINES.map(
    (distance, line) => html`<path class="water-line water-line-${line + 1}" d="${coastline(coast, distance)}"/>`,
  );
  return html`${waves}<path class="land" d="${coastline(coast)}"/>`;
}

function island(part: Part, place: Place): Markup {
  const game = part.game === undefined ? undefined : html` data-game="${part.game}"`;
  const lines = part.name.length * LETTER > place.width - 2 * BEACH ? part.name.split(' ') : [part.name];
  const label = lines.map((line, row) => html`<tspan x="0" y="${5 + 17 * row - 8.5 * (lines.length - 1)}">${line}</tspan>`);
  return at(
    place,
    html`<g class="island" data-there="${String(part.there)}"${game}>${land(part.name, place, part.there || part.game !== undefined)}<text class="island-name">${label}</text></g>`,
  );
}

function route(from: Place, to: Place): Markup {
  return html`<line class="route" x1="${from.x}%" y1="${from.y}%" x2="${to.x}%" y2="${to.y}%"/>`;
}

/** The sea chart: graticule, rhumb lines, rose, routes, islands. It fills whatever room it is given. */
export function chart(parts: readonly Part[], arrangement: Arrangement): Markup {
  const { islands, usual } = arrangement;
  const clear = (place: { readonly x: number; readonly y: number }, radius: number) => ({
    x: (place.x * usual.width) / 100,
    y: (place.y * usual.height) / 100,
    radius,
  });
  const coasts = [...Object.values(islands), ...arrangement.islets].map((place) => clear(place, place.width / 2 + 28));
  const title = clear({ x: arrangement.covered / 2, y: 50 }, (arrangement.covered * usual.width) / 200);
  const kept = [...coasts, clear(arrangement.rose, arrangement.rose.radius + 20), title];
  return html`<svg class="chart chart-${arrangement.name}" aria-hidden="true" focusable="false">
<defs><pattern id="graticule-${arrangement.name}" width="96" height="96" patternUnits="userSpaceOnUse"><path class="graticule" d="M96 0V96H0"/></pattern></defs>
<rect y="-200%" width="100%" height="300%" fill="url(#graticule-${arrangement.name})"/>
${at(arrangement.rose, rhumbLines())}${at(arrangement.rose, rose(arrangement.rose.radius))}
${soundings(arrangement.name, usual.width, usual.height, kept)}
${arrangement.routes.map(([from, to]) => route(islands[from], islands[to]))}
${arrangement.islets.map((place, rock) => at(place, html`<g class="island islet" data-there="true">${land(`rock ${rock}`, place, true)}</g>`))}
${parts.map((part) => island(part, islands[part.id]))}
</svg>`;
}

const SIDES = { top: 'across', bottom: 'across', left: 'down', right: 'down' } as const;

/** The neat-line: the graduated frame of a chart, bars of dark and light on all four sides. */
export function neatLine(): Markup {
  const bars = Object.entries(SIDES).map(([side, way]) => html`<rect class="neat-bars neat-${side}" fill="url(#neat-${way})"/>`);
  return html`<svg class="neat-line" aria-hidden="true" focusable="false">
<defs><pattern id="neat-across" width="96" height="9" patternUnits="userSpaceOnUse"><path class="neat-dark" d="M0 0H48V9H0Z"/></pattern>
<pattern id="neat-down" width="9" height="96" patternUnits="userSpaceOnUse"><path class="neat-dark" d="M0 48H9V96H0Z"/></pattern></defs>
${bars}<rect class="neat-outer"/><rect class="neat-inner"/></svg>`;
}

/** An empty piece of sea with a rose, for an address where there is nothing. */
export function lostIsland(): Markup {
  return html`<svg class="lost-sea" viewBox="-110 -80 220 160" aria-hidden="true">${rose(62)}</svg>`;
}
