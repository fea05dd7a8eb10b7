import type { Square } from '@archipel/anno1503';
import type { Entry } from './facts.ts';
import { standing } from './facts.ts';

/** Who has looked at the tiles that lie on the spaces now. That somebody looks is public, what is seen is not (Q6.3). */
export function lookedAt(entries: readonly Entry[]): ReadonlyMap<Square, readonly number[]> {
  const seen = new Map<Square, readonly number[]>();
  for (const fact of standing(entries).flatMap(({ events }) => events)) {
    if (fact.fact === 'looked') {
      const before = seen.get(fact.space) ?? [];
      if (!before.includes(fact.seat)) seen.set(fact.space, [...before, fact.seat]);
    }
    // Another tile lies there now, or none.
    if (fact.fact === 'used' || fact.fact === 'laid') seen.delete(fact.space);
  }
  return seen;
}
