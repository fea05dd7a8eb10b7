import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { type AnyRules, runScenario, showScenario } from '@archipel/kernel';
import { exampleTitle, LANGUAGES, loadText, rulesInFull, sectionOf } from '@archipel/text';
import { describe, expect, it } from 'vitest';
import { EXAMPLES_1503 } from '../src/anno1503/rules/examples.ts';
import { EXAMPLES_1800 } from '../src/anno1800/rules/examples.ts';

const rules1800: AnyRules = anno1800;
const rules1503: AnyRules = anno1503;

describe.each([
  ['anno1800', rules1800, EXAMPLES_1800],
  ['anno1503', rules1503, EXAMPLES_1503],
] as const)('the examples in the rules of %s', (game, rules, examples) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s is played as it is told', (_, { rule, scenario }) => {
    expect(runScenario(rules, scenario)).toEqual([]);
    expect([scenario.rules].flat()).toContain(rule);
    const shown = showScenario(rules, scenario);
    expect(shown?.steps.length).toBe(scenario.moves?.length);
    // What is refused on the page is what the scenario says is refused.
    expect(shown?.steps.map(({ refused }) => refused?.rule)).toEqual(scenario.moves?.map(({ refused }) => refused?.rule));
  });

  it.each(examples.flatMap(({ id, scenario, otherwise }) => (otherwise ? [[id, scenario, otherwise] as const] : [])))(
    '%s comes out otherwise if one thing is changed',
    (_, scenario, otherwise) => {
      expect(runScenario(rules, otherwise)).toEqual([]);
      expect(otherwise.position).not.toEqual(scenario.position);
      expect(showScenario(rules, otherwise)?.after).not.toEqual(showScenario(rules, scenario)?.after);
    },
  );

  it.each(LANGUAGES)('have a title in %s, and stand beside a rule that there is', async (language) => {
    const text = await loadText(language, [`reference${game === 'anno1800' ? '1800' : '1503'}`]);
    const numbers = rulesInFull(text, game).flatMap(({ rules: some }) => some.map(({ rule }) => rule));
    for (const { id, rule, otherwise } of examples) {
      expect(numbers, id).toContain(rule);
      expect(exampleTitle(text, game, id), id).not.toBe('');
      for (const part of ['if', 'is', 'else', 'told'] as const)
        expect(exampleTitle(text, game, id, part) === '', `${id}-${part}`).toBe(otherwise === undefined);
    }
  });

  it('are there for every section that is played', () => {
    const played = new Set(examples.map(({ rule }) => sectionOf(rule)));
    // Set-up and the scoring of objectives are told, not played.
    const sections = game === 'anno1800' ? 15 : 10;
    const told = game === 'anno1800' ? ['R1', 'R14'] : ['Q1'];
    const letter = game === 'anno1800' ? 'R' : 'Q';
    const all = Array.from({ length: sections }, (_each, at) => `${letter}${at + 1}`);
    expect(all.filter((section) => !played.has(section))).toEqual(told);
  });
});
