import { commitment, seedOf } from '@archipel/kernel';
import type { Chair, Table } from '@archipel/protocol';
import type { Names } from '../names.ts';
import type { KeptTable } from '../store/store.ts';

/** Who is there at this moment. */
export interface Presence {
  isHere(person: string): boolean;
  readonly watching: number;
}

/** A table that is not in memory, or that nobody looks at. */
export const NOBODY: Presence = { isHere: () => false, watching: 0 };

/** A table as everybody may see it: what is secret about the shuffle is left out until the game is over. */
export async function shownTable(table: KeptTable, names: Names, presence: Presence): Promise<Table> {
  const { id, code, terms, owner, state, made, started, ended, agree, muted, rematch, active, position, places } = table;
  const chairs = await Promise.all(
    table.chairs.map(async (chair): Promise<Chair> => {
      if (chair.kind !== 'person') return chair;
      return { ...chair, name: await names.of(chair.id), here: presence.isHere(chair.id) };
    }),
  );
  const { secret, salt, words } = table;
  const opened = state === 'over' ? { secret, salt, seed: seedOf(secret, words) } : null;
  const honesty = { hash: commitment(secret, salt), words, opened };
  const { watching } = presence;
  const paused = table.paused !== null;
  return {
    id,
    code,
    terms,
    owner,
    chairs,
    state,
    made,
    started,
    ended,
    paused,
    agree,
    muted,
    honesty,
    rematch,
    watching,
    active,
    position,
    places,
  };
}
