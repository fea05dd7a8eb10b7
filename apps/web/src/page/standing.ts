import { html, type Markup } from '../markup.ts';
import { type Part, words } from '../words.ts';

const { standing, about, parts } = words;

function item(part: Part): Markup {
  const game = part.game === undefined ? undefined : html` data-game="${part.game}"`;
  return html`<li class="part"${game}><h4>${part.name}</h4><p>${part.says}${part.command === undefined ? undefined : html` <code>${part.command}</code>`}</p></li>`;
}

const list = (there: boolean) => parts.filter((part) => part.there === there).map(item);

/** What is there and what is not, said plainly. */
export function standingSection(): Markup {
  return html`<section class="standing" id="standing" aria-labelledby="standing-heading" tabindex="-1">
<h2 id="standing-heading">${standing.heading}</h2>
<div class="columns">
<div><h3>${standing.there}</h3><ul class="parts parts-there" id="parts-there">${list(true)}</ul></div>
<div><h3>${standing.building}</h3><ul class="parts parts-building" id="parts-building">${list(false)}</ul></div>
</div></section>`;
}

export function aboutSection(): Markup {
  return html`<section class="about" id="about" aria-labelledby="about-heading" tabindex="-1">
<h2 id="about-heading">${about.heading}</h2>
<div class="columns">${about.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
</section>`;
}
