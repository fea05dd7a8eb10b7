import type { Scope } from '@archipel/protocol';
import { folded, foldings } from '../folded.ts';
import type { People, Person, StoredSession, StoredToken } from '../store.ts';
import type { Sql } from './connection.ts';
import type { Writer } from './writer.ts';

type PersonRow = Omit<Person, 'gone'> & { readonly gone: number };
type TokenRow = Omit<StoredToken, 'scopes'> & { readonly scopes: string };

const PERSON = 'SELECT id, name, password, since, gone FROM people';
const TOKEN = 'SELECT id, person, hash, label, scopes, made, used, ends FROM tokens';

export function peopleOn(sql: Sql, { write }: Writer): People {
  const person = (row: PersonRow | undefined) => (row ? { ...row, gone: row.gone === 1 } : undefined);
  const token = (row: TokenRow): StoredToken => ({ ...row, scopes: JSON.parse(row.scopes) as Scope[] });

  /** Nobody else looks at this name until the transaction ends, so that two cannot both find it free. */
  async function keptByAnother(on: Sql, id: string, name: string): Promise<boolean> {
    await on.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', folded(name));
    const text = 'SELECT 1 FROM people WHERE folded IN ($1, $2) AND password IS NOT NULL AND id <> $3';
    return (await on.one(text, ...foldings(name), id)) !== undefined;
  }

  return {
    add: ({ id, name, password, since, gone }) =>
      write(async (on) => {
        if (await keptByAnother(on, id, name)) return 'name-taken';
        const values = [id, name, folded(name), password, since, gone ? 1 : 0];
        await on.run('INSERT INTO people (id, name, folded, password, since, gone) VALUES ($1, $2, $3, $4, $5, $6)', ...values);
        return 'done';
      }),
    byId: async (id) => person(await sql.one<PersonRow>(`${PERSON} WHERE id = $1`, id)),
    keeper: async (name) =>
      person(await sql.one<PersonRow>(`${PERSON} WHERE folded IN ($1, $2) AND password IS NOT NULL`, ...foldings(name))),
    rename: (id, name) =>
      write(async (on, changed) => {
        if (await keptByAnother(on, id, name)) return 'name-taken';
        await on.run('UPDATE people SET name = $1, folded = $2 WHERE id = $3 AND gone = 0', name, folded(name), id);
        changed({ kind: 'person', person: id });
        return 'done';
      }),
    keep: (id, password) =>
      write(async (on, changed) => {
        const name = (await on.one<{ name: string }>('SELECT name FROM people WHERE id = $1 FOR UPDATE', id))?.name ?? '';
        if (await keptByAnother(on, id, name)) return 'name-taken';
        await on.run('UPDATE people SET password = $1 WHERE id = $2 AND gone = 0', password, id);
        changed({ kind: 'person', person: id });
        return 'done';
      }),
    forget: (id) =>
      write(async (on, changed) => {
        await on.run("UPDATE people SET name = '', folded = '', password = NULL, gone = 1 WHERE id = $1", id);
        for (const kept of ['sessions', 'tokens', 'pushes', 'webhooks', 'seen']) await on.run(`DELETE FROM ${kept} WHERE person = $1`, id);
        // The lines stay as empty places, so that no number is given twice.
        await on.run("UPDATE lines SET text = '' WHERE person = $1", id);
        changed({ kind: 'person', person: id });
      }),

    addSession: (hash, of, at) =>
      write(async (on) => void (await on.run('INSERT INTO sessions (hash, person, at) VALUES ($1, $2, $3)', hash, of, at))),
    session: (hash) => sql.one<StoredSession>('SELECT person, at FROM sessions WHERE hash = $1', hash),
    sessionsOf: (of) => sql.all<StoredSession>('SELECT person, at FROM sessions WHERE person = $1 ORDER BY at', of),
    endSession: (hash) =>
      write(async (on, changed) => {
        const ended = await on.one<{ person: string }>('DELETE FROM sessions WHERE hash = $1 RETURNING person', hash);
        if (ended) changed({ kind: 'person', person: ended.person });
      }),
    endSessions: (of, but = '') =>
      write(async (on, changed) => {
        if ((await on.run('DELETE FROM sessions WHERE person = $1 AND hash <> $2', of, but)) > 0) changed({ kind: 'person', person: of });
      }),

    addToken: ({ id, person: of, hash, label, scopes, made, used, ends }) =>
      write(async (on) => {
        const values = [id, of, hash, label, JSON.stringify(scopes), made, used, ends];
        const text = 'INSERT INTO tokens (id, person, hash, label, scopes, made, used, ends) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)';
        await on.run(text, ...values);
      }),
    tokenByHash: async (hash) => (await sql.all<TokenRow>(`${TOKEN} WHERE hash = $1`, hash)).map(token)[0],
    tokensOf: async (of) => (await sql.all<TokenRow>(`${TOKEN} WHERE person = $1 ORDER BY made, id`, of)).map(token),
    useToken: (id, at) => write(async (on) => void (await on.run('UPDATE tokens SET used = $1 WHERE id = $2', at, id))),
    endToken: (of, id) =>
      write(async (on, changed) => {
        const ended = (await on.run('DELETE FROM tokens WHERE person = $1 AND id = $2', of, id)) > 0;
        if (ended) changed({ kind: 'person', person: of });
        return ended;
      }),
    endTokens: (of) =>
      write(async (on, changed) => {
        if ((await on.run('DELETE FROM tokens WHERE person = $1', of)) > 0) changed({ kind: 'person', person: of });
      }),
  };
}
