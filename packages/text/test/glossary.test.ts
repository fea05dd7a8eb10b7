import { COMPONENTS as COMPONENTS_1503 } from '@archipel/anno1503';
import { COMPONENTS } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import {
  glossary1503,
  glossary1800,
  loadNames1503,
  loadNames1800,
  ruleLine1503,
  ruleLine1800,
  rulesInShort,
  type Situation1800,
  type Topic1503,
  type Topic1800,
} from '../src/index.ts';
import { textIn, written } from './messages.ts';

const {
  resources,
  levels,
  industries,
  printedIndustries,
  shipyards,
  ships,
  populationCards,
  oldWorldIslands,
  newWorldIslands,
  objectives,
} = COMPONENTS;
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const all: readonly Topic1800[] = [
  ...topics('good', [...resources['old-world'], ...resources['new-world']]),
  ...topics('level', levels),
  ...topics('tile', [...ids(industries), ...ids(printedIndustries), ...ids(shipyards), ...ids(ships)]),
  ...topics('card', ids(populationCards)),
  ...topics('deck', ['farmer-worker', 'artisan-engineer-investor', 'new-world']),
  ...topics('token', ['trade', 'exploration']),
  ...topics('island', [...ids(oldWorldIslands), ...ids(newWorldIslands)]),
  ...topics('world', ['settle', 'explore', 'expedition']),
  ...topics('objective', ids(objectives)),
  ...topics('ground', ['land', 'coast', 'sea']),
  ...topics('action', ['build', 'play', 'swap', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'festival']),
  ...topics('expedition', ['']),
  ...topics('gold', ['']),
  ...topics('exhausted', ['']),
  ...topics('influence', ['']),
];
function topics(kind: Topic1800['kind'], names: readonly string[]): readonly Topic1800[] {
  return names.map((id) => ({ kind, id }));
}

describe.each(['en', 'de'] as const)('the glossary of Anno 1800 (%s)', (language) => {
  const text = textIn(language);
  const names = loadNames1800(language, COMPONENTS);

  it('says of everything in the box what it is called, what it is, what it does, and by which rule', async () => {
    for (const topic of all) {
      const entry = glossary1800(text, await names, topic);
      const about = JSON.stringify(topic);
      expect(entry.name, about).not.toBe('');
      expect(entry.kind, about).not.toBe('');
      expect(entry.rows.length, about).toBeGreaterThan(0);
      for (const { lines } of entry.rows) for (const line of lines) expect(line.text, about).toMatch(/\p{L}{2}/u);
      expect(entry.rules.length, about).toBeGreaterThan(0);
      for (const rule of entry.rules) expect(ruleLine1800(text, rule), rule).toMatch(/\.$/);
    }
  });

  it('has nothing to say of a thing that the box does not know', async () => {
    for (const kind of ['tile', 'card', 'level', 'token'] as const) {
      expect(glossary1800(text, await names, { kind, id: 'unicorn' })).toEqual({ name: 'unicorn', kind: '', rows: [], rules: [] });
    }
  });
});

describe('the glossary at a moment of a game', () => {
  const company = { viewer: 0, players: ['Anna', 'Ben'] };
  const text = textIn('en');

  it('says who makes a good, what needs it, and every way to have it now', async () => {
    const names = await loadNames1800('en', COMPONENTS);
    const now: Situation1800 = {
      company,
      market: { distillery: 0 },
      makers: [
        { seat: 0, tokens: 0 },
        { seat: 1, tokens: 1 },
      ],
      wantedBy: { cards: 2, tiles: [] },
      ways: [
        { item: null, way: { by: 'own', level: 'worker', tile: 'distillery' } },
        { item: null, way: { by: 'trade', from: 1, tokens: 1 } },
      ],
    };
    const { rows } = glossary1800(text, names, { kind: 'good', id: 'schnapps' }, now);
    const lines = Object.fromEntries(rows.map((row) => [row.label, row.lines.map((line) => line.text)]));
    expect(lines['Made by']?.join()).toContain('none left on the market');
    expect(lines['Who has it']).toEqual(['At this table: you and Ben for 1 trade token']);
    expect(lines['Needed for']).toEqual(['2 of your hand cards', 'no tile of the market']);
    expect(lines['Costs you now']?.[0]).toMatch(/^1 Worker at work: /);
    expect(lines['Costs you now']?.[1]).toBe('1 trade token to Ben, who gets 1 gold');
    expect(rows.filter((row) => row.now).map((row) => row.label)).toEqual(['Who has it', 'Needed for', 'Costs you now']);
  });
});

describe('the rules in short', () => {
  it.each(['anno1800', 'anno1503'] as const)('have every rule of %s that is written, and no other', (game) => {
    for (const language of ['en', 'de'] as const) {
      const area = written.get(language)?.[game === 'anno1800' ? 'rules1800' : 'rules1503'] ?? {};
      expect(rulesInShort(textIn(language), game).map(({ rule }) => rule)).toEqual(Object.keys(area));
    }
  });

  it('are none for a game without words', () => {
    expect(rulesInShort(textIn('en'), 'shells')).toEqual([]);
  });
});

describe.each(['en', 'de'] as const)('the glossary of Anno 1503 (%s)', (language) => {
  it('says of goods, inhabitants, buildings, tiles and objectives what they are, and by which rule', async () => {
    const text = textIn(language);
    const names = await loadNames1503(language);
    const things: readonly Topic1503[] = [
      ...COMPONENTS_1503.commodities.map((id) => ({ kind: 'commodity', id }) as const),
      ...Object.keys(COMPONENTS_1503.inhabitants).map((id) => ({ kind: 'level', id }) as const),
      ...Object.keys(COMPONENTS_1503.buildings).map((id) => ({ kind: 'building', id }) as const),
      ...Object.keys(COMPONENTS_1503.victory.objectives).map((id) => ({ kind: 'objective', id }) as const),
      ...['outpost', 'agreement', 'treasure'].map((id) => ({ kind: 'tile', id }) as const),
      { kind: 'gold', id: '' },
      { kind: 'ship', id: '' },
    ];
    for (const topic of things) {
      const entry = glossary1503(text, names, COMPONENTS_1503, topic);
      expect(entry?.rows.length, JSON.stringify(topic)).toBeGreaterThan(0);
      for (const { lines } of entry?.rows ?? []) for (const line of lines) expect(line.text).toMatch(/\p{L}{2}/u);
      for (const rule of entry?.rules ?? ['']) expect(ruleLine1503(text, rule), rule).toMatch(/\.$/);
    }
    expect(glossary1503(text, names, COMPONENTS_1503, { kind: 'building', id: 'unicorn' })).toBeUndefined();
  });
});
