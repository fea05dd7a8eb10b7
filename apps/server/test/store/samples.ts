import type { Person, Store, StoredEntry, StoredTable } from '../../src/store/store.ts';

let made = 0;
/** A name that no other sample has. */
export function fresh(what: string): string {
  made += 1;
  return `${what}-${String(made).padStart(6, '0')}`;
}

export function person(changes: Partial<Person> = {}): Person {
  const id = fresh('person');
  return { id, name: id, password: null, since: 1000, gone: false, ...changes };
}

export function table(changes: Partial<StoredTable> = {}): StoredTable {
  const id = fresh('table');
  return {
    id,
    code: id.toUpperCase(),
    terms: { game: 'anno1800', seats: 2, options: {}, visibility: 'private', spectators: true, pace: { kind: 'none' }, absentAfter: 30 },
    owner: 'nobody-0',
    chairs: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }],
    state: 'open',
    made: 1000,
    started: null,
    ended: null,
    paused: null,
    agree: [],
    muted: [],
    secret: 'secret',
    salt: 'salt',
    words: [null, null],
    rematch: null,
    rules: null,
    clocks: { since: 0, left: [null, null] },
    active: [],
    awaited: [null, null],
    timeouts: [0, 0],
    position: 0,
    round: null,
    places: null,
    setAside: false,
    revision: 0,
    ...changes,
  };
}

export const listed = { ...table().terms, visibility: 'listed' as const };
export const sits = (id: string) => ({ kind: 'person' as const, id, standIn: null });

export function moves(count: number, seat = 0): readonly Omit<StoredEntry, 'position'>[] {
  return Array.from({ length: count }, (_, index) => ({ entry: { seat, move: { kind: 'sail', index } }, at: 2000 + index, bot: false }));
}

/** The table as it is after so many more entries. */
export function after(before: StoredTable, count: number): StoredTable {
  return { ...before, position: before.position + count, revision: before.revision + 1 };
}

/** Adds a person and a table at which that person sits. */
export async function seated(
  store: Store,
  changes: Partial<StoredTable> = {},
): Promise<{ readonly who: Person; readonly at: StoredTable }> {
  const who = person();
  const at = table({ owner: who.id, chairs: [sits(who.id), { kind: 'open' }], ...changes });
  await store.people.add(who);
  await store.tables.add(at);
  return { who, at };
}
