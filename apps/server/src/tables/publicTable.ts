import { commitment, isRecord, seedOf } from '@archipel/kernel';
import type { Chair, Table } from '@archipel/protocol';
import { type Names, toldApart } from '../identity/names.ts';
import type { StoredTable } from '../store/store.ts';
import { absentSeats } from './absence.ts';
import { hasOwnBox } from './making.ts';

/** Who is there at this moment. */
export interface Presence {
  isHere(person: string): boolean;
  readonly watching: number;
}

/** A table that is not in memory, or that nobody looks at. */
export const NOBODY: Presence = { isHere: () => false, watching: 0 };

/** The table as it stands in a list: components of its own are only said to be there. Whoever wants them asks for the table. */
export function inList(table: Table): Table {
  const { options } = table.terms;
  if (!hasOwnBox(table.terms) || !isRecord(options)) return table;
  return { ...table, terms: { ...table.terms, options: { ...options, components: true } } };
}

/** A table as everybody may see it: what is secret about the shuffle is left out until the game is over. */
export async function publicTable(table: StoredTable, names: Names, presence: Presence, now: number): Promise<Table> {
  const { id, code, terms, owner, state, made, started, ended, agree, muted, rematch, active, position, places, setAside } = table;
  const called = await Promise.all(table.chairs.map(async (chair) => (chair.kind === 'person' ? names.of(chair.id) : '')));
  const apart = toldApart(called);
  const chairs = table.chairs.map((chair, seat): Chair => {
    if (chair.kind !== 'person') return chair;
    return { ...chair, name: apart[seat] ?? '', here: presence.isHere(chair.id) };
  });
  const { secret, salt, words } = table;
  const opened = state === 'over' ? { secret, salt, seed: seedOf(secret, words) } : null;
  const honesty = { hash: commitment(secret, salt), words, opened };
  const { watching } = presence;
  const paused = table.paused !== null;
  const timeouts = table.chairs.map((_, seat) => table.timeouts[seat] ?? 0);
  const absent = absentSeats(table, now);
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
    timeouts,
    absent,
    muted,
    honesty,
    rematch,
    watching,
    active,
    position,
    places,
    ...(setAside && { setAside }),
  };
}
