import { type MatchSetup, seedOf } from '@archipel/kernel';
import type { StoredTable } from '../store/store.ts';

/** The match of a table before its first move. */
export function setupOf(table: StoredTable): MatchSetup {
  const { game, seats, options } = table.terms;
  return { game, rules: table.rules ?? 0, seats, options, seed: seedOf(table.secret, table.words) };
}
