import { PATHS } from '@archipel/protocol';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { logging } from '../src/http/logging.ts';
import { browser } from './notices/browser.ts';
import { cookieIn, newcomer, request } from './person.ts';
import { type Served, served } from './served.ts';

const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
let server: Served;
beforeAll(async () => {
  server = await served({ logLevel: 'trace', log });
});
afterAll(() => server.stop());

interface Entry {
  readonly level: number;
  readonly reqId?: string;
  readonly msg: string;
}
const entries = () => lines.map((line) => JSON.parse(line) as Entry);
const ERROR = 50;

describe('the log', () => {
  test('of a whole visit holds no secret, and no error of ours for what the client did wrong', async () => {
    const { address } = server;
    const [password, wrong] = ['correct horse battery', 'staple-and-wrong'];
    const ada = await newcomer(address, 'Ada');
    await ada.ask('PUT', PATHS.password, { password });
    await request(address, 'POST', PATHS.sessions, { name: 'Ada', password: wrong });
    const again = await request(address, 'POST', PATHS.sessions, { name: 'Ada', password });
    const { token } = (await ada.ask('POST', PATHS.tokens, { label: 'bot', scopes: ['read'] })).body as { readonly token: string };
    await request(address, 'GET', PATHS.me, undefined, { authorization: `Bearer ${token}` });
    await request(address, 'GET', PATHS.me, undefined, { authorization: 'Bearer forged-forged-forged-forged' });
    await request(address, 'GET', PATHS.me, undefined, { cookie: 'archipel=forged.forged' });
    const { subscription } = browser('https://push.example.org/x');
    const { endpoint, p256dh, auth } = subscription;
    await ada.ask('PUT', PATHS.push, { endpoint, keys: { p256dh, auth } });
    const hook = (await ada.ask('PUT', PATHS.webhook, { url: 'https://hook.example.org' })).body as { readonly secret: string };
    // What a client may get wrong.
    await request(address, 'POST', PATHS.me, '{"name": ');
    await request(address, 'POST', PATHS.me, { name: 'x'.repeat(200_000) });
    await request(address, 'POST', PATHS.me, { name: 'Bo', more: 1 });
    await request(address, 'DELETE', `${PATHS.tables}/no-such-table`);
    await garbageOn(`${address.replace('http', 'ws')}${PATHS.socket}`, ada.headers);

    const table = await ada.make({ game: 'anno1503', seats: 2, bots: ['random'] });
    const kept = await server.store.tables.byId(table.id);
    const cookies = [cookieIn(again.headers), ada.headers['cookie'] ?? ''].map((cookie) => cookie.split('=')[1] ?? '');
    const secrets = [password, wrong, token, 'forged', p256dh, auth, hook.secret, ...cookies, kept?.secret ?? '', kept?.salt ?? ''];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(lines.filter((line) => line.includes(secret) || line.includes(decodeURIComponent(secret)))).toEqual([]);
    }
    expect(entries().filter(({ level }) => level >= ERROR)).toEqual([]);
  });

  test('is JSON, a line an entry, and tells requests apart', async () => {
    lines.length = 0;
    await Promise.all([request(server.address, 'GET', '/healthz'), request(server.address, 'GET', '/healthz')]);
    const done = entries().filter(({ msg }) => msg === 'request completed');
    expect(done).toHaveLength(2);
    expect(new Set(done.map(({ reqId }) => reqId)).size).toBe(2);
  });

  test('would hide secrets even if somebody logged a request whole', () => {
    lines.length = 0;
    const app = fastify(logging('info', log));
    app.log.info({ headers: { authorization: 'Bearer hush-hush', cookie: 'archipel=hush-hush', host: 'here' } }, 'one');
    app.log.info({ body: { password: 'hush-hush', current: 'hush-hush', name: 'Ada' }, answer: { token: 'hush-hush' } }, 'two');
    app.log.info({ request: { headers: { cookie: 'hush-hush', 'set-cookie': 'hush-hush' } }, secret: 'hush-hush' }, 'three');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('hush-hush');
    expect(lines.join('')).toContain('Ada');
  });
});

function garbageOn(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => socket.send('garbage'));
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
}
