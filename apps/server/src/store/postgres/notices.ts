import type { Notices, Push, Webhook } from '../store.ts';
import type { Sql } from './connection.ts';
import type { Writer } from './writer.ts';

export function noticesOn(sql: Sql, { write }: Writer): Notices {
  return {
    addPush: (person, { endpoint, p256dh, auth }) =>
      write(async (on) => {
        const replaced = 'person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth';
        const insert = 'INSERT INTO pushes (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4)';
        await on.run(`${insert} ON CONFLICT (endpoint) DO UPDATE SET ${replaced}`, endpoint, person, p256dh, auth);
      }),
    pushesOf: (person) => sql.all<Push>('SELECT endpoint, p256dh, auth FROM pushes WHERE person = $1 ORDER BY endpoint', person),
    dropPush: (endpoint) => write(async (on) => void (await on.run('DELETE FROM pushes WHERE endpoint = $1', endpoint))),
    setWebhook: (person, webhook) =>
      write(async (on) => {
        const insert = 'INSERT INTO webhooks (person, url, home) VALUES ($1, $2, $3)';
        const replaced = 'url = excluded.url, home = excluded.home';
        if (webhook === null) await on.run('DELETE FROM webhooks WHERE person = $1', person);
        else await on.run(`${insert} ON CONFLICT (person) DO UPDATE SET ${replaced}`, person, webhook.url, webhook.home);
      }),
    webhookOf: async (person) => (await sql.one<Webhook>('SELECT url, home FROM webhooks WHERE person = $1', person)) ?? null,
  };
}
