import { once } from 'node:events';
import { request as plain } from 'node:http';
import { PATHS } from '@archipel/protocol';
import { fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { refuseWhenStopping } from '../src/http/health.ts';
import { newcomer, request } from './person.ts';
import { type Served, served } from './served.ts';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.stop()));
});
async function serving(terms: Parameters<typeof served>[0] = {}): Promise<Served> {
  const made = await served(terms);
  open.push(made);
  return made;
}

describe('how it is', () => {
  test('alive and ready, as long as it can write', async () => {
    const { address } = await serving();
    expect(await request(address, 'GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok', version: '9.9.9' } });
    expect(await request(address, 'GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('alive but not ready while it cannot write', async () => {
    const { address, store } = await serving();
    let broken = true;
    // The disk is full for a while.
    store.writable = async () => !broken;
    expect((await request(address, 'GET', '/healthz')).status).toBe(200);
    expect(await request(address, 'GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'cannot-write' } });
    broken = false;
    expect((await request(address, 'GET', '/readyz')).status).toBe(200);
  });
});

describe('when it is told to stop', () => {
  test('what is in hand is finished', async () => {
    const server = await served();
    const { hostname, port } = new URL(server.address);
    const body = JSON.stringify({ name: 'Ada' });
    const asking = plain({
      hostname,
      port,
      method: 'POST',
      path: PATHS.me,
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    asking.write(body.slice(0, 5));
    // It is in hand once the server knows of it.
    await once(server.app.server, 'request');
    const stopped = server.stop();
    asking.end(body.slice(5));
    const [answer] = (await once(asking, 'response')) as [{ readonly statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    await stopped;
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');
  });

  test('whoever comes is turned away with a problem document', async () => {
    const app = fastify({ return503OnClosing: false });
    const stopping = refuseWhenStopping(app);
    app.get('/', async () => 'ahoy');
    const late: unknown[] = [];
    app.addHook('preClose', async () => {
      const { status, type, headers, body } = await request(address, 'GET', '/');
      late.push({ status, type, after: headers.get('retry-after'), body });
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await request(address, 'GET', '/')).status).toBe(200);
    expect(stopping()).toBe(false);
    await app.close();
    expect(stopping()).toBe(true);
    expect(late).toMatchObject([{ status: 503, type: 'application/problem+json; charset=utf-8', after: '5', body: { code: 'stopping' } }]);
  });

  test('those who listen are told', async () => {
    const server = await served();
    const ada = await newcomer(server.address, 'Ada');
    const table = await ada.make({ game: 'anno1503', seats: 2 });
    const stream = await fetch(`${server.address}${PATHS.tables}/${table.id}/stream`, { headers: ada.headers });
    const text = stream.text();
    await server.stop();
    expect((await text).trimEnd().split('\n').at(-1)).toBe('{"tell":"stopping"}');
  });
});

describe('figures', () => {
  const figure = (text: string, name: string) => Number(text.match(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm'))?.[1]);

  test('count what happens', async () => {
    const { address } = await serving();
    const ada = await newcomer(address, 'Ada');
    const table = await ada.make({ game: 'anno1503', seats: 2, bots: ['random'], options: { rounds: 1 } });
    await ada.at(table, 'POST', 'start');
    const { position, moves } = (await ada.at(table, 'GET', 'moves')).body as {
      readonly position: number;
      readonly moves: readonly unknown[];
    };
    await ada.at(table, 'POST', 'moves', { at: position, key: 'a-key-of-mine', plan: moves.slice(0, 1) });
    const { status, type, body } = await request(address, 'GET', '/metrics');
    expect({ status, type }).toEqual({ status: 200, type: expect.stringMatching(/^text\/plain; version=0\.0\.4/) });
    const text = String(body);
    expect(figure(text, 'archipel_moves_total{by="person"}')).toBe(1);
    expect(figure(text, 'archipel_tables{state="playing"}') + figure(text, 'archipel_tables{state="over"}')).toBe(1);
    expect(figure(text, 'archipel_store_commits')).toBeGreaterThan(0);
    expect(figure(text, 'archipel_request_seconds_count{method="POST",route="/api/v1/tables/:table/moves",status="200"}')).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const [usual, longest] = ['0.999', '1'].map((quantile) => figure(text, `archipel_event_loop_stall_seconds{quantile="${quantile}"}`));
    expect(longest).toBeGreaterThanOrEqual(usual ?? Number.NaN);
    expect(longest).toBeLessThan(60);
    expect(text).toContain('archipel_bot_thinking_seconds');
    expect(text).not.toContain(table.id);
  });

  test('are for this machine only, even if a proxy runs on it, unless said otherwise', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.7' };
    const [closed, proxied, free, off] = await Promise.all([
      serving(),
      serving({ trustProxy: ['loopback'] }),
      serving({ metrics: 'open' }),
      serving({ metrics: 'off' }),
    ]);
    const status = async ({ address }: Served, headers = {}) => (await request(address, 'GET', '/metrics', undefined, headers)).status;
    expect(await status(closed, forwarded)).toBe(404);
    expect(await status(proxied, forwarded)).toBe(404);
    expect(await status(free, forwarded)).toBe(200);
    expect(await status(off)).toBe(404);
  });
});
