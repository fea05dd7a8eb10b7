import { API, PATHS } from '@archipel/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signature } from '../../src/notices/webhook.ts';
import { newcomer, type Person, request } from '../person.ts';
import { type Served, served } from '../served.ts';
import { browser, decrypted } from './browser.ts';
import { type Receiver, receiver } from './receiver.ts';

let server: Served;
let outside: Served;
beforeAll(async () => {
  [server, outside] = await Promise.all([served({ webhooksInside: true, publicUrl: 'http://play.test' }), served()]);
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));

const open: Receiver[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});
async function receiving(): Promise<Receiver> {
  const made = await receiver(200);
  open.push(made);
  return made;
}
let guests = 0;
const guest = (at: Served) => newcomer(at.address, `Guest ${++guests}`);
const asPush = ({ endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }) => ({
  endpoint,
  keys: { p256dh, auth },
});

/** Ada begins a game of days against Bo, and plays until it is Bo's turn. */
async function playUntilTurnOf(ada: Person, bo: Person): Promise<string> {
  const options = { firstPlayer: 0 };
  const table = await ada.make({ game: 'anno1503', seats: 2, options, pace: { kind: 'days', days: 2 } });
  await bo.at(table, 'POST', 'join');
  await ada.at(table, 'POST', 'start');
  for (let active = [0], move = 0; !active.includes(1); move++) {
    const { position, moves } = (await ada.at(table, 'GET', 'moves')).body as { position: number; moves: unknown[] };
    const played = await ada.at(table, 'POST', 'moves', { at: position, key: `move-number-${move}`, plan: moves.slice(-1) });
    ({ active } = played.body);
  }
  return table.id;
}

describe('somebody who is away in a game of days', () => {
  test('is told by the webhook that it is their turn', async () => {
    const [ada, bo, hook] = await Promise.all([guest(server), guest(server), receiving()]);
    const { body } = await bo.ask('PUT', PATHS.webhook, { url: `${hook.address}/bell` });
    const { secret } = body as { readonly secret: string };
    const table = await playUntilTurnOf(ada, bo);
    const letter = await hook.first;
    const text = String(letter.body);
    expect(JSON.parse(text)).toMatchObject({ tell: 'your-turn', table, game: 'anno1503', seat: 1, url: `http://play.test/t/${table}` });
    const at = Number(letter.headers['archipel-time']);
    expect(letter.headers['archipel-signature']).toBe(`sha256=${signature(secret, at, text)}`);
    expect((await bo.ask('GET', PATHS.webhook)).body).toEqual({ url: `${hook.address}/bell`, secret });
  });

  test('gets a link to where the webhook was set up, if the server does not know its own address, whatever others say', async () => {
    const unnamed = await served({ webhooksInside: true });
    const [ada, bo, hook, other] = await Promise.all([guest(unnamed), guest(unnamed), receiving(), receiving()]);
    const { host } = new URL(unnamed.address);
    const home = `http://${host}`;
    await bo.ask('PUT', PATHS.webhook, { url: `${hook.address}/bell` }, { origin: home });
    // Neither a forged name of the host nor the webhook of somebody else changes where Bo is led.
    await ada.ask('PUT', PATHS.webhook, { url: `${other.address}/bell` }, { 'x-forwarded-host': 'evil.example', host: 'evil.example' });
    expect(await ada.ask('PUT', PATHS.webhook, { url: `${other.address}/x` }, { origin: 'http://evil.example' })).toMatchObject({
      status: 403,
    });
    const table = await playUntilTurnOf(ada, bo);
    expect(JSON.parse(String((await hook.first).body))).toMatchObject({ url: `${home}/t/${table}` });
    await unnamed.stop();
  });

  test('is told in a browser that subscribed', async () => {
    const [ada, bo, service] = await Promise.all([guest(server), guest(server), receiving()]);
    const ours = browser(`${service.address}/push/bo`);
    expect((await bo.ask('GET', PATHS.push)).body).toEqual({ key: expect.stringMatching(/^[\w-]{80,}$/) });
    expect((await bo.ask('PUT', PATHS.push, asPush(ours.subscription))).status).toBe(204);
    const table = await playUntilTurnOf(ada, bo);
    expect(decrypted(ours, (await service.first).body)).toMatchObject({ tell: 'your-turn', table, seat: 1 });
  });
});

