import { connect } from 'node:net';
import { PATHS, pathTo } from '@archipel/protocol';
import { fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { answerClientError } from '../src/http/clientErrors.ts';
import { limitRates } from '../src/http/limits.ts';
import { newcomer, request } from './person.ts';
import { type Served, served } from './served.ts';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.stop()));
});
async function serving(terms: Parameters<typeof served>[0]): Promise<Served> {
  const made = await served(terms);
  open.push(made);
  return made;
}
async function statuses(count: number, ask: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const found: number[] = [];
  for (let each = 0; each < count; each++) found.push((await ask()).status);
  return found;
}

describe('how often one may ask', () => {
  test('one person, however many addresses it comes from', async () => {
    const { address } = await serving({ ratePerMinute: 3, trustProxy: ['loopback'] });
    const ada = await newcomer(address, 'Ada');
    let from = 0;
    const ask = () => ada.ask('GET', PATHS.me, undefined, { 'x-forwarded-for': `198.51.100.${++from}` });
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429]);
    const bo = await newcomer(address, 'Bo');
    expect((await bo.ask('GET', PATHS.me)).status).toBe(200);
  });

  test('one address, whoever it is', async () => {
    const { address } = await serving({ addressRatePerMinute: 3 });
    const ask = () => request(address, 'GET', PATHS.games);
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429]);
    const refused = await ask();
    expect(refused.type).toBe('application/problem+json; charset=utf-8');
    expect(refused.body).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Whoever looks after it can still see how it is.
    expect((await request(address, 'GET', '/healthz')).status).toBe(200);
  });

  test('an address that a client only claims is not believed', async () => {
    const { address } = await serving({ addressRatePerMinute: 2 });
    let from = 0;
    const ask = () => request(address, 'GET', PATHS.games, undefined, { 'x-forwarded-for': `198.51.100.${++from}` });
    expect(await statuses(3, ask)).toEqual([200, 200, 429]);
  });

  test('who has hung up before the question is looked at comes from nowhere, and is no fault of ours', async () => {
    const app = fastify();
    const faults: unknown[] = [];
    app.addHook('onRequest', (asked, _, done) => {
      asked.raw.socket.destroy();
      done();
    });
    const many = { signInsPerMinute: 9, newNamesPerMinute: 9, tablesPerHour: 9, boxesPerHour: 9 };
    await limitRates(app, { ratePerMinute: 9, addressRatePerMinute: 9, ...many });
    app.setErrorHandler((fault) => faults.push(fault));
    const asked = new Promise<void>((resolve) => {
      app.get('/', async () => resolve());
    });
    const line = connect(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    line.on('error', () => undefined);
    line.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await Promise.race([asked, expect.poll(() => faults.length).toBeGreaterThan(0)]);
    await app.close();
    expect(faults).toEqual([]);
  });

  test('new names', async () => {
    const { address } = await serving({ newNamesPerMinute: 2 });
    let name = 0;
    expect(await statuses(3, () => request(address, 'POST', PATHS.me, { name: `Guest ${++name}` }))).toEqual([201, 201, 429]);
  });

  test('codes that lead nowhere, without locking out a neighbour at the same address', async () => {
    const { address } = await serving({});
    const [ada, bo] = [await newcomer(address, 'Ada'), await newcomer(address, 'Bo')];
    const { code, id } = await ada.make({ game: 'anno1503', seats: 2 });
    const letters = 'ABCDEFGHIJKLMNOPQRST';
    const guesses = () => letters.split('').map((letter) => `ZZZZZ${letter}`);
    for (const guess of guesses()) expect((await request(address, 'GET', pathTo(PATHS.table, { table: guess }))).status).toBe(404);
    expect(await request(address, 'GET', pathTo(PATHS.table, { table: code }))).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect((await bo.at({ id: code }, 'POST', 'join')).status).toBe(200);
    for (const guess of guesses()) expect((await bo.at({ id: guess }, 'POST', 'join')).status).toBe(404);
    expect((await bo.at({ id: code }, 'POST', 'join')).status).toBe(429);
    // A table that is named by its identifier is nobody's guess.
    expect((await bo.at({ id }, 'POST', 'join')).status).toBe(200);
    expect((await ada.ask('GET', pathTo(PATHS.table, { table: code }))).status).toBe(200);
  });

  test('guesses of a password', async () => {
    const { address } = await serving({ signInsPerMinute: 2 });
    const guess = () => request(address, 'POST', PATHS.sessions, { name: 'Ada', password: 'a guess of mine' });
    expect(await statuses(3, guess)).toEqual([401, 401, 429]);
  });

  test('guesses of one name’s password from many addresses', async () => {
    const { address } = await serving({ signInsPerMinute: 2, trustProxy: ['loopback'] });
    let from = 0;
    const guess = (name: string) =>
      request(address, 'POST', PATHS.sessions, { name, password: 'a guess of mine' }, { 'x-forwarded-for': `203.0.113.${++from}` });
    expect(await statuses(3, () => guess(from % 2 ? 'Ada' : ' ADA '))).toEqual([401, 401, 429]);
    expect((await guess('Bo')).status).toBe(401);
  });
});

describe('how much one may have', () => {
  test('bytes in a body', async () => {
    const { address } = await serving({ bodyLimit: 1024 });
    const { status, type, body } = await request(address, 'POST', PATHS.me, { name: 'x'.repeat(2000) });
    expect({ status, type }).toEqual({ status: 413, type: 'application/problem+json; charset=utf-8' });
    expect(body).toMatchObject({ code: 'too-large' });
  });

  test('tables that wait for their game', async () => {
    const { address } = await serving({ openTablesPerIdentity: 2 });
    const ada = await newcomer(address, 'Ada');
    const make = () => ada.ask('POST', PATHS.tables, { game: 'anno1503', seats: 2 });
    expect(await statuses(3, make)).toEqual([201, 201, 429]);
    expect((await make()).body).toMatchObject({ code: 'too-many-tables' });
  });

  test('streams at once', async () => {
    const { address } = await serving({ socketsPerIdentity: 1 });
    const ada = await newcomer(address, 'Ada');
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    const enough = new AbortController();
    const stream = `${address}${PATHS.tables}/${table.id}/stream`;
    const first = await fetch(stream, { headers: ada.headers, signal: enough.signal });
    expect(first.status).toBe(200);
    expect(await (await fetch(stream, { headers: ada.headers })).json()).toMatchObject({ code: 'too-many-connections', status: 429 });
    enough.abort();
  });
});

describe('what is no request', () => {
  test.each([
    ['words that are no HTTP', 'AHOY\r\n\r\n', 400, 'malformed'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['two lengths', 'POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n', 400, 'malformed'],
    ['a length that is none', 'POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n', 400, 'malformed'],
  ])('%s: a problem document, and the line is cut', async (_, words, status, code) => {
    const { address } = await serving({});
    const answer = await said(address, words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status, code });
  });
});

describe('a request that never comes to its end', () => {
  test('is answered with 408, and the line is cut', async () => {
    const app = fastify({
      requestTimeout: 20,
      http: { connectionsCheckingInterval: 10, headersTimeout: 20 },
      clientErrorHandler: answerClientError,
    });
    app.post('/', async () => 'ahoy');
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const answer = await said(address, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf');
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status: 408, code: 'timeout' });
    } finally {
      await app.close();
    }
  });
});

/** What a server answers to bare words, until it cuts the line. */
function said(address: string, words: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const line = connect(Number(port), hostname, () => line.write(words));
    line.on('data', (chunk) => {
      answer += String(chunk);
    });
    line.on('close', () => resolve(answer)).on('error', reject);
  });
}
