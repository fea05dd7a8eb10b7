import type { Outcome } from '@archipel/kernel';
import { flag } from './drawing/flags.ts';
import { icons } from './drawing/icons.ts';
import type { Returns } from './errands.ts';
import { html, type Markup } from './markup.ts';
import { gameName, lineName, scoreOf, words } from './words.ts';

const { watch } = words;
const LINES_SHOWN = 200;

/** A game that was played, laid out for reading, and the same in one sentence. */
export function resultSheet(played: Returns['play']): { readonly headline: string; readonly sheet: Markup } {
  const { outcome } = played;
  const headline = outcome ? whoWon(played.game, outcome) : watch.unfinished;
  const sheet = html`<h3 class="result-title">${headline}</h3>
<p class="result-of">${watch.summary(gameName(played.game), played.seats, played.seed)}</p>
<dl class="figures">${figure(watch.rounds, played.rounds.toLocaleString(words.language))}${figure(watch.moves, played.moves.toLocaleString(words.language))}${figure(watch.time, watch.seconds(played.milliseconds))}</dl>
${outcome ? scores(outcome) : html`<p>${watch.unfinishedSays(played.moves)}</p>`}
<div class="name-of"><p>${watch.position}</p><p class="hash" id="watch-position">${played.position}</p><p>${watch.positionSays}</p></div>
<div class="after"><button class="button" id="watch-save" type="button">${icons.save}${watch.save}</button><p id="watch-saved" role="status"></p></div>
${inside(played.file)}`;
  return { headline, sheet };
}

function whoWon(game: string, { places, sheets }: Outcome): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return watch.won(winners, scoreOf(game, sheets[winners[0] ?? 0]?.total ?? 0));
}

const figure = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** The seats side by side, the score sheet line by line, the winner's column in brass. */
function scores({ places, sheets }: Outcome): Markup {
  const lines = [...new Set(sheets.flatMap((sheet) => sheet.lines.map(({ line }) => line)))];
  const column = (seat: number) => (places[seat] === 1 ? html` class="first"` : undefined);
  const heads = places.map(
    (place, seat) => html`<th scope="col"${column(seat)}>${flag(seat)}<br>${watch.seat(seat)}<small>${watch.place(place)}</small></th>`,
  );
  const row = (name: string) =>
    sheets.map((sheet, seat) =>
      cell(
        sheet.lines.find(({ line }) => line === name),
        column(seat),
      ),
    );
  return html`<table class="sheet"><caption class="hidden-name">${watch.sheet}</caption>
<thead><tr><th scope="col"><span class="hidden-name">${watch.line}</span></th>${heads}</tr></thead>
<tbody>${lines.map((name) => html`<tr><th scope="row">${lineName(name)}</th>${row(name)}</tr>`)}</tbody>
<tfoot><tr><th scope="row">${watch.total}</th>${sheets.map(({ total }, seat) => html`<td${column(seat)}>${total}</td>`)}</tr></tfoot></table>`;
}

function cell(line: Outcome['sheets'][number]['lines'][number] | undefined, column: Markup | undefined): Markup {
  if (line === undefined) return html`<td${column}>${watch.nothing}</td>`;
  const counted = line.count === undefined || line.count === 0 ? undefined : html`<small>${line.count}</small>`;
  return html`<td${column}>${counted}${line.points === 0 ? html`<span class="zero">0</span>` : html`<b>${line.points}</b>`}</td>`;
}

function inside(file: string): Markup {
  const lines = file.trimEnd().split('\n');
  const more = lines.length > LINES_SHOWN ? `\n${watch.insideSays(lines.length - LINES_SHOWN)}` : '';
  return html`<details><summary>${watch.inside}</summary><pre class="inside" tabindex="0" role="region" aria-label="${watch.inside}">${lines.slice(0, LINES_SHOWN).join('\n')}${more}</pre></details>`;
}
