import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asked1503 } from '../src/en/asked1503.ts';
import { asked1800 } from '../src/en/asked1800.ts';
import { editions1503 } from '../src/en/editions1503.ts';
import { editions1800 } from '../src/en/editions1800.ts';
import { reference1503 } from '../src/en/reference1503.ts';
import { reference1800 } from '../src/en/reference1800.ts';
import { rules1503 } from '../src/en/rules1503.ts';
import { rules1800 } from '../src/en/rules1800.ts';
import { gameOfRule, loadText, rulesInFull, sectionOf, textOf } from '../src/index.ts';

type Texts = Readonly<Record<string, string>>;
const GAMES: readonly (readonly [game: string, reference: Texts, notes: readonly Texts[], short: Texts])[] = [
  ['anno1800', reference1800, [asked1800, editions1800], rules1800],
  ['anno1503', reference1503, [asked1503, editions1503], rules1503],
];

/** The sources of a game's rules and its scenarios. */
function sources(game: string): readonly string[] {
  const root = fileURLToPath(new URL(`../../${game}/`, import.meta.url));
  return ['src', 'scenarios'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|yaml)$/.test(file))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  );
}

describe.each(GAMES)('the rules of %s', (game, reference, notes, short) => {
  const numbers = new Set(Object.keys(reference).map((key) => key.replace(/-.*/, '')));

  it('have every number that the game and its scenarios name', () => {
    const named = sources(game).flatMap((source) => source.match(/\b[RQ]\d+(\.\d+)?\b/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('have every number of the rules in short and of the notes', () => {
    const named = [short, ...notes].flatMap((texts) => Object.keys(texts).map((key) => key.replace(/-.*/, '')));
    expect([...new Set(named)].filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('name in their sentences only numbers that there are', () => {
    const named = [reference, ...notes].flatMap((texts) =>
      Object.values(texts).flatMap((text) => text.match(/\b[RQ]\d+(\.\d+)?\b/g) ?? []),
    );
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('are counted without a gap', () => {
    for (const texts of [reference, ...notes]) {
      for (const key of Object.keys(texts)) {
        const [, number = key, count] = /^(.*)-(\d+)$/.exec(key) ?? [];
        // The first paragraph of a rule has no count; notes begin with 1.
        const before = Number(count) - 1;
        if (before > 1 || (before === 1 && texts !== reference)) expect(texts, key).toHaveProperty([`${number}-${before}`]);
      }
    }
  });

  it('have a title, a lead and a part of the table for each section', () => {
    const sections = new Set([...numbers].map((number) => number.replace(/\..*/, '')));
    for (const section of sections) {
      for (const part of ['title', 'lead', 'table']) expect(reference, section).toHaveProperty([`${section}-${part}`]);
    }
  });
});

describe('the rules in full', async () => {
  const german = await loadText('de', ['reference1800', 'reference1503']);

  it('have every text of a game once, in the order of the numbers', () => {
    const sections = rulesInFull(german, 'anno1800');
    expect(sections.map(({ section }) => section)).toEqual(Array.from({ length: 15 }, (_, at) => `R${at + 1}`));
    const texts = sections.flatMap(({ title, lead, table, rules }) => [
      title,
      lead,
      table,
      ...rules.flatMap(({ paragraphs, asked, editions }) => [...paragraphs, ...asked, ...editions]),
    ]);
    expect(texts).toHaveLength([reference1800, asked1800, editions1800].flatMap((area) => Object.keys(area)).length);
    expect(sections[5]?.rules.map(({ rule }) => rule)).toEqual(['R6', 'R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R6.8']);
  });

  it('say whether a section is borrowed from English', () => {
    const { 'Q5-title': title } = reference1503;
    const text = textOf('pl', { reference1503: { 'Q5-title': 'Sprzedaż i kupno' } }, { english: { reference1503 } });
    const sections = rulesInFull(text, 'anno1503');
    expect(sections[4]).toMatchObject({ title: 'Sprzedaż i kupno', borrowed: true });
    expect(title).not.toBe('Sprzedaż i kupno');
    expect(rulesInFull(german, 'anno1503').some(({ borrowed }) => borrowed)).toBe(false);
  });

  it('know the game and the section of a rule', () => {
    expect([gameOfRule('R6.1'), gameOfRule('Q10'), gameOfRule('K4')]).toEqual(['anno1800', 'anno1503', undefined]);
    expect([sectionOf('R6.1'), sectionOf('Q10')]).toEqual(['R6', 'Q10']);
    expect(rulesInFull(german, 'shells')).toEqual([]);
  });
});
