import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contact, database, folder, host, type Kind, networks, oneOf, origin, whole, yesOrNo } from './kinds.ts';

/** How much the log tells, from all to nothing. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Setting<Value> extends Kind<Value> {
  /** What it is called in a sentence: `the port must be …`. */
  readonly what: string;
  readonly meaning: string;
  readonly initial: Value;
  /** What the initial value is, in words, where it depends on the machine. */
  readonly otherwise?: string;
}

function setting<Value>(what: string, kind: Kind<Value>, initial: Value, meaning: string, otherwise?: string): Setting<Value> {
  return { ...kind, what, initial, meaning, ...(otherwise === undefined ? {} : { otherwise }) };
}

/** A setting that need not be there. */
function optional<Value>(what: string, kind: Kind<Value>, meaning: string, otherwise: string): Setting<Value | undefined> {
  return setting<Value | undefined>(what, kind, undefined, meaning, otherwise);
}

/** The folder in which Archipel lies, from wherever it was started; or, where npm has installed it as a package, the folder it was started in. */
const source = fileURLToPath(new URL('../../../../', import.meta.url));
const home = source.includes('node_modules') ? process.cwd() : source;

/**
 * Every setting of the server. The key is its name in a file; flags and variables are made from it (`dataDir`, `--data-dir`, `DATA_DIR`).
 * What is read, `--help` and the table of docs/hosting.md all come from here.
 */
export const SETTINGS = {
  port: setting('port', whole(0, 65_535), 1800, 'the port; 0 for any that is free'),
  host: setting('host', host, '127.0.0.1', 'the address to listen on; 0.0.0.0 for all of them'),
  dataDir: setting(
    'data folder',
    folder,
    join(home, 'data'),
    'where everything is kept; made if it is missing',
    "`data` in Archipel's folder; of an installed package, in the current one",
  ),
  databaseUrl: optional(
    'database',
    database,
    'a database of PostgreSQL that everything is kept in, which several servers may share',
    'SQLite in the data folder',
  ),
  publicUrl: optional(
    'public address',
    origin,
    'the address at which people reach the server; needed behind a proxy: cookies are then only sent encrypted if it is https, and notices link to it',
    'whatever a browser asks for',
  ),
  trustProxy: setting<readonly string[]>(
    'list of trusted proxies',
    networks,
    [],
    'proxies whose X-Forwarded-For is believed (`loopback` if the proxy runs on the same machine)',
    'none',
  ),
  pages: optional('folder of pages', folder, 'a folder of built pages, to serve others than those that were built here', 'the built ones'),
  logLevel: setting<LogLevel>('log level', oneOf(LOG_LEVELS), 'warn', 'how much is logged to stderr, a JSON object a line'),
  threads: optional('number of threads', whole(1, 256), 'threads in which bots think', 'one less than the machine has, at least 1'),
  botMs: setting('thinking time', whole(10, 60_000), 1500, 'milliseconds that a hard or expert bot thinks about a turn'),
  rulesMs: setting(
    'time of the rules',
    whole(100, 600_000),
    5000,
    'milliseconds that the rules may take at once with components that somebody made; a game that takes longer twice is ended',
  ),
  bodyLimit: setting('body limit', whole(1024, 16_777_216), 65_536, 'bytes that the body of a request may have'),
  ratePerMinute: setting('rate', whole(1, 1_000_000), 3000, 'requests a minute of one person'),
  addressRatePerMinute: setting(
    'rate of an address',
    whole(1, 1_000_000),
    12_000,
    'requests a minute of one address, which several may share',
  ),
  newNamesPerMinute: setting('rate of new names', whole(1, 1_000_000), 120, 'new people a minute from one address'),
  signInsPerMinute: setting(
    'rate of sign-ins',
    whole(1, 1_000_000),
    20,
    'attempts to sign in, a minute and address: passwords are not to be guessed',
  ),
  socketsPerIdentity: setting('number of sockets', whole(1, 10_000), 10, 'live connections (sockets and streams) of one person at once'),
  openTablesPerIdentity: setting('number of open tables', whole(1, 10_000), 30, 'tables of one person that wait for their game to begin'),
  gamesPerIdentity: setting('number of games', whole(1, 100_000), 200, 'tables of one person at which the game is under way'),
  boxesPerIdentity: setting(
    'number of boxes',
    whole(0, 10_000),
    10,
    'tables of one person, waiting or under way, with components of their own; 0: none may have them',
  ),
  tablesPerHour: setting('rate of new tables', whole(1, 1_000_000), 600, 'new tables an hour from one address'),
  boxesPerHour: setting('rate of new boxes', whole(0, 1_000_000), 60, 'new tables an hour from one address with components of their own'),
  socketsPerAddress: setting(
    'number of sockets of an address',
    whole(1, 1_000_000),
    500,
    'live connections of one address at once, which several may share',
  ),
  watchersPerTable: setting(
    'number of watchers',
    whole(1, 1_000_000),
    500,
    'connections on which one table is watched; those who sit always may',
  ),
  cacheMegabytes: setting(
    'size of the cache',
    whole(16, 1_000_000),
    256,
    'megabytes that tables in memory may take, as estimated; what is not in memory is read again when it is needed',
  ),
  push: setting('push', yesOrNo, true, 'whether browsers may be told that it is their turn (Web Push)'),
  pushContact: optional(
    'contact',
    contact,
    'whom a push service may write to: mailto:… or https://…',
    'the public address, if it is https',
  ),
  webhooks: setting('webhooks', yesOrNo, true, 'whether people may name an address that is told that it is their turn'),
  webhooksInside: setting(
    'webhooks inside',
    yesOrNo,
    false,
    'whether such an address may be one of this machine or of a private network (for tests, and where everybody is trusted)',
  ),
  metrics: setting('metrics', oneOf(['local', 'open', 'off']), 'local', 'who may read /metrics: this machine only, everybody, nobody'),
  stopSeconds: setting('time to stop', whole(0, 600), 5, 'seconds that requests under way may take once the server was told to stop'),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;
};
export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** The settings of a server of which nothing was said. */
export const INITIAL = Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].initial])) as unknown as Settings;

/** Threads for bots: the loop keeps a core for itself where there is more than one. */
export function threadsOf({ threads }: Pick<Settings, 'threads'>): number {
  return threads ?? Math.max(1, availableParallelism() - 1);
}

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
export const flagOf = (name: SettingName): string => words(name).join('-');
export const variableOf = (name: SettingName): string => words(name).join('_').toUpperCase();
