import type { Store, StoredEntry, StoredTable } from './store.ts';

/** Entries of a log that are read at a time. */
const PORTION = 500;

/**
 * Everything that is kept of one person, as one JSON document for that person alone, piece by piece: games of years must not hold up
 * everybody else. No secret of others, and no hash of an own one, is in it.
 */
export async function* exportPerson(store: Store, id: string): AsyncGenerator<string, void> {
  const person = await store.people.byId(id);
  if (!person || person.gone) return;
  const [tokens, sessions, pushes, webhook] = await Promise.all([
    store.people.tokensOf(id),
    store.people.sessionsOf(id),
    store.notices.pushesOf(id),
    store.notices.webhookOf(id),
  ]);
  const head = {
    archipel: 'person' as const,
    format: 1 as const,
    person: { id, name: person.name, kept: person.password !== null, since: person.since },
    sessions: sessions.map(({ at }) => ({ at })),
    tokens: tokens.map(({ label, scopes, made, used, ends }) => ({ label, scopes, made, used, ends })),
    notices: { pushes: pushes.map(({ endpoint }) => ({ endpoint })), webhook: webhook?.url ?? null },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  for (const [at, table] of (await tablesOf(store, id)).entries()) {
    if (at > 0) yield ',';
    yield* exportTable(store, id, table);
  }
  const said = (await store.chat.saidBy(id)).map(({ table, number, text, at }) => ({ table, number, text, at }));
  yield `],"chat":${JSON.stringify(said)}}`;
}

/** One's own part in a table: seats, places, words for the shuffle, and the moves that one made oneself. */
async function* exportTable(store: Store, person: string, table: string): AsyncGenerator<string, void> {
  const kept = await store.tables.byId(table);
  if (kept === undefined) throw new Error(`table ${table} is not there any more`);
  const { id, code, terms, owner, state, made, started, ended, places } = kept;
  const seats = kept.chairs.flatMap((chair, seat) => (chair.kind === 'person' && chair.id === person ? [seat] : []));
  const mine = seats.map((seat) => ({ seat, place: places?.[seat] ?? null, word: kept.words[seat] ?? null }));
  const seen = await store.tables.seen(id, person);
  const head = { id, code, terms, own: owner === person, state, made, started, ended, seats: mine, seen };
  yield `${JSON.stringify(head).slice(0, -1)},"moves":[`;
  const own = ({ entry, bot }: StoredEntry) => !bot && seats.includes(entry.seat);
  let [after, first] = [0, true];
  for (let log = await store.logs.read(id, after, PORTION); log.length > 0; log = await store.logs.read(id, after, PORTION)) {
    after = log.at(-1)?.position ?? after;
    const moves = log.filter(own).map(({ position, entry, at }) => JSON.stringify({ position, at, entry }));
    if (moves.length > 0) yield `${first ? '' : ','}${moves.join(',')}`;
    first &&= moves.length === 0;
  }
  yield ']}';
}

/** All tables of a person, in the order in which they were made. One that changes while they are read moves to the front, so they are read until nothing is new. */
async function tablesOf(store: Store, person: string): Promise<readonly string[]> {
  const found = new Map<string, Pick<StoredTable, 'id' | 'made'>>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await store.tables.of(person, { limit: 100, ...(cursor === undefined ? {} : { cursor }) });
      for (const { id, made } of page.items) found.set(id, { id, made });
      cursor = page.next;
    }
  }
  return [...found.values()].toSorted((one, other) => one.made - other.made || (one.id < other.id ? -1 : 1)).map(({ id }) => id);
}
