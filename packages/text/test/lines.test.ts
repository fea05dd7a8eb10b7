import { readFileSync } from 'node:fs';
import { COMPONENTS as COMPONENTS_1503 } from '@archipel/anno1503';
import { COMPONENTS, type Fact } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import {
  buildingLine1503,
  effectLine1800,
  loadNames1503,
  loadNames1800,
  loadText,
  logLine1503,
  logLine1800,
  mentioned,
  moveLine1800,
  objectiveLine1503,
  objectiveLine1800,
  pseudo,
  pseudoText,
  reason1503,
  reason1800,
  remedy1800,
} from '../src/index.ts';
import { textIn, written } from './messages.ts';

const company = { viewer: 0, players: ['Anna', 'Ben', 'you'] };
const english = { text: textIn('en'), names: await loadNames1800('en', COMPONENTS) };
const german = { text: textIn('de'), names: await loadNames1800('de', COMPONENTS) };

describe('a line of the log', () => {
  const told = ({ text, names }: typeof english, fact: Fact) => logLine1800(text, names, fact, company);

  it('speaks to the reader as you, and of others by their name', () => {
    const built: Fact = { fact: 'built', seat: 0, tile: 'brewery', field: 'coast-2', over: null };
    expect(told(english, built).text).toBe('You build Brewery (coast 2).');
    expect(told(english, { ...built, seat: 1 }).text).toBe('Ben builds Brewery (coast 2).');
    expect(told(german, built).text).toBe('Du baust eine Brauerei (Küste 2).');
    expect(told(german, { ...built, seat: 1, over: 'start-coal' }).text).toBe('Ben baut eine Brauerei (Küste 2, überbaut: Köhlerei).');
  });

  it('takes nobody for the reader who only calls himself you', () => {
    expect(told(english, { fact: 'festival', seat: 2 }).text).toMatch(/^you celebrates a festival/);
  });

  it('has the right article in German', () => {
    const built = (tile: string) => told(german, { fact: 'built', seat: 1, tile, field: 'land-3', over: null }).text;
    expect(built('warehouse-worker')).toBe('Ben baut ein Lagerhaus (Land 3).');
    expect(built('shipyard-2')).toBe('Ben baut eine Werft 2 (Land 3).');
  });

  it('names the things it speaks of, in order', () => {
    const line = told(english, { fact: 'traded', seat: 1, good: 'coal', from: 0, tokens: 2 });
    expect(line.text).toBe('Ben buys Coal from you for 2 trade tokens; you get 1 gold.');
    expect(mentioned(line)).toEqual([
      { kind: 'seat', id: '1', text: 'Ben' },
      { kind: 'good', id: 'coal', text: 'Coal' },
      { kind: 'token', id: 'trade', text: '2 trade tokens' },
    ]);
  });

  it('says of cards only what it was told', () => {
    const drew: Fact = { fact: 'drew', seat: 0, deck: 'farmer-worker', count: 2, cards: ['fw-01', 'fw-02'] };
    expect(told(english, drew).text).toBe('You draw 2 population cards (Farmers and Workers): Work clothes + Bread; Bricks + Beer.');
    expect(told(english, { fact: 'drew', seat: 1, deck: 'farmer-worker', count: 1 }).text).toBe(
      'Ben draws 1 population card (Farmers and Workers).',
    );
  });

  it('lists what was gained, and what was paid for it', () => {
    const gained: Fact = { fact: 'gained', seat: 1, cubes: [2, 0, 1, 0, 0], gold: 4, actions: 1, paid: 3 };
    expect(told(english, gained).text).toBe(
      'Ben gets 2 Farmers, 1 Artisan, 4 gold and one more action, and pays 3 gold for missing cards.',
    );
  });

  it('leaves a player’s name as it is written, also at the beginning', async () => {
    const names = await loadNames1503('en');
    const line = logLine1503(textIn('en'), names, { fact: 'rolled', seat: 2, die: 4 }, company);
    expect(line.text).toBe('you rolls a 4.');
  });
});

