import { tall, wide } from '../drawing/arrangements.ts';
import { chart, neatLine } from '../drawing/chart.ts';
import { icons } from '../drawing/icons.ts';
import { html, type Markup } from '../markup.ts';
import { words } from '../words.ts';

const { hero, parts } = words;

/** The chart of what there is, and on it the title in its cartouche. */
export function heroSection(): Markup {
  return html`<section class="hero" aria-labelledby="title">
<div class="cartouche"><div class="cartouche-inner">
<h1 id="title">${hero.heading}</h1>
<p class="lead">${hero.lead}</p>
<p>${hero.today}</p>
<p class="ways"><a class="button now" href="#watch">${icons.play}${hero.watch}</a><a class="button" href="#check">${icons.file}${hero.check}</a></p>
<p class="fan">${hero.fan}</p>
</div></div>
<figure class="sea" role="img" aria-label="${hero.chart}">${chart(parts, wide)}${chart(parts, tall)}${neatLine()}</figure>
<p class="legend" aria-hidden="true">${hero.legend}</p>
</section>`;
}
