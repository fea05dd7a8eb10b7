import type { Fact } from '@archipel/anno1800';
import type { Happened } from '@archipel/protocol';
import { factsOf, standing } from '../anno1800/model/takeBack.ts';

/** What a match was like, in a few numbers. */
export interface Numbers {
  readonly trades: number;
  readonly built: number;
  readonly festivals: number;
  /** The good that was made, bought or fetched most often. */
  readonly wanted: { readonly good: string; readonly times: number } | null;
}

/** Counts what has happened. What was taken back did not happen. */
export function numbersOf(happened: readonly Happened[]): Numbers {
  const facts = standing(happened).flatMap(factsOf);
  const count = (name: Fact['fact']) => facts.filter((fact) => fact.fact === name).length;
  const goods = new Map<string, number>();
  for (const fact of facts) if ('good' in fact) goods.set(fact.good, (goods.get(fact.good) ?? 0) + 1);
  const [most] = [...goods].toSorted(([, one], [, other]) => other - one);
  return {
    trades: count('traded'),
    built: count('built'),
    festivals: count('festival'),
    wanted: most ? { good: most[0], times: most[1] } : null,
  };
}
