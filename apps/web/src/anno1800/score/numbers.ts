import type { Fact } from '@archipel/anno1800';
import { standingEntries } from '../../table/log.ts';
import type { Entry } from '../model/entry.ts';

/** What a match was like, in a few numbers. */
export interface Numbers {
  readonly trades: number;
  readonly built: number;
  readonly festivals: number;
  /** The good that was made, bought or fetched most often. */
  readonly wanted: { readonly good: string; readonly times: number } | null;
}

/** Counts events; those that were taken back are left out. */
export function numbersOf(entries: readonly Entry[]): Numbers {
  const events = standingEntries(entries).flatMap((entry) => entry.events);
  const count = (name: Fact['fact']) => events.filter(({ fact }) => fact === name).length;
  const goods = new Map<string, number>();
  for (const event of events) if ('good' in event) goods.set(event.good, (goods.get(event.good) ?? 0) + 1);
  const [most] = [...goods].toSorted(([, one], [, other]) => other - one);
  return {
    trades: count('traded'),
    built: count('built'),
    festivals: count('festival'),
    wanted: most ? { good: most[0], times: most[1] } : null,
  };
}
