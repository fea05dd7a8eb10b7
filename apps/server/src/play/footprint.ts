import { stateText } from '@archipel/host';
import type { StoredTable } from '../store/store.ts';
import { hasOwnBox } from '../tables/making.ts';
import type { MatchCache } from './matchCache.ts';

/** Bytes that a table takes without its options, and an entry with what it told. */
const TABLE = 4000;
const ENTRY = 1000;
/** Bytes of memory for a character of a state, and how many states in a row are as large as one: they share most of it. */
const CHARACTER = 4;
const SHARED = 12;

/** Bytes that a table takes in memory, roughly: so that many large ones count for more than many small ones. */
export function footprint(table: StoredTable, cache: MatchCache | undefined): number {
  const own = TABLE + (hasOwnBox(table.terms) ? CHARACTER * JSON.stringify(table.terms.options).length : 0);
  if (cache === undefined) return own;
  const text = stateText(cache.current.state).length;
  const states = cache.states.length + cache.current.past.length;
  // States that were told from elsewhere are texts, each with its views, and share nothing.
  const match = hasOwnBox(table.terms) ? text * (table.terms.seats + 2) * states : CHARACTER * text * (1 + states / SHARED);
  return own + match + ENTRY * cache.entries.length;
}
