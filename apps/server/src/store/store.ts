import type { StoredEntry } from '@archipel/host';
import type { Chair, Level, Scope, TableTerms } from '@archipel/protocol';

export type { StoredEntry } from '@archipel/host';

/**
 * What the server stores. `test/store/conformance.ts` says what every adapter must do. Reads may be answered from a connection of their own. A promise of a write is kept only when what was written is durable:
 * writes of many callers that come together share one commit. `StoreFault` if it cannot be written (disk full, read-only, gone).
 */
export interface Store {
  readonly people: People;
  readonly tables: Tables;
  readonly logs: Logs;
  readonly chat: Chat;
  readonly notices: Notices;
  /** Named secrets and settings of this server (cookie key, VAPID keys), made at the first start. */
  readonly settings: Settings;
  /** Work that only one process may do at a time. */
  readonly leases: Leases;
  /**
   * Tells of every commit from now on, by this store and by others on the same data. Own commits are told before their promise is kept,
   * in the order of the commits; those of others soon after. Answers how to end it.
   */
  changes(listener: (change: Change) => void): () => void;
  /** Whether a write goes through now: writes something that means nothing. */
  writable(): Promise<boolean>;
  /** Since it was opened: writes that were carried out, and the commits that they shared. */
  counts(): { readonly writes: number; readonly commits: number };
  /** A copy of everything as of one moment, while others go on reading and writing. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * What a commit has changed. A change of a table names the revision and the position that the table then has; several commits of another
 * process may be told as one. `moves`: nothing but the log, its clocks and what follows from them. `all`: commits may have been missed.
 */
export type Change = { readonly own: boolean } & (
  | {
      readonly kind: 'moves' | 'table';
      readonly table: string;
      readonly revision: number;
      readonly position: number;
      /** What another process has appended, where it was told with it: nothing needs to be read. */
      readonly appended?: Appended;
    }
  | { readonly kind: 'chat'; readonly table: string }
  /** A name, a password, a session or a token; or the person has gone. */
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'all' }
);

/** Entries that follow one another, and the table as it is after them. */
export interface Appended {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
}

/**
 * A lease is held by one holder until it is released or its time is up, whatever becomes of the holder. Holders hand in the time, so that all
 * of it comes from one clock.
 */
export interface Leases {
  /** Takes a lease that nobody else holds, or renews one's own. */
  take(name: string, holder: string, until: number, now: number): Promise<'taken' | { readonly heldUntil: number }>;
  /** Gives back one's own lease. */
  release(name: string, holder: string): Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Salted and slow to compute (the algorithm and its cost are part of the text); null for somebody who only gave a name. */
  readonly password: string | null;
  readonly since: number;
  /** A person who has gone: the name is empty, the games are kept. */
  readonly gone: boolean;
}

export interface StoredToken {
  readonly id: string;
  readonly person: string;
  readonly hash: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly made: number;
  readonly used: number | null;
  readonly ends: number | null;
}

export interface StoredSession {
  readonly person: string;
  readonly at: number;
}

export interface People {
  /** Refused if somebody keeps this name. */
  add(person: Person): Promise<'done' | 'name-taken'>;
  byId(id: string): Promise<Person | undefined>;
  /** Whoever keeps this name with a password, however it is written (`folded`). */
  keeper(name: string): Promise<Person | undefined>;
  /** Refused if somebody else keeps this name, whether or not one keeps one's own. */
  rename(id: string, name: string): Promise<'done' | 'name-taken'>;
  /** Sets the password, which makes the name one's own: refused if somebody else keeps it. */
  keep(id: string, password: string): Promise<'done' | 'name-taken'>;
  /** Takes away the name, password, sessions, tokens and notices, and whatever was said in chat; the games stay. */
  forget(id: string): Promise<void>;

  /** Sessions by the hash of their secret. */
  addSession(hash: string, person: string, at: number): Promise<void>;
  session(hash: string): Promise<StoredSession | undefined>;
  sessionsOf(person: string): Promise<readonly StoredSession[]>;
  endSession(hash: string): Promise<void>;
  /** All of them, but for one. */
  endSessions(person: string, but?: string): Promise<void>;

  addToken(token: StoredToken): Promise<void>;
  tokenByHash(hash: string): Promise<StoredToken | undefined>;
  tokensOf(person: string): Promise<readonly StoredToken[]>;
  useToken(id: string, at: number): Promise<void>;
  endToken(person: string, id: string): Promise<boolean>;
  /** All of them. */
  endTokens(person: string): Promise<void>;
}

/** A chair as it is kept: who is connected is not. */
export type StoredChair =
  | Extract<Chair, { kind: 'open' | 'bot' }>
  | { readonly kind: 'person'; readonly id: string; readonly standIn: Level | null };

