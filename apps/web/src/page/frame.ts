import { icons } from '../drawing/icons.ts';
import { mark } from '../drawing/rose.ts';
import { html, type Markup } from '../markup.ts';
import { words } from '../words.ts';

/** What stands around every page: the way past the header, the name, the way to the sections, light or dark. */
export function framed(content: Markup, sections: readonly { readonly id: string; readonly name: string }[]): Markup {
  const links = sections.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`);
  const navigation = html`<nav class="sections" aria-label="${words.sections}"><ul>${links}</ul></nav>`;
  return html`<a class="skip" href="#content">${words.skip}</a>
<header class="masthead">
<a class="brand" href="/" aria-label="${words.home}">${mark()}<span>${words.name}</span></a>
${sections.length > 0 ? navigation : undefined}
<button class="quiet-button" id="theme" type="button" aria-pressed="false" hidden>${icons.night}<span class="hidden-name">${words.darkColours}</span></button>
</header>
<main id="content" tabindex="-1">${content}</main>
<footer class="colophon"><p>${words.hero.fan}</p></footer>`;
}
