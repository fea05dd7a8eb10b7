import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Change } from '../store.ts';
import { APPENDED_CHANNEL, newsIn } from './appendedNews.ts';
import { type Sql, settingsFor } from './connection.ts';

type Without<Changed, Key extends string> = Changed extends unknown ? Omit<Changed, Key> : never;
/** A change by a write of this store. */
export type OwnChange = Without<Exclude<Change, { readonly kind: 'all' }>, 'own'>;

export interface Changes {
  /** By this name the other processes know who has written. */
  readonly origin: string;
  listen(listener: (change: Change) => void): () => void;
  /** Within a transaction: tells the other processes once it is committed. */
  notify(sql: Sql, change: OwnChange): Promise<void>;
  /** After the commit. */
  tell(change: OwnChange): void;
  close(): Promise<void>;
}

/** As `notify` and the function `archipel_append` write it: who, what, and of a table its revision and position. */
const notificationSchema = z.union([
  z.tuple([z.string(), z.enum(['moves', 'table']), z.string(), z.int(), z.int()]),
  z.tuple([z.string(), z.enum(['chat', 'person']), z.string()]),
]);

const CHANNEL = 'archipel';
/** Milliseconds between two questions whether the connection still lives, and before it is made anew. */
const PING = 2000;
const PAUSE = 250;

/**
 * Hears of the commits of other processes on a connection of its own (LISTEN). While it was lost, some may have been missed: when it is back,
 * `all` is told, and whoever keeps something in memory compares it with the database.
 */
export async function createChanges(url: string, origin: string): Promise<Changes> {
  const listeners = new Set<(change: Change) => void>();
  const emit = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const ending = new AbortController();
  let client = await opened();
  const living = keepAlive();

  async function opened(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...settingsFor(url), query_timeout: PING });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload = '' }) => (channel === APPENDED_CHANNEL ? heardAppended(payload) : heard(payload)));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${APPENDED_CHANNEL}`);
    return fresh;
  }

  /** Asks again and again whether the connection lives: one that was cut without a word looks like a quiet one. */
  async function keepAlive(): Promise<void> {
    for (;;) {
      await pause(PING, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
      try {
        await client.query('SELECT 1');
      } catch {
        await takeUpAgain();
      }
    }
  }

  async function takeUpAgain(): Promise<void> {
    void client.end().catch(() => undefined);
    while (!ending.signal.aborted) {
      try {
        client = await opened();
        emit({ kind: 'all', own: false });
        return;
      } catch {
        await pause(PAUSE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  function heardAppended(payload: string): void {
    // One's own are most of them, and need not be read.
    if (payload.startsWith(`["${origin}"`)) return;
    const news = newsIn(parsed(payload));
    if (news === undefined) return;
    const { table, revision, position, appended } = news;
    emit({ kind: 'moves', table, revision, position, own: false, ...(appended && { appended }) });
  }

  function heard(payload: string): void {
    // For processes of the version before: what it tells was told in full already.
    if (payload.startsWith('["+')) return;
    const read = notificationSchema.safeParse(parsed(payload));
    if (!read.success) return;
    const [from, kind, subject, revision, position] = read.data;
    if (from === origin) return;
    if (kind === 'person') emit({ kind, person: subject, own: false });
    else if (kind === 'chat') emit({ kind, table: subject, own: false });
    else if (revision !== undefined && position !== undefined) emit({ kind, table: subject, revision, position, own: false });
  }

  return {
    origin,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async notify(sql, change) {
      const about =
        'revision' in change
          ? [change.kind, change.table, change.revision, change.position]
          : [change.kind, 'table' in change ? change.table : change.person];
      await sql.run('SELECT pg_notify($1, $2)', CHANNEL, JSON.stringify([origin, ...about]));
    },
    tell: (change) => emit({ ...change, own: true }),
    async close() {
      ending.abort();
      await living;
      await client.end().catch(() => undefined);
      listeners.clear();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
