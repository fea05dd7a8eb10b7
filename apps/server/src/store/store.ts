import type { Entry } from '@archipel/kernel';
import type { Chair, Level, Scope, TableTerms } from '@archipel/protocol';

/**
 * What the server keeps. One interface, an adapter for SQLite here and one for PostgreSQL to come; `test/store/conformance.ts` says what every
 * adapter must do. Reads may be answered from a connection of their own. A promise of a write is kept only when what was written is durable:
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
  /** Whether a write goes through now: writes something that means nothing. */
  writable(): Promise<boolean>;
  /** Since it was opened: writes that were carried out, and the commits that they shared. */
  counts(): { readonly writes: number; readonly commits: number };
  /** A copy of everything as of one moment, while others go on reading and writing. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
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

export interface KeptToken {
  readonly id: string;
  readonly person: string;
  readonly hash: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly made: number;
  readonly used: number | null;
  readonly ends: number | null;
}

export interface KeptSession {
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
  session(hash: string): Promise<KeptSession | undefined>;
  sessionsOf(person: string): Promise<readonly KeptSession[]>;
  endSession(hash: string): Promise<void>;
  /** All of them, but for one. */
  endSessions(person: string, but?: string): Promise<void>;

  addToken(token: KeptToken): Promise<void>;
  tokenByHash(hash: string): Promise<KeptToken | undefined>;
  tokensOf(person: string): Promise<readonly KeptToken[]>;
  useToken(id: string, at: number): Promise<void>;
  endToken(person: string, id: string): Promise<boolean>;
}

/** A chair as it is kept: who is connected is not. */
export type KeptChair =
  | Extract<Chair, { kind: 'open' | 'bot' }>
  | { readonly kind: 'person'; readonly id: string; readonly standIn: Level | null };

export interface KeptTable {
  readonly id: string;
  readonly code: string;
  readonly terms: TableTerms;
  readonly owner: string;
  readonly chairs: readonly KeptChair[];
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
  readonly position: number;
  readonly places: readonly number[] | null;
  /** Grows with every change: a change made against an older one is refused. */
  readonly revision: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export interface Tables {
  add(table: KeptTable): Promise<'done' | 'code-taken'>;
  byId(id: string): Promise<KeptTable | undefined>;
  byCode(code: string): Promise<KeptTable | undefined>;
  /** Replaces the table if its revision is still `table.revision - 1`; its `position` is moved by `logs.append` alone. */
  change(table: KeptTable): Promise<'done' | 'stale'>;
  /** Listed tables, newest first. */
  listed(ask: {
    readonly state?: KeptTable['state'] | undefined;
    readonly game?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  }): Promise<Page<KeptTable>>;
  /** Tables at which this person sits (or sat), latest change first. */
  of(
    person: string,
    ask: { readonly state?: KeptTable['state'] | undefined; readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<KeptTable>>;
  /** How many tables of this person wait for their game to begin. */
  openOwnedBy(person: string): Promise<number>;
  /** How many tables there are in each state. */
  count(): Promise<Readonly<Record<KeptTable['state'], number>>>;
  /** Every table that is being played: what a server takes up again when it starts. */
  playing(): Promise<readonly KeptTable[]>;
  /** The last log position and line that this person has seen of a table, for "what happened since I last looked"; never goes back. */
  sawUpTo(table: string, person: string, position: number, line: number): Promise<void>;
  seen(table: string, person: string): Promise<{ readonly position: number; readonly line: number }>;
}

export interface KeptEntry {
  /** From 1, without gaps. */
  readonly position: number;
  readonly entry: Entry;
  readonly at: number;
  readonly bot: boolean;
}

export interface Snapshot {
  readonly position: number;
  readonly state: string;
}

export interface Logs {
  /**
   * Adds entries after `after` and changes the table with them, in one commit: both or neither. `change.position` is where the log then ends.
   * `taken`: another writer was faster (the position is taken, or the table has a newer revision). `repeated`: this key has been carried out; says where it ended.
   */
  append(
    table: string,
    after: number,
    entries: readonly Omit<KeptEntry, 'position'>[],
    key: string | null,
    change: KeptTable,
  ): Promise<'done' | 'taken' | { readonly repeated: number }>;
  read(table: string, after?: number): Promise<readonly KeptEntry[]>;
  /** Where the command with this key ended, if it was carried out. */
  byKey(table: string, key: string): Promise<number | undefined>;
  /** A position to start from instead of the first; only a cache, which may be deleted at any time. */
  snapshot(table: string): Promise<Snapshot | undefined>;
  keepSnapshot(table: string, position: number, state: string): Promise<void>;
}

export interface KeptLine {
  readonly number: number;
  readonly by: string;
  readonly text: string;
  readonly at: number;
}

export interface Chat {
  add(table: string, line: Omit<KeptLine, 'number'>): Promise<KeptLine>;
  /** Lines after `after`, oldest first. */
  read(table: string, after: number, limit: number): Promise<readonly KeptLine[]>;
  /** The last lines after `after`, oldest first. */
  latest(table: string, after: number, limit: number): Promise<readonly KeptLine[]>;
  /** All that somebody has said, at any table. */
  saidBy(person: string): Promise<readonly (KeptLine & { readonly table: string })[]>;
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
  setWebhook(person: string, url: string | null): Promise<void>;
  webhookOf(person: string): Promise<string | null>;
}

export interface Settings {
  get(name: string): Promise<string | undefined>;
  /** Keeps the value unless there is one already; answers the one that is kept. */
  getOrAdd(name: string, value: string): Promise<string>;
  set(name: string, value: string): Promise<void>;
}

/** Names that differ only in case, or in how the same letters are encoded, are one. */
export function folded(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('und').normalize('NFKC');
}

/** The store cannot do it now: `full`, `read-only`, `busy` or otherwise broken. Nothing of the write has happened. */
export class StoreFault extends Error {
  readonly reason: 'full' | 'read-only' | 'busy' | 'broken';
  constructor(reason: StoreFault['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
