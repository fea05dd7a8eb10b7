import { COMPONENTS as BOX_1503 } from '@archipel/anno1503';
import { anno1800, COMPONENTS as BOX_1800 } from '@archipel/anno1800';
import { faultsOf, type Json, uncertainIn, valueAt } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { boxFaultLine, LANGUAGES, loadBox, loadTelling, loadText, placed, placeName, sureLine } from '../src/index.ts';

const BOXES = [
  ['anno1800', BOX_1800],
  ['anno1503', BOX_1503],
] as const;

describe.each(BOXES)('the box of %s', (game, components) => {
  it.each(LANGUAGES)('is listed in words, every value at its place (%s)', async (language) => {
    const text = await loadText(language, ['box']);
    const box = await loadBox(game);
    const listing = (await box?.listing(text))?.(components);
    expect(listing?.sections.length).toBeGreaterThan(8);
    for (const section of listing?.sections ?? []) {
      for (const row of section.rows) {
        for (const { path, value, label } of row.fields) {
          expect(valueAt(components, path) ?? null, path).toEqual(value);
          expect(label).not.toBe('');
          expect(listing?.say(value), path).not.toMatch(/undefined|object Object|^$/);
        }
      }
    }
  });

  it('has a place and a sentence for every uncertain value, and alternatives that can be played', async () => {
    const [english, german] = [await loadText('en', ['box']), await loadText('de', ['box'])];
    const listing = (await (await loadBox(game))?.listing(english))?.(components);
    const uncertain = uncertainIn(components);
    expect(uncertain.length).toBeGreaterThan(3);
    for (const { path, sure } of uncertain) {
      expect(placed(listing?.sections ?? [], path).section, path).toBeDefined();
      expect(sureLine(german, sure), path).not.toBe(sure);
    }
  });

  it('changes a price by what it takes, and back', async () => {
    const listing = (await (await loadBox(game))?.listing(await loadText('en', ['box'])))?.(components);
    const prices = (listing?.sections ?? [])
      .flatMap(({ rows }) => rows)
      .flatMap(({ fields }) => fields.filter(({ editing }) => editing.kind === 'price'));
    expect(prices.length).toBeGreaterThan(4);
    for (const { value, editing, path } of prices) {
      if (editing.kind !== 'price') continue;
      expect(listing?.say(editing.write(editing.read(value))), path).toBe(listing?.say(value));
    }
  });
});

describe('what is wrong with a box', () => {
  it('is said with its place, in every language', async () => {
    const options = { components: { game: 'anno1800', name: 'x', changes: { 'ships.trade-ship-1.cost': { resources: ['gum'] } } } };
    const read = anno1800.schemas.options.safeParse(options);
    const faults = read.success ? [] : faultsOf(read.error, options);
    const lines = await Promise.all(
      LANGUAGES.map(async (language) => boxFaultLine(await loadText(language, ['box']), faults[0] ?? { path: '', code: '', values: {} })),
    );
    expect(lines[0]).toBe('components.changes.ships.trade-ship-1.cost.resources: There is no good “gum”.');
    expect(new Set(lines).size).toBe(LANGUAGES.length);
  });

  it('has a sentence for every code that the rules use', async () => {
    const text = await loadText('en', ['box']);
    const { readFileSync } = await import('node:fs');
    const sources = [
      '../../anno1800/src/box/consistent.ts',
      '../../anno1503/src/data/faults.ts',
      '../../kernel/src/patch.ts',
      '../../kernel/src/issues.ts',
    ];
    const read = sources.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');
    const codes = [...read.matchAll(/(?:faulty?\((?:\[[^\]]*\]|\w+), |code: |one\()'([a-z-]+)'/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(25);
    for (const code of codes) if (code !== 'custom') expect(text.has(`boxFault.${code}`), code).toBe(true);
  });
});

describe('a match with a box of its own', () => {
  it('is told by that box: a card is called by what it wants there', async () => {
    const changes = { 'populationCards.fw-01.cost': { resources: ['soap', 'rum'] as Json } };
    const company = { viewer: 'spectator' as const, players: ['Ann', 'Ben'] };
    const fact = { fact: 'played', seat: 0, card: 'fw-01' };
    const own = await loadTelling('en', 'anno1800', { components: { game: 'anno1800', name: 'x', changes } });
    const usual = await loadTelling('en', 'anno1800');
    expect(own.event(fact, company).text).toContain('Soap + Rum');
    expect(usual.event(fact, company).text).not.toContain('Soap + Rum');
  });

  it('names places by their things', async () => {
    const listing = (await (await loadBox('anno1800'))?.listing(await loadText('en', ['box'])))?.(BOX_1800);
    expect(placeName(listing?.sections ?? [], 'ships.trade-ship-1.cost.resources')).toBe('Merchant ship 1, cost');
    expect(placeName(listing?.sections ?? [], 'nowhere')).toBe('nowhere');
  });
});
