import { type Me, meSchema, PATHS, pathTo, type Table, tableSchema } from '@archipel/protocol';

/** An answer as a test looks at it. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  /** The body, byte by byte. */
  readonly text: string;
  // What a test expects of it, the test says.
  readonly body: never;
}

export interface Person {
  readonly me: Me;
  /** What goes with every request: the cookie, or the token. */
  readonly headers: Readonly<Record<string, string>>;
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Asks about a table: `chairs/1`, `start`. */
  at(table: { readonly id: string }, method: string, place: string, body?: unknown): Promise<Answer>;
  make(terms: object): Promise<Table>;
}

export async function request(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  return {
    status: answer.status,
    type,
    headers: answer.headers,
    text,
    body: (text !== '' && type.includes('json') && !type.includes('ndjson') ? JSON.parse(text) : text) as never,
  };
}

/** Somebody with a cookie or a token. */
export function known(address: string, me: Me, headers: Readonly<Record<string, string>>): Person {
  const ask: Person['ask'] = (method, path, body, more = {}) => request(address, method, path, body, { ...headers, ...more });
  const person: Person = {
    me,
    headers,
    ask,
    at: (table, method, place, body) => ask(method, `${pathTo(PATHS.table, { table: table.id })}/${place}`, body),
    async make(terms) {
      const { status, body } = await ask('POST', PATHS.tables, terms);
      if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
      return tableSchema.parse(body);
    },
  };
  return person;
}

/** Somebody new, with a cookie. */
export async function newcomer(address: string, name: string): Promise<Person> {
  const { status, headers, body } = await request(address, 'POST', PATHS.me, { name });
  if (status !== 201) throw new Error(`not let in: ${JSON.stringify(body)}`);
  return known(address, meSchema.parse(body), { cookie: cookieIn(headers) });
}

export function cookieIn(headers: Headers): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
