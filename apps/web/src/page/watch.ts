import { icons } from '../drawing/icons.ts';
import { html, type Markup } from '../markup.ts';
import { words } from '../words.ts';
import { emptyState } from './states.ts';

const { watch } = words;

/** Without JavaScript the sentence about it stands here; with it, the form takes its place once the games are known. */
export function watchSection(): Markup {
  return html`<section class="work" id="watch" aria-labelledby="watch-heading" tabindex="-1">
<div class="ask">
<h2 id="watch-heading">${watch.heading}</h2>
<p class="lead">${watch.lead}</p>
<noscript><p class="note">${watch.needsScript}</p></noscript>
<form id="watch-form" hidden>
<fieldset class="choice"><legend>${watch.game}</legend><div class="cards" id="watch-games"></div></fieldset>
<fieldset class="choice"><legend>${watch.seats}</legend><div class="segments" id="watch-seats"></div></fieldset>
<div class="choice"><label for="watch-seed">${watch.seed}</label>
<div class="with-button"><input id="watch-seed" name="seed" type="text" maxlength="60" required autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="watch-seed-hint" value="archipel">
<button class="button" id="watch-another" type="button">${icons.again}${watch.anotherSeed}</button></div>
<p class="hint" id="watch-seed-hint">${watch.seedHint}</p></div>
<div class="go"><button class="button now great" id="watch-play" type="submit">${icons.play}<span>${watch.play}</span></button>
<button class="button great" id="watch-stop" type="button" hidden>${icons.no}${watch.stop}</button></div>
</form>
</div>
<div class="answer"><p class="hidden-name" id="watch-news" role="status"></p>
<div id="watch-answer">${emptyState(watch.empty, watch.emptySays)}</div></div>
</section>`;
}
