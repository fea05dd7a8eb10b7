import { randomUUID } from 'node:crypto';
import { type Change, StoreFault } from '../store.ts';
import type { Sql } from './sql.ts';

type Without<Changed, Key extends string> = Changed extends unknown ? Omit<Changed, Key> : never;
/** A change by a write of this store. */
export type OwnChange = Without<Exclude<Change, { readonly kind: 'all' }>, 'own'>;

/** Tells of the commits of this store and, where others use the database too, of theirs. */
export interface Changes {
  listen(listener: (change: Change) => void): () => void;
  /** Within a transaction: leaves a note for others. */
  record(change: OwnChange): void;
  /** After the commit. */
  tell(change: OwnChange): void;
  close(): void;
}

/** So many notes stay in the database: whoever has missed more looks at everything again. */
const FEED_LENGTH = 1000;

/** `pollMs`: how often the commits of others are looked for, where there are others. */
export function createChanges(sql: Sql, pollMs: number | undefined): Changes {
  const listeners = new Set<(change: Change) => void>();
  const emit = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const others = pollMs === undefined ? undefined : watchOthers(sql, pollMs, emit);
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (change) => others?.record(change),
    tell(change) {
      others?.committed(change);
      emit({ ...change, own: true });
    },
    close() {
      others?.close();
      listeners.clear();
    },
  };
}

/**
 * Looks for the commits of other connections. SQLite says cheaply that there were some (`data_version`); every change of a table has a number
 * of its own (`tables.changed`), and what changes beside the tables is noted in `feed`.
 */
function watchOthers(sql: Sql, pollMs: number, emit: (change: Change) => void) {
  const origin = randomUUID();
  const version = () => sql.query<{ data_version: number }>('PRAGMA data_version').one()?.data_version;
  const highest = (column: string, table: string) =>
    sql.query<{ highest: number }>(`SELECT coalesce(max(${column}), 0) AS highest FROM ${table}`).one()?.highest ?? 0;
  let seenVersion = version();
  let seenTable = highest('changed', 'tables');
  let seenNote = highest('number', 'feed');
  /** The latest own revision of each table since the last look: that one is no news. */
  const own = new Map<string, number>();

  function tables(): void {
    const text = 'SELECT id, revision, position, changed FROM tables WHERE changed > ? ORDER BY changed';
    const rows = sql.query<{ id: string; revision: number; position: number; changed: number }>(text).all(seenTable);
    for (const { id, revision, position, changed } of rows) {
      seenTable = changed;
      if (own.get(id) !== revision) emit({ kind: 'table', table: id, revision, position, own: false });
    }
    own.clear();
  }

  function notes(): void {
    const first = sql.query<{ first: number | null }>('SELECT min(number) AS first FROM feed').one()?.first ?? seenNote;
    const text = 'SELECT number, kind, subject FROM feed WHERE number > ? AND origin <> ? ORDER BY number';
    const rows = sql.query<{ number: number; kind: 'chat' | 'person'; subject: string }>(text).all(seenNote, origin);
    if (first > seenNote + 1) emit({ kind: 'all', own: false });
    seenNote = Math.max(seenNote, highest('number', 'feed'));
    for (const { kind, subject } of rows)
      emit(kind === 'chat' ? { kind, table: subject, own: false } : { kind, person: subject, own: false });
  }

  function look(): void {
    try {
      const now = version();
      if (now === seenVersion) return;
      tables();
      notes();
      seenVersion = now;
    } catch (fault) {
      // What cannot be read now is read at the next look.
      if (!(fault instanceof StoreFault)) throw fault;
    }
  }

  const timer = setInterval(look, pollMs);
  timer.unref();
  return {
    record(change: OwnChange): void {
      if (change.kind !== 'chat' && change.kind !== 'person') return;
      const subject = change.kind === 'chat' ? change.table : change.person;
      sql.run('INSERT INTO feed (kind, subject, origin) VALUES (?, ?, ?)', change.kind, subject, origin);
      sql.run('DELETE FROM feed WHERE number <= last_insert_rowid() - ?', FEED_LENGTH);
    },
    committed(change: OwnChange): void {
      if (change.kind === 'table' || change.kind === 'moves') own.set(change.table, change.revision);
    },
    close: () => clearInterval(timer),
  };
}