describe('whoever wants to be told', () => {
  test('must be a person, not a token or a stranger', async () => {
    const { address } = outside;
    const ada = await guest(outside);
    const made = await ada.ask('POST', PATHS.tokens, { label: 'bot', scopes: ['read', 'play', 'tables'] });
    const { token } = made.body as { readonly token: string };
    const body = { url: 'https://hook.example.org' };
    expect(await request(address, 'PUT', PATHS.webhook, body)).toMatchObject({ status: 401 });
    const asBot = await request(address, 'PUT', PATHS.webhook, body, { authorization: `Bearer ${token}` });
    expect(asBot).toMatchObject({ status: 403, body: { code: 'scope-missing' } });
  });

  test.each([
    'http://127.0.0.1:1800/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'http://intranet/',
  ])('may not name %s', async (url) => {
    const ada = await guest(outside);
    expect(await ada.ask('PUT', PATHS.webhook, { url })).toMatchObject({ status: 422, body: { code: 'bad-address' } });
    const { subscription } = browser(url);
    expect(await ada.ask('PUT', PATHS.push, asPush(subscription))).toMatchObject({ status: 422, body: { code: 'bad-address' } });
    expect((await ada.ask('GET', PATHS.webhook)).body).toEqual({ url: null, secret: null });
  });

  test.each(['ftp://example.org', 'javascript:alert(1)', 'nowhere'])('may not name %s, which is no address of the web', async (url) => {
    const ada = await guest(outside);
    expect(await ada.ask('PUT', PATHS.webhook, { url })).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('needs keys with which something can be encrypted', async () => {
    const ada = await guest(outside);
    const push = asPush({ ...browser('https://push.example.org/1').subscription, p256dh: 'AAAA' });
    expect(await ada.ask('PUT', PATHS.push, push)).toMatchObject({ status: 422, body: { code: 'bad-address' } });
  });

  test('is asked over an encrypted connection only', async () => {
    const ada = await guest(outside);
    const push = asPush(browser('http://push.example.org/1').subscription);
    expect(await ada.ask('PUT', PATHS.push, push)).toMatchObject({ status: 422, body: { code: 'bad-address' } });
  });

  test('can have it end', async () => {
    const ada = await guest(outside);
    const push = asPush(browser('https://push.example.org/2').subscription);
    await ada.ask('PUT', PATHS.push, push);
    await ada.ask('PUT', PATHS.webhook, { url: 'https://hook.example.org' });
    expect((await ada.ask('DELETE', PATHS.push, { endpoint: push.endpoint })).status).toBe(204);
    expect((await ada.ask('DELETE', PATHS.push, { endpoint: push.endpoint })).status).toBe(404);
    expect((await ada.ask('DELETE', PATHS.webhook)).status).toBe(204);
    expect(await outside.store.notices.pushesOf(ada.me.id)).toEqual([]);
    expect(await outside.store.notices.webhookOf(ada.me.id)).toBeNull();
  });

  test("cannot end it for somebody else's browser", async () => {
    const [ada, bo] = await Promise.all([guest(outside), guest(outside)]);
    const push = asPush(browser('https://push.example.org/3').subscription);
    await ada.ask('PUT', PATHS.push, push);
    expect((await bo.ask('DELETE', PATHS.push, { endpoint: push.endpoint })).status).toBe(404);
    expect(await outside.store.notices.pushesOf(ada.me.id)).toHaveLength(1);
  });

  test('is refused where it is switched off', async () => {
    const off = await served({ push: false, webhooks: false });
    try {
      const ada = await guest(off);
      const push = asPush(browser('https://push.example.org/4').subscription);
      expect((await ada.ask('GET', PATHS.push)).body).toEqual({ key: null });
      expect(await ada.ask('PUT', PATHS.push, push)).toMatchObject({ status: 422, body: { code: 'switched-off' } });
      expect(await ada.ask('PUT', PATHS.webhook, { url: 'https://a.example.org' })).toMatchObject({
        status: 422,
        body: { code: 'switched-off' },
      });
    } finally {
      await off.stop();
    }
  });
});

describe('what is kept about somebody', () => {
  test('is given to them, and to nobody else', async () => {
    const ada = await guest(outside);
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    await ada.ask('PUT', PATHS.webhook, { url: 'https://hook.example.org' });
    const { status, headers, body } = await ada.ask('GET', `${API}/me/data`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      archipel: 'person',
      person: { name: ada.me.name },
      tables: [{ id: table.id }],
      notices: { webhook: 'https://hook.example.org' },
    });
    expect((await request(outside.address, 'GET', `${API}/me/data`)).status).toBe(401);
  });
});
