import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNotices, type Notices, type NoticeTerms } from '../../src/notices/notices.ts';
import { isSubscription } from '../../src/notices/push.ts';
import type { Turn } from '../../src/play/broadcaster.ts';
import { openStore } from '../../src/store/sqlite/store.ts';
import type { Store, StoredTable } from '../../src/store/store.ts';
import { browser, decrypted, vapidClaims } from './browser.ts';
import { type Receiver, receiver } from './receiver.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'archipel-notices-'));
let store: Store;
beforeAll(async () => {
  store = await openStore(path.join(folder, 'store.sqlite'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const open: (Receiver | Notices)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});
async function receiving(...statuses: readonly (number | null)[]): Promise<Receiver> {
  const made = await receiver(...statuses);
  open.push(made);
  return made;
}

const delivered: string[] = [];
beforeEach(() => {
  delivered.length = 0;
});
async function notices(changes: Partial<NoticeTerms> = {}): Promise<Notices> {
  const made = await createNotices({
    store,
    push: true,
    webhooks: true,
    manner: { inside: true, patience: 5000 },
    publicUrl: 'https://play.example.org',
    contact: 'mailto:harbour@example.org',
    now: () => 1_800_000_000_000,
    holder: 'one',
    pauses: [1, 1],
    onDelivered: (channel, result) => delivered.push(`${channel} ${result}`),
    ...changes,
  });
  open.push(made);
  return made;
}

let people = 0;
async function person(): Promise<string> {
  const id = `person-${++people}`;
  await store.people.add({ id, name: `Person ${people}`, password: null, since: 0, gone: false });
  return id;
}

const ofDays: StoredTable = {
  id: 'table-00001',
  code: 'TIDESX',
  terms: {
    game: 'anno1503',
    seats: 3,
    options: {},
    visibility: 'private',
    spectators: true,
    pace: { kind: 'days', days: 3 },
    absentAfter: 30,
  },
  owner: 'somebody',
  chairs: [],
  state: 'playing',
  made: 0,
  started: 0,
  ended: null,
  paused: null,
  agree: [],
  muted: [],
  secret: '',
  salt: '',
  words: [],
  rematch: null,
  rules: 1,
  clocks: { since: 0, left: [] },
  awaited: [],
  timeouts: [],
  active: [1],
  position: 8,
  round: null,
  places: null,
  setAside: false,
  revision: 1,
};
/** It has become the turn of this person, at seat 1, who is elsewhere. */
const turnOf = (id: string): Turn => ({ table: ofDays, seat: 1, person: id, here: false });
const NOTICE = {
  tell: 'your-turn',
  table: 'table-00001',
  code: 'TIDESX',
  game: 'anno1503',
  seat: 1,
  position: 8,
  url: 'https://play.example.org/t/table-00001',
};

describe('a browser that subscribed', () => {
  test('is told in words that only it can read, by a sender who proves itself', async () => {
    const service = await receiving(201);
    const id = await person();
    const ours = browser(`${service.address}/push/1`);
    await store.notices.addPush(id, ours.subscription);
    const telling = await notices();
    telling.turned(turnOf(id));
    await telling.idle();

    expect(delivered).toEqual(['push delivered']);
    const [letter] = service.letters;
    expect(letter?.path).toBe('/push/1');
    expect(letter?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'table-00001', urgency: 'normal' });
    expect(decrypted(ours, letter?.body ?? Buffer.alloc(0))).toEqual(NOTICE);
    expect(vapidClaims(letter?.headers.authorization ?? '', telling.pushKey ?? '')).toMatchObject({
      aud: service.address,
      sub: 'mailto:harbour@example.org',
    });
  });

  test('is dropped once its service has forgotten it', async () => {
    const service = await receiving(410);
    const id = await person();
    await store.notices.addPush(id, browser(`${service.address}/gone`).subscription);
    const telling = await notices();
    telling.turned(turnOf(id));
    await telling.idle();
    expect(delivered).toEqual(['push dropped']);
    expect(service.letters).toHaveLength(1);
    expect(await store.notices.pushesOf(id)).toEqual([]);
  });

  test('must have keys that something can be encrypted with', () => {
    const { subscription } = browser('https://push.example.org');
    expect(isSubscription(subscription)).toBe(true);
    expect(isSubscription({ ...subscription, p256dh: 'AAAA' })).toBe(false);
    expect(isSubscription({ ...subscription, auth: 'AAAA' })).toBe(false);
  });

  test('knows the server by a key that is made once', async () => {
    const [one, two] = [await notices(), await notices()];
    expect(one.pushKey).toMatch(/^[\w-]{80,}$/);
    expect(two.pushKey).toBe(one.pushKey);
    expect((await notices({ push: false })).pushKey).toBeNull();
  });
});

describe('a webhook', () => {
  test('is called with a letter that is signed for it', async () => {
    const hook = await receiving(200);
    const id = await person();
    const url = `${hook.address}/hook`;
    await store.notices.setWebhook(id, { url: url, home: null });
    const telling = await notices();
    telling.turned(turnOf(id));
    await telling.idle();

    expect(delivered).toEqual(['webhook delivered']);
    const [letter] = hook.letters;
    const body = String(letter?.body);
    expect(JSON.parse(body)).toEqual(NOTICE);
    const expected = createHmac('sha256', telling.secretOf(id, url)).update(`1800000000000.${body}`).digest('hex');
    expect(letter?.headers).toMatchObject({
      'content-type': 'application/json',
      'archipel-time': '1800000000000',
      'archipel-signature': `sha256=${expected}`,
    });
  });

  test('of somebody else has another secret', async () => {
    const telling = await notices();
    expect(telling.secretOf('Ada', 'https://a.example')).not.toBe(telling.secretOf('Bo', 'https://a.example'));
    expect(telling.secretOf('Ada', 'https://a.example')).toBe((await notices()).secretOf('Ada', 'https://a.example'));
  });

  test.each([
    ['that is out of order for a moment is tried again', [503, 200], 2, 'webhook delivered'],
    ['that stays out of order is given up', [503], 3, 'webhook failed'],
    ['that refuses is left alone', [403], 1, 'webhook failed'],
    ['that points elsewhere is not followed', [302], 1, 'webhook failed'],
  ])('%s', async (_, statuses, calls, end) => {
    const hook = await receiving(...statuses);
    const id = await person();
    await store.notices.setWebhook(id, { url: hook.address, home: null });
    const telling = await notices();
    telling.turned(turnOf(id));
    await telling.idle();
    expect(hook.letters).toHaveLength(calls);
    expect(delivered).toEqual([end]);
  });

  test('inside is not called unless that is allowed', async () => {
    const hook = await receiving(200);
    const id = await person();
    await store.notices.setWebhook(id, { url: hook.address, home: null });
    const telling = await notices({ manner: { inside: false, patience: 5000 } });
    telling.turned(turnOf(id));
    await telling.idle();
    expect({ letters: hook.letters, delivered }).toEqual({ letters: [], delivered: ['webhook failed'] });
  });
});

const live: StoredTable = { ...ofDays, terms: { ...ofDays.terms, pace: { kind: 'turn', seconds: 60 } } };

test('a live game calls somebody who is not there as well', async () => {
  const hook = await receiving(200);
  const id = await person();
  await store.notices.setWebhook(id, { url: hook.address, home: null });
  (await notices()).turned({ ...turnOf(id), table: live });
  await expect.poll(() => hook.letters).toHaveLength(1);
});

describe('nothing is sent', () => {
  test.each<[string, Partial<NoticeTerms>, Partial<Turn>]>([
    ['to somebody who is there', {}, { here: true }],
    ['in a live game to somebody who did not come the last time', {}, { table: { ...live, timeouts: [1, 1, 1] } }],
    ['where both ways are off', { push: false, webhooks: false }, {}],
  ])('%s', async (_, terms, turn) => {
    const hook = await receiving(200);
    const id = await person();
    await store.notices.setWebhook(id, { url: hook.address, home: null });
    await store.notices.addPush(id, browser(`${hook.address}/${id}`).subscription);
    const telling = await notices(terms);
    telling.turned({ ...turnOf(id), ...turn });
    await telling.idle();
    expect(hook.letters).toEqual([]);
  });

  test('again once the server stops: what waits for another attempt is given up at once', async () => {
    const hook = await receiving(503);
    const id = await person();
    await store.notices.setWebhook(id, { url: hook.address, home: null });
    const telling = await notices({ pauses: [3_600_000] });
    telling.turned(turnOf(id));
    await telling.close();
    telling.turned(turnOf(id));
    await telling.idle();
    expect(hook.letters.length).toBeLessThan(2);
    expect(delivered).toEqual(['webhook failed']);
  });
});

describe('a receiver that never answers', () => {
  test('takes no more than one person’s share of what is under way', async () => {
    const [silent, good] = [await receiving(null), await receiving(200)];
    const [ada, bo] = [await person(), await person()];
    await store.notices.setWebhook(ada, { url: `${silent.address}/`, home: null });
    await store.notices.setWebhook(bo, { url: `${good.address}/`, home: null });
    const telling = await notices();
    for (let turn = 0; turn < 25; turn++) telling.turned(turnOf(ada));
    telling.turned(turnOf(bo));
    await good.first;
    expect(delivered.filter((each) => each === 'any refused')).toHaveLength(5);
  });

  test('does not hold up a stop', async () => {
    const silent = await receiving(null);
    const ada = await person();
    await store.notices.setWebhook(ada, { url: `${silent.address}/`, home: null });
    const telling = await notices({ manner: { inside: true, patience: 3_600_000 } });
    telling.turned(turnOf(ada));
    await silent.first;
    await telling.close();
    expect(delivered).toEqual(['webhook failed']);
  });
});
