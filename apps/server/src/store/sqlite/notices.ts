import type { Notices, Push, Webhook } from '../store.ts';
import type { Queue } from './queue.ts';
import type { Sql } from './sql.ts';

export function noticesOn(sql: Sql, { write }: Queue): Notices {
  return {
    addPush: (person, { endpoint, p256dh, auth }) =>
      write(() => void sql.run('INSERT OR REPLACE INTO pushes VALUES (?, ?, ?, ?)', endpoint, person, p256dh, auth)),
    pushesOf: async (person) => sql.query<Push>('SELECT endpoint, p256dh, auth FROM pushes WHERE person = ? ORDER BY endpoint').all(person),
    dropPush: (endpoint) => write(() => void sql.run('DELETE FROM pushes WHERE endpoint = ?', endpoint)),
    setWebhook: (person, webhook) =>
      write(() => {
        if (webhook === null) sql.run('DELETE FROM webhooks WHERE person = ?', person);
        else sql.run('INSERT OR REPLACE INTO webhooks (person, url, home) VALUES (?, ?, ?)', person, webhook.url, webhook.home);
      }),
    webhookOf: async (person) => sql.query<Webhook>('SELECT url, home FROM webhooks WHERE person = ?').one(person) ?? null,
  };
}