export interface StoredTable {
  readonly id: string;
  readonly code: string;
  readonly terms: TableTerms;
  readonly owner: string;
  readonly chairs: readonly StoredChair[];
  readonly state: 'open' | 'playing' | 'over';
  readonly made: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** Since when it is paused; null while the clocks run. */
  readonly paused: number | null;
  readonly agree: readonly number[];
  readonly muted: readonly string[];
  readonly secret: string;
  readonly salt: string;
  readonly words: readonly (string | null)[];
  readonly rematch: string | null;
  /** The version of the rules, from the start of the game. */
  readonly rules: number | null;
  /** By seat, milliseconds left at `since`; and whose turn ran from then. Written with every entry of the log. */
  readonly clocks: { readonly since: number; readonly left: readonly (number | null)[] };
  readonly active: readonly number[];
  /** Of the game; null before it begins. */
  readonly round: number | null;
  /** By seat, since when everybody waits for this person; null for those for whom nobody waits. */
  readonly awaited: readonly (number | null)[];
  /** By seat, how many turns running the time was up. */
  readonly timeouts: readonly number[];
  readonly position: number;
  readonly places: readonly number[] | null;
  /** The rules of its match overran: the game ended without places, and nothing runs them any more. */
  readonly setAside: boolean;
  /** Grows with every change: a change made against an older one is refused. */
  readonly revision: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export interface Owned {
  readonly open: number;
  readonly playing: number;
  readonly boxes: number;
}

export interface Tables {
  add(table: StoredTable): Promise<'done' | 'code-taken'>;
  byId(id: string): Promise<StoredTable | undefined>;
  byCode(code: string): Promise<StoredTable | undefined>;
  /** Replaces the table if its revision is still `table.revision - 1`; its `position` is moved by `logs.append` alone. */
  change(table: StoredTable): Promise<'done' | 'stale'>;
  /** Listed tables, newest first. */
  listed(ask: {
    readonly state?: StoredTable['state'] | undefined;
    readonly game?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  }): Promise<Page<StoredTable>>;
  /** Tables at which this person sits (or sat), latest change first. */
  of(
    person: string,
    ask: { readonly state?: StoredTable['state'] | undefined; readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<StoredTable>>;
  /** How many tables of this person wait for their game, how many are being played, and how many of both have components of their own. */
  ownedBy(person: string): Promise<Owned>;
  /** How many tables there are in each state. */
  count(): Promise<Readonly<Record<StoredTable['state'], number>>>;
  /** Every table that is being played: what a server takes up again when it starts. */
  playing(): Promise<readonly StoredTable[]>;
  /** The last log position and chat message that this person has seen of a table, for "what happened since I last looked"; never goes back. */
  sawUpTo(table: string, person: string, position: number, chat: number): Promise<void>;
  seen(table: string, person: string): Promise<{ readonly position: number; readonly chat: number }>;
}

export interface Snapshot {
  readonly position: number;
  readonly state: string;
}

export interface Logs {
  /**
   * Adds entries after `after` and changes the table with them, in one commit: both or neither. `change.position` is where the log then ends;
   * the same people sit there as before.
   * `taken`: another writer was faster (the position is taken, or the table has a newer revision). `repeated`: this key has been carried out; says where it ended.
   */
  append(
    table: string,
    after: number,
    entries: readonly Omit<StoredEntry, 'position'>[],
    key: string | null,
    change: StoredTable,
  ): Promise<'done' | 'taken' | { readonly repeated: number }>;
  /** Entries after `after`, all of them or so many. */
  read(table: string, after?: number, limit?: number): Promise<readonly StoredEntry[]>;
  /** Where the command with this key ended, if it was carried out. */
  byKey(table: string, key: string): Promise<number | undefined>;
  /** A position to start from instead of the first; only a cache, which may be deleted at any time. */
  snapshot(table: string): Promise<Snapshot | undefined>;
  keepSnapshot(table: string, position: number, state: string): Promise<void>;
  /** What was found out about a match that is over; only a cache as well. */
  findings(table: string): Promise<string | undefined>;
  keepFindings(table: string, findings: string): Promise<void>;
}

export interface StoredChatMessage {
  readonly number: number;
  readonly by: string;
  readonly text: string;
  readonly at: number;
}

export interface Chat {
  add(table: string, message: Omit<StoredChatMessage, 'number'>): Promise<StoredChatMessage>;
  /** Messages after `after`, oldest first. */
  read(table: string, after: number, limit: number): Promise<readonly StoredChatMessage[]>;
  /** The last messages after `after`, oldest first. */
  latest(table: string, after: number, limit: number): Promise<readonly StoredChatMessage[]>;
  /** All that somebody has said, at any table. */
  saidBy(person: string): Promise<readonly (StoredChatMessage & { readonly table: string })[]>;
}

/** An address that is called, and where its owner plays. */
export interface Webhook {
  readonly url: string;
  /** The address of the pages from which it was set up, if it was from a page. */
  readonly home: string | null;
}

/** Where and with which keys a browser is told (the Push API's own words). */
export interface Push {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Notices {
  addPush(person: string, subscription: Push): Promise<void>;
  pushesOf(person: string): Promise<readonly Push[]>;
  dropPush(endpoint: string): Promise<void>;
  setWebhook(person: string, webhook: Webhook | null): Promise<void>;
  webhookOf(person: string): Promise<Webhook | null>;
}

export interface Settings {
  get(name: string): Promise<string | undefined>;
  /** Keeps the value unless there is one already; answers the one that is kept. */
  getOrAdd(name: string, value: string): Promise<string>;
  set(name: string, value: string): Promise<void>;
}

/** The store cannot do it now: `full`, `read-only`, `busy` or otherwise broken. Nothing of the write has happened. */
export class StoreFault extends Error {
  readonly reason: 'full' | 'read-only' | 'busy' | 'broken';
  constructor(reason: StoreFault['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