describe('other sentences', () => {
  it('say what a move is', () => {
    const { text, names } = german;
    expect(moveLine1800(text, names, { kind: 'recruit', level: 'farmer' }, company).text).toBe('Einen Bauern anwerben');
    expect(moveLine1800(text, names, { kind: 'trade', good: 'coal', from: 1 }, company).text).toBe('Kohle von Ben kaufen');
    const fields = [{ id: 'land-6', tile: null, printed: 'start-coal' }];
    const produce = { kind: 'produce', good: 'coal', field: 'land-6' } as const;
    expect(moveLine1800(text, names, produce, company, fields).text).toBe('Kohle herstellen: Köhlerei, Land 6');
    expect(moveLine1800(text, names, produce, company).text).toBe('Kohle herstellen: Land 6');
  });

  it('say what would help', () => {
    const { text, names } = english;
    const build = { kind: 'build', tile: 'window-factory', field: 'land-3', payable: false } as const;
    expect(remedy1800(text, names, build, company).text).toBe('Build Window makers (Timber + Glass), which you cannot pay yet.');
    expect(remedy1800(text, names, { kind: 'gold', count: 2, ends: [] }, company).text).toBe('2 gold more.');
  });

  it('say why a bot would do it, and nothing where there is no such reason', async () => {
    const { text, names } = english;
    expect(reason1800(text, names, { code: 'more-tokens', token: 'trade', count: 2 })?.text).toBe('A ship that brings 2 trade tokens.');
    expect(reason1800(text, names, { code: 'looked-ahead', trials: 40 })?.text).toBe(
      'Thought through 40 times, with cards dealt by chance.',
    );
    expect(reason1800(text, names, { code: 'astrology' })).toBeUndefined();
    const tried = reason1503(textIn('de'), await loadNames1503('de'), { code: 'tried', worlds: 40, share: 0.314 });
    expect(tried?.text).toBe('In 40 gedachten Spielen durchgespielt: 31 % Anteil am Sieg.');
  });

  it.each([
    ['docs/bots-anno1800.md', 'reason1800', 25],
    ['docs/bots-anno1503.md', 'reason1503', 20],
  ] as const)('are there for every reason in %s, and for no other', (document, area, least) => {
    const reasons = readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8').split('## Reasons')[1] ?? '';
    const codes = [...reasons.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(least);
    expect(new Set(Object.keys(written.en[area] ?? {}))).toEqual(new Set(codes));
  });

  it('say what objectives, cards and buildings do', async () => {
    const { text, names } = english;
    for (const { id } of COMPONENTS.objectives) expect(objectiveLine1800(text, names, id).text, id).not.toBe('');
    expect(objectiveLine1800(text, names, 'university').text).toBe('Most Engineers: 10 points; second most: 4.');
    for (const { id, effect } of COMPONENTS.populationCards) expect(effectLine1800(text, names, effect).text, id).not.toBe('');
    expect(buildingLine1503(text, COMPONENTS_1503, 'smithy')).toBe('Pirates cost you nothing.');
    expect(buildingLine1503(text, COMPONENTS_1503, 'bathhouse')).toBe('Merchants pay 6 gold.');
    expect(objectiveLine1503(text, await loadNames1503('en'), 'outposts', 4).text).toBe('4 outposts');
  });
});

describe('a text', () => {
  it('counts by the rules of the language that its sentences are written in', async () => {
    const text = await loadText('ru', ['shell', 'anno1800']);
    // In Russian 21 counts like one.
    expect(text.t('reason1800.points', { points: 21 })).toBe('Brings 21 points.');
    expect(text.language).toBe('ru');
  });

  it('can be made long and strange, to try layouts', () => {
    expect(pseudo('End the turn')).toBe('[Éñđ ŧħé ŧüřñ öööööööööö]');
    expect(pseudo('')).toBe('');
    const strange = pseudoText(textIn('en'));
    expect(strange.t('move1800.end')).toBe(pseudo('End the turn'));
    const line = logLine1800(strange, english.names, { fact: 'fetched', seat: 0, good: 'cotton' }, company);
    expect(line.text).toMatch(/^\[Ýöü ƒéŧçħ Çöŧŧöñ ƒřöɱ ŧħé Ñéŵ Ŵöřļđ\. ö+\]$/);
    expect(mentioned(line).map(({ id }) => id)).toEqual(['cotton']);
  });
});
