import { commitment, exportMatch } from '@archipel/kernel';
import type { KeptEntry, KeptTable } from '../store/store.ts';
import { type Memory, setupOf } from './memory.ts';

/** The whole match as a file, with what proves that its shuffle was fixed beforehand. Only for games that are over. */
export function matchFileOf(table: KeptTable, { match }: Memory, log: readonly KeptEntry[]): string {
  const { secret, salt, words } = table;
  const whole = { ...match, setup: setupOf(table), log: log.map(({ entry }) => entry) };
  return exportMatch(whole, { hash: commitment(secret, salt), secret, salt, words });
}
