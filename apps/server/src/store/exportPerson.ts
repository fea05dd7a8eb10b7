import type { KeptEntry, KeptTable, Store } from './store.ts';

/** Everything that is kept of one person, as one JSON document for that person alone. No secret of others, and no hash of an own one, is in it. */
export async function exportPerson(store: Store, id: string) {
  const person = await store.people.byId(id);
  if (!person || person.gone) return undefined;
  const [tokens, sessions, pushes, webhook, said, tables] = await Promise.all([
    store.people.tokensOf(id),
    store.people.sessionsOf(id),
    store.notices.pushesOf(id),
    store.notices.webhookOf(id),
    store.chat.saidBy(id),
    tablesOf(store, id),
  ]);
  return {
    archipel: 'person' as const,
    format: 1 as const,
    person: { id, name: person.name, kept: person.password !== null, since: person.since },
    sessions: sessions.map(({ at }) => ({ at })),
    tokens: tokens.map(({ label, scopes, made, used, ends }) => ({ label, scopes, made, used, ends })),
    notices: { pushes: pushes.map(({ endpoint }) => ({ endpoint })), webhook },
    tables: await Promise.all(tables.map((table) => exportTable(store, id, table))),
    chat: said.map(({ table, number, text, at }) => ({ table, number, text, at })),
  };
}

/** One's own part in a table: seats, places, words for the shuffle, and the moves that one made oneself. */
async function exportTable(store: Store, person: string, table: KeptTable) {
  const { id, code, terms, owner, state, made, started, ended, places } = table;
  const seats = table.chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.id === person ? [seat] : []));
  const own = ({ entry, bot }: KeptEntry) => !bot && seats.includes(entry.seat);
  const moves = (await store.logs.read(id)).filter(own).map(({ position, entry, at }) => ({ position, at, entry }));
  const mine = seats.map((seat) => ({ seat, place: places?.[seat] ?? null, word: table.words[seat] ?? null }));
  return {
    id,
    code,
    terms,
    own: owner === person,
    state,
    made,
    started,
    ended,
    seats: mine,
    seen: await store.tables.seen(id, person),
    moves,
  };
}

/** All tables of a person. One that changes while they are read moves to the front, so they are read until nothing is new. */
async function tablesOf(store: Store, person: string): Promise<readonly KeptTable[]> {
  const found = new Map<string, KeptTable>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await store.tables.of(person, { limit: 100, ...(cursor === undefined ? {} : { cursor }) });
      for (const table of page.items) found.set(table.id, table);
      cursor = page.next;
    }
  }
  return [...found.values()].toSorted((one, other) => one.made - other.made || (one.id < other.id ? -1 : 1));
}
