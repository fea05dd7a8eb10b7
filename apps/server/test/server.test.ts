import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCRIPT, STYLE } from './pages.ts';
import { type Served, served } from './served.ts';

let server: Served;
let address = '';

beforeAll(async () => {
  server = await served();
  ({ address } = server);
});
afterAll(() => server.stop());

const ask = (path: string, init?: RequestInit) => fetch(`${address}${path}`, init);

/** The answer as it comes over the wire: fetch would unpack it, and would tidy the path. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    get({ hostname, port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('health', () => {
  test('says that all is well, and which version speaks', async () => {
    const answer = await ask('/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'ok', version: '9.9.9' });
  });
});

describe('pages', () => {
  test('the home page is at the root, and is asked for anew each time', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<title>Home</title>');
  });

  test('a home page that has not changed is not sent again', async () => {
    const { etag } = (await raw('/')).headers;
    const again = await raw('/', { 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.body).toHaveLength(0);
  });

  test('a file with a hash in its name is kept for ever', async () => {
    const answer = await ask('/assets/main-77b0.css');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(STYLE);
  });

  test('a script goes out as brotli, as gzip or plain, whatever the browser takes', async () => {
    const path = '/assets/main-4f2a.js';
    const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzipped = await raw(path, { 'accept-encoding': 'gzip' });
    const plain = await raw(path);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const each of [brotli, gzipped, plain]) {
      expect(each.headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(each.headers['vary']).toMatch(/accept-encoding/i);
      expect(each.headers['cache-control']).toMatch(/immutable/);
    }
    const texts = [brotliDecompressSync(brotli.body), gunzipSync(gzipped.body), plain.body].map(String);
    expect(texts).toEqual([SCRIPT, SCRIPT, SCRIPT]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const answer = await ask('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toBe('');
  });
});

describe('addresses of pages', () => {
  test.each(['/settings', '/about', '/check', '/play/3f2a', '/t/k9', '/t/k9?watch=1', '/j/KRABBE'])(
    '%s is a page for a browser',
    async (path) => {
      const answer = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Home</title>');
    },
  );
});

describe('what is not there', () => {
  test('a person with a browser gets the page, which says so', async () => {
    const answer = await ask('/no/such/island', { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<title>Home</title>');
  });

  test.each(['//', '//assets', '/./', '/assets/..%2f'])('a person who asks for %s gets the page too', async (path) => {
    const answer = await raw(path, { accept: 'text/html,*/*;q=0.8' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(String(answer.body)).toContain('<title>Home</title>');
  });

  test.each(['*/*', 'application/json', 'text/html;q=0, */*'])('a program that accepts %s gets a problem document', async (accept) => {
    const answer = await ask('/no/such/island?x=1', { headers: { accept } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: 'there is nothing at /no/such/island?x=1',
    });
  });

  test.each(['/assets/main-4f2a.js.br', '/assets/', '/assets', '/.secret'])('%s is no page of its own', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%5c..%5cpackage.json', '/%00', '/%zz'])(
    '%s leads nowhere',
    async (path) => {
      const answer = await raw(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

describe('other methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused, wherever it goes', async (method) => {
    for (const path of ['/', '/healthz', '/no/such/island']) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    }
  });
});

describe('security', () => {
  test.each(['/', '/healthz', '/assets/main-4f2a.js', '/no/such/island'])('%s carries every header', async (path) => {
    const { headers } = await ask(path);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy.join()).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});
