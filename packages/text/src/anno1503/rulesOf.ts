import type { Fact } from '@archipel/anno1503';
import { rulesOf } from '../messages/rulesOf.ts';

type Named<Name extends Fact['fact']> = Extract<Fact, { readonly fact: Name }>;

const EVENT_RULES: Readonly<Record<Named<'event'>['event'], string>> = { pirates: 'Q9.1', fire: 'Q9.2', 'golden-times': 'Q9.3' };
const TILE_RULES: Readonly<Record<Named<'used'>['tile']['kind'], string>> = { outpost: 'Q7.1', agreement: 'Q7.2', treasure: 'Q7.3' };

const RULE_OF: { readonly [Name in Fact['fact']]: string | ((fact: Named<Name>) => string) } = {
  rolled: ({ die }) => (die === 6 ? 'Q3.4' : 'Q3.1'),
  event: ({ event }) => EVENT_RULES[event],
  chose: ({ pier }) => (pier === undefined ? 'Q3.2' : 'Q9.1'),
  took: ({ why }) => (why === 'production' ? 'Q3.1' : 'Q9.3'),
  'took-nothing': 'Q3.3',
  declined: 'Q9.3',
  paid: ({ why }) => EVENT_RULES[why],
  spared: ({ why }) => EVENT_RULES[why],
  lost: 'Q9.1',
  laid: 'Q9.1',
  burned: 'Q9.2',
  launched: 'Q4',
  placed: ({ building }) => (building === undefined ? 'Q4' : 'Q4.2'),
  developed: 'Q4',
  sold: 'Q5.1',
  bought: 'Q5.2',
  branched: 'Q8',
  sailed: 'Q6.2',
  looked: 'Q6.3',
  'put-back': 'Q6.3',
  used: ({ tile }) => TILE_RULES[tile.kind],
  discarded: 'Q2.1',
  turn: 'Q2',
  won: 'Q10',
  'time-over': 'Q10',
};

function ruleOf<Name extends Fact['fact']>(fact: Named<Name> & { readonly fact: Name }): string {
  const rule: string | ((fact: Named<Name>) => string) = RULE_OF[fact.fact];
  return typeof rule === 'string' ? rule : rule(fact);
}

/** The rules of Anno 1503 by which these things have happened, for a line of the log. */
export const rulesOf1503 = (facts: readonly Fact[]): readonly string[] =>
  rulesOf(facts, ruleOf, ({ fact }) => fact === 'took' || fact === 'laid');
