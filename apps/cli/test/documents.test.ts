import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gameById } from '@archipel/games';
import { runScenario, scenarioSchema } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const text = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => scenarioSchema.parse(parse(yaml ?? '')));

describe('docs/scenarios.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(1);
  });

  it.each(examples.map((example) => [example.scenario, example] as const))('works: %s', (_, example) => {
    const game = gameById(example.game);
    expect(game && runScenario(game, example)).toEqual([]);
  });
});

const root = new URL('../../../', import.meta.url);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(new URL('docs/', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

describe('the documents', () => {
  it.each(documents)('%s points only at what is there', (name) => {
    const place = new URL(name, root);
    const links = [...readFileSync(place, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !existsSync(new URL(link, place)))).toEqual([]);
  });
});
