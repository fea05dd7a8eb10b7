import { describe, expect, test } from 'vitest';
import { scriptBeforePaint, writtenPages } from '../build/pages.ts';
import { coastline, coastOf } from '../src/drawing/coast.ts';
import { html } from '../src/markup.ts';
import { pages } from '../src/page/pages.ts';
import { gameName, lineName, scoreOf, words } from '../src/words.ts';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(Object.entries(pages))('the page %s', (_, { body: { markup } }) => {
  test('leads only to places that are there', () => {
    const ids = all(markup, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...all(markup, /(?:href="|url\()#([^")]+)/g), ...all(markup, /(?:for|aria-(?:labelledby|describedby))="([^"]+)"/g)];
    for (const id of wanted) expect(ids).toContain(id);
  });

  test('has no inline script and no inline style, which its own policy would refuse', () => {
    expect(markup).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
  });

  test('has one heading of the first rank', () => {
    expect(all(markup, /<(h1)\b/g)).toHaveLength(1);
  });

  test('says whose work it is', () => {
    expect(markup).toContain('not affiliated');
  });
});

describe('the files that carry the pages', () => {
  const plugin = writtenPages().transformIndexHtml;
  const write = (filename: string) => {
    if (typeof plugin !== 'object' || !('handler' in plugin)) throw new Error('not a plugin that writes pages');
    return plugin.handler.call({} as never, '<html lang="en"><title>x</title><body>y</body></html>', { path: '/', filename });
  };

  test('get the title, the description and the body of their page', () => {
    const written = write('/anywhere/index.html');
    expect(written).toContain(`<title>${words.title}</title>`);
    expect(written).toContain('<meta name="description"');
    expect(written).toContain(words.hero.heading);
  });

  test('must have a page', () => {
    expect(() => write('/anywhere/other.html')).toThrow('no page is written');
  });

  test('have their script before the first paint', () => {
    const { transformIndexHtml } = scriptBeforePaint();
    if (typeof transformIndexHtml !== 'object' || !('handler' in transformIndexHtml)) throw new Error('not a plugin for pages');
    const written = transformIndexHtml.handler.call({} as never, '<script type="module" src="/x.js">', { path: '/', filename: '' });
    expect(written).toBe('<script type="module" blocking="render" src="/x.js">');
  });
});

describe('markup', () => {
  test('takes what stands in braces for text', () => {
    expect(html`<p title="${'"'}">${"<b> & 'co'"}${3}${undefined}</p>`.markup).toBe('<p title="&quot;">&lt;b&gt; &amp; &#39;co&#39;3</p>');
  });

  test('takes markup for what it is', () => {
    expect(html`<ul>${['a', '<'].map((item) => html`<li>${item}</li>`)}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul>');
  });
});

describe('words', () => {
  test('a score line without a name reads by its code', () => {
    expect(lineName('new-world')).toBe('New World cards');
    expect(lineName('captain-brandt')).toBe('Captain Brandt');
  });

  test('a game without a name goes by its id', () => {
    expect(gameName('anno1503')).toBe('Anno 1503');
    expect(gameName('shells')).toBe('shells');
    expect(gameName('constructor')).toBe('constructor');
    expect(scoreOf('constructor', 2)).toBe('2 points');
    expect(lineName('constructor')).toBe('Constructor');
  });

  test('plurals, places and shared wins are right', () => {
    const { watch } = words;
    expect(watch.progress(1, 1)).toBe('Round 1, 1 move');
    expect(watch.progress(2, 1200)).toBe('Round 2, 1,200 moves');
    expect([1, 2, 3, 4].map(watch.place)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect(watch.won([1], scoreOf('anno1800', 1))).toBe('Seat 2 wins with 1 point');
    expect(watch.won([0, 2, 3], scoreOf('anno1503', 5))).toBe('Seats 1, 3 and 4 share the win with 5 goals');
  });
});

describe('a coast', () => {
  test('follows from the name of its island', () => {
    const [one, same, other] = ['Kernel', 'Kernel', 'Bots'].map((name) => coastline(coastOf(name, 120, 90)));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('closes, and holds numbers only', () => {
    expect(coastline(coastOf('Kernel', 120, 90), 8)).toMatch(/^M[-\d. ]+(s[-\d. ]+)+Z$/);
  });
});
