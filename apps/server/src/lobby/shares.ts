import type { Settings } from '../configuration/configuration.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';

/** How much of the server one person may take; what passes by address is counted where requests come in. */
export type Shares = Pick<Settings, 'openTablesPerIdentity' | 'gamesPerIdentity' | 'boxesPerIdentity'>;

/** Why somebody may not have one more; nothing if it may be. */
export function createShares(store: Store, { openTablesPerIdentity, gamesPerIdentity, boxesPerIdentity }: Shares) {
  const boxes = (most: number) => problem('too-many-boxes', `at most ${most} of your tables may have components of their own`, { most });
  return {
    async newTable(person: string, ownBox: boolean): Promise<Problem | undefined> {
      const owned = await store.tables.ownedBy(person);
      const most = openTablesPerIdentity;
      if (owned.open >= most) return problem('too-many-tables', `at most ${most} of your tables may wait for their game`, { most });
      return ownBox && owned.boxes >= boxesPerIdentity ? boxes(boxesPerIdentity) : undefined;
    },
    /** Before a table that has none gets components of its own. */
    async newBox(person: string): Promise<Problem | undefined> {
      return (await store.tables.ownedBy(person)).boxes >= boxesPerIdentity ? boxes(boxesPerIdentity) : undefined;
    },
    async newGame(person: string): Promise<Problem | undefined> {
      const most = gamesPerIdentity;
      if ((await store.tables.ownedBy(person)).playing < most) return undefined;
      return problem('too-many-games', `at most ${most} of your tables may be under way`, { most });
    },
  };
}
