/** All that is kept, as rows: the same tables and columns in every database. What is only a cache or for the moment is not among them. */
export interface RowTable {
  readonly name: string;
  /** Rows are read in the order of these, and differ in them. */
  readonly key: readonly string[];
  readonly rest: readonly string[];
}

/** In an order in which each finds what it refers to. */
export const ROW_TABLES: readonly RowTable[] = [
  { name: 'settings', key: ['name'], rest: ['value'] },
  { name: 'people', key: ['id'], rest: ['name', 'folded', 'password', 'since', 'gone'] },
  { name: 'sessions', key: ['hash'], rest: ['person', 'at'] },
  { name: 'tokens', key: ['id'], rest: ['person', 'hash', 'label', 'scopes', 'made', 'used', 'ends'] },
  { name: 'pushes', key: ['endpoint'], rest: ['person', 'p256dh', 'auth'] },
  { name: 'webhooks', key: ['person'], rest: ['url', 'home'] },
  {
    name: 'tables',
    key: ['number'],
    rest: ['id', 'body', 'changed', 'code', 'owner', 'state', 'game', 'listed', 'position', 'revision'],
  },
  { name: 'sitting', key: ['number', 'person'], rest: [] },
  { name: 'entries', key: ['number', 'position'], rest: ['entry', 'at', 'bot'] },
  { name: 'keys', key: ['number', 'key'], rest: ['position'] },
  { name: 'lines', key: ['number', 'line'], rest: ['person', 'text', 'at'] },
  { name: 'seen', key: ['person', 'number'], rest: ['position', 'line'] },
];

export type Cell = string | number | null;
/** The cells of a row, those of the key first. */
export type Row = readonly Cell[];

export const columnsIn = ({ key, rest }: RowTable): readonly string[] => [...key, ...rest];

/** Rows that can be read: as of one moment, in the order of their keys, in portions. */
export interface RowSource {
  rows(table: RowTable): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** Where rows can be put: all of it is kept with `keep`, or nothing is. */
export interface RowTarget extends RowSource {
  isEmpty(): Promise<boolean>;
  add(table: RowTable, rows: readonly Row[]): Promise<void>;
  keep(): Promise<void>;
}

/** So many rows at a time: few enough for memory, many enough to be quick. */
export const PORTION = 500;

/** The next portion after a row, in whatever way a database writes its parameters. */
export function selectAfter(table: RowTable, last: Row | undefined, parameter: (number: number) => string, binary: string): string {
  const columns = columnsIn(table).join(', ');
  const order = table.key.map((name) => `${name}${TEXT_KEYS.has(name) ? binary : ''}`);
  const after = last ? `WHERE (${order.join(', ')}) > (${table.key.map((_, index) => parameter(index + 1)).join(', ')})` : '';
  return `SELECT ${columns} FROM ${table.name} ${after} ORDER BY ${order.join(', ')} LIMIT ${PORTION}`;
}
const TEXT_KEYS = new Set(['name', 'id', 'hash', 'endpoint', 'person', 'key']);

/** Reads portion after portion. */
export async function* portions(table: RowTable, read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncIterable<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.slice(0, table.key.length);
  }
}
