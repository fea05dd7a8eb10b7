import { icons } from '../drawing/icons.ts';
import { html, type Markup } from '../markup.ts';
import { words } from '../words.ts';
import { emptyState } from './states.ts';

const { check } = words;

export function checkSection(): Markup {
  return html`<section class="work" id="check" aria-labelledby="check-heading" tabindex="-1">
<div class="ask">
<h2 id="check-heading">${check.heading}</h2>
<p class="lead">${check.lead}</p>
<label class="drop" id="check-drop" hidden><input class="hidden-name" id="check-file" type="file">
<span class="drop-name">${icons.file}${check.choose}</span><span class="drop-hint" aria-hidden="true">${check.drop}</span></label>
</div>
<div class="answer"><p class="hidden-name" id="check-news" role="status"></p>
<div id="check-answer">${emptyState(check.empty, check.emptySays)}</div></div>
</section>`;
}
