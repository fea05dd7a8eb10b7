import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The classes that a table's stylesheets draw wherever they stand: those with which a selector begins. */
function drawnBy(game: string): ReadonlySet<string> {
  const found = new Set<string>();
  const folder = fileURLToPath(new URL(`../src/${game}`, import.meta.url));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))) {
    const rules = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = ''] of rules.matchAll(/([^{}]+)\{/g))
      for (const selector of apart(selectors)) for (const each of first(selector)) found.add(each);
  }
  return found;
}

/** The selectors of a rule: commas within brackets separate nothing. */
function apart(selectors: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  for (const part of selectors.split(',')) {
    if (depth > 0) pieces.push(`${pieces.pop() ?? ''},${part}`);
    else pieces.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return pieces.map((each) => each.trim()).filter((each) => each !== '' && !each.startsWith('@'));
}

/** The classes that the element, or the outermost of those around it, may have. */
const first = (selector: string): readonly string[] =>
  [...(/^[^\s>+~]*(?:\([^)]*\)[^\s>+~]*)*/.exec(selector)?.[0] ?? '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);

/** Whoever has played both games in one visit has the stylesheets of both tables: neither may change what the other draws. */
test('no class is drawn by the tables of both games', () => {
  const [one, other] = [drawnBy('anno1800'), drawnBy('anno1503')];
  expect(one.size).toBeGreaterThan(100);
  expect(other.size).toBeGreaterThan(100);
  expect([...one].filter((name) => other.has(name))).toEqual([]);
});
