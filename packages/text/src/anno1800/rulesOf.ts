import type { Fact } from '@archipel/anno1800';
import { rulesOf } from '../messages/rulesOf.ts';

const RULE_OF: Readonly<Record<Fact['fact'], string>> = {
  turn: 'R2',
  produced: 'R3.2',
  traded: 'R4.1',
  fetched: 'R3.5',
  given: 'R9',
  exhausted: 'R3.3',
  spent: 'R3.4',
  'shift-ended': 'R5',
  built: 'R6.1',
  removed: 'R6.3',
  played: 'R7',
  activated: 'R9',
  gained: 'R9',
  drew: 'R10.2',
  buried: 'R8',
  recruited: 'R10.1',
  upgraded: 'R11',
  settled: 'R12.1',
  explored: 'R12.2',
  expedition: 'R12.3',
  festival: 'R12.4',
  used: 'R13',
  fireworks: 'R15.1',
  over: 'R15.2',
};

/** What follows from something else: an island's gift, the cards of new people, the cards that a swap brings. */
const FOLLOWING: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>(['gained', 'drew', 'buried']);

function ruleOf(fact: Fact): string {
  // R6.6: ships have a rule of their own.
  return fact.fact === 'built' && /\bsea\b/.test(fact.field) ? 'R6.6' : RULE_OF[fact.fact];
}

/** The rules of Anno 1800 by which these things have happened, for a line of the log. */
export const rulesOf1800 = (facts: readonly Fact[]): readonly string[] => rulesOf(facts, ruleOf, ({ fact }) => FOLLOWING.has(fact));
