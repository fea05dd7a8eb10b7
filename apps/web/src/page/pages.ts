import { lostIsland } from '../drawing/chart.ts';
import { html, type Markup } from '../markup.ts';
import { words } from '../words.ts';
import { checkSection } from './check.ts';
import { framed } from './frame.ts';
import { heroSection } from './hero.ts';
import { aboutSection, standingSection } from './standing.ts';
import { watchSection } from './watch.ts';

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly body: Markup;
}

const home: Page = {
  title: words.title,
  description: words.description,
  body: framed(html`${heroSection()}${watchSection()}${checkSection()}${standingSection()}${aboutSection()}`, [
    { id: 'watch', name: words.watch.nav },
    { id: 'check', name: words.check.nav },
    { id: 'standing', name: words.standing.nav },
    { id: 'about', name: words.about.nav },
  ]),
};

const notFound: Page = {
  title: words.notFound.title,
  description: words.notFound.lead,
  body: framed(
    html`<section class="lost" aria-labelledby="title">${lostIsland()}<h1 id="title">${words.notFound.heading}</h1><p class="lead">${words.notFound.lead}</p>
<p class="ways"><a class="button now" href="/">${words.notFound.back}</a></p></section>`,
    [],
  ),
};

/** Every page, by the file that carries it. */
export const pages: Readonly<Record<string, Page>> = { 'index.html': home, '404.html': notFound };
