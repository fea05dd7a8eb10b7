import { plainState } from '@archipel/host';
import { commitment, exportMatch } from '@archipel/kernel';
import { botNamed } from '@archipel/protocol';
import type { StoredEntry, StoredTable } from '../store/store.ts';
import type { MatchCache } from './matchCache.ts';
import { setupOf } from './setup.ts';

/** The whole match as a file, with what proves that its shuffle was fixed beforehand. Only for games that are over. */
export function matchFileOf(table: StoredTable, { current }: MatchCache, log: readonly StoredEntry[]): string {
  const { secret, salt, words } = table;
  const whole = { ...current, state: plainState(current.state), setup: setupOf(table), log: log.map(({ entry }) => entry) };
  const bots = table.chairs.map((chair) => (chair.kind === 'bot' ? botNamed(chair.level, chair.style) : null));
  return exportMatch(whole, { hash: commitment(secret, salt), secret, salt, words }, bots);
}
