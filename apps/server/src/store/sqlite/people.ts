import type { Scope } from '@archipel/protocol';
import { folded, foldings } from '../folded.ts';
import type { People, Person, StoredSession, StoredToken } from '../store.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

type PersonRow = Omit<Person, 'gone'> & { readonly gone: number };
type TokenRow = Omit<StoredToken, 'scopes'> & { readonly scopes: string };

const PERSON = 'SELECT id, name, password, since, gone FROM people';
const TOKEN = 'SELECT id, person, hash, label, scopes, made, used, ends FROM tokens';

export function peopleOn(sql: Sql, { write }: Queue): People {
  const person = (row: PersonRow | undefined) => (row ? { ...row, gone: row.gone === 1 } : undefined);
  const token = (row: TokenRow): StoredToken => ({ ...row, scopes: JSON.parse(row.scopes) as Scope[] });
  const keptByAnother = (id: string, name: string) =>
    sql.query('SELECT 1 FROM people WHERE folded IN (?, ?) AND password IS NOT NULL AND id <> ?').one(...foldings(name), id) !== undefined;

  return {
    add: ({ id, name, password, since, gone }) =>
      write(() => {
        if (keptByAnother(id, name)) return 'name-taken';
        const values = [id, name, folded(name), password, since, gone ? 1 : 0];
        sql.run('INSERT INTO people (id, name, folded, password, since, gone) VALUES (?, ?, ?, ?, ?, ?)', ...values);
        return 'done';
      }),
    byId: async (id) => person(sql.query<PersonRow>(`${PERSON} WHERE id = ?`).one(id)),
    keeper: async (name) =>
      person(sql.query<PersonRow>(`${PERSON} WHERE folded IN (?, ?) AND password IS NOT NULL`).one(...foldings(name))),
    rename: (id, name) =>
      write((changed) => {
        if (keptByAnother(id, name)) return 'name-taken';
        sql.run('UPDATE people SET name = ?, folded = ? WHERE id = ? AND gone = 0', name, folded(name), id);
        changed({ kind: 'person', person: id });
        return 'done';
      }),
    keep: (id, password) =>
      write((changed) => {
        const name = sql.query<{ name: string }>('SELECT name FROM people WHERE id = ?').one(id)?.name ?? '';
        if (keptByAnother(id, name)) return 'name-taken';
        sql.run('UPDATE people SET password = ? WHERE id = ? AND gone = 0', password, id);
        changed({ kind: 'person', person: id });
        return 'done';
      }),
    forget: (id) =>
      write((changed) => {
        sql.run("UPDATE people SET name = '', folded = '', password = NULL, gone = 1 WHERE id = ?", id);
        for (const kept of ['sessions', 'tokens', 'pushes', 'webhooks', 'seen']) sql.run(`DELETE FROM ${kept} WHERE person = ?`, id);
        // The lines stay as empty places, so that no number is given twice.
        sql.run("UPDATE lines SET text = '' WHERE person = ?", id);
        changed({ kind: 'person', person: id });
      }),

    addSession: (hash, of, at) => write(() => void sql.run('INSERT INTO sessions (hash, person, at) VALUES (?, ?, ?)', hash, of, at)),
    session: async (hash) => sql.query<StoredSession>('SELECT person, at FROM sessions WHERE hash = ?').one(hash),
    sessionsOf: async (of) => sql.query<StoredSession>('SELECT person, at FROM sessions WHERE person = ? ORDER BY at').all(of),
    endSession: (hash) =>
      write((changed) => {
        const session = sql.query<StoredSession>('SELECT person, at FROM sessions WHERE hash = ?').one(hash);
        if (session === undefined) return;
        sql.run('DELETE FROM sessions WHERE hash = ?', hash);
        changed({ kind: 'person', person: session.person });
      }),
    endSessions: (of, but = '') =>
      write((changed) => {
        if (sql.run('DELETE FROM sessions WHERE person = ? AND hash <> ?', of, but) > 0) changed({ kind: 'person', person: of });
      }),

    addToken: ({ id, person: of, hash, label, scopes, made, used, ends }) =>
      write(() => {
        const values = [id, of, hash, label, JSON.stringify(scopes), made, used, ends];
        sql.run('INSERT INTO tokens (id, person, hash, label, scopes, made, used, ends) VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values);
      }),
    tokenByHash: async (hash) => sql.query<TokenRow>(`${TOKEN} WHERE hash = ?`).all(hash).map(token)[0],
    tokensOf: async (of) => sql.query<TokenRow>(`${TOKEN} WHERE person = ? ORDER BY made, id`).all(of).map(token),
    useToken: (id, at) => write(() => void sql.run('UPDATE tokens SET used = ? WHERE id = ?', at, id)),
    endToken: (of, id) =>
      write((changed) => {
        const ended = sql.run('DELETE FROM tokens WHERE person = ? AND id = ?', of, id) > 0;
        if (ended) changed({ kind: 'person', person: of });
        return ended;
      }),
    endTokens: (of) =>
      write((changed) => {
        if (sql.run('DELETE FROM tokens WHERE person = ?', of) > 0) changed({ kind: 'person', person: of });
      }),
  };
}
