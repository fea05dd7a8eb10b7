import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { builtPages } from './pages.ts';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const pages = builtPages();
const data = mkdtempSync(path.join(tmpdir(), 'archipel-data-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => {
  pages.remove();
  rmSync(data, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Standard output so far, or as soon as it has a whole line. */
  readonly firstLine: Promise<string>;
  readonly end: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], PAGES: pages.folder, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
  });
  const end = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return { code: code ?? null, out, err };
  });
  return { child, firstLine, end };
}

/** The address that a freshly started program tells. */
async function addressIn(run: Run): Promise<string> {
  const line = await Promise.race([run.firstLine, run.end.then(({ err }) => Promise.reject(new Error(`it ended: ${err}`)))]);
  const [, address] = line.match(/^Archipel is at (http:\/\/localhost:\d+)$/) ?? [];
  if (address === undefined) throw new Error(`not an address: ${line}`);
  return address;
}

describe('the program', () => {
  test('tells its address, serves, and ends well when it is told to', async () => {
    const run = start(['--port', '0']);
    const address = await addressIn(run);
    const health = await fetch(`${address}/healthz`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    run.child.kill('SIGTERM');
    expect(await run.end).toEqual({ code: 0, out: `Archipel is at ${address}\n`, err: '' });
  });

  test('says in one line that its database is damaged', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'archipel-damaged-'));
    const first = start(['--port', '0'], { DATA_DIR: folder });
    await addressIn(first);
    first.child.kill('SIGTERM');
    await first.end;
    // The first page says what it is; the rest is spoilt.
    const file = path.join(folder, 'archipel.db');
    const { size } = statSync(file);
    truncateSync(file, 4096);
    truncateSync(file, size);
    const { code, err } = await start(['--port', '0'], { DATA_DIR: folder }).end;
    expect(code).toBe(1);
    expect(err).toMatch(/^archipel: the data folder .* cannot be used: .*\n$/);
    rmSync(folder, { recursive: true, force: true });
  });

  test('tells its address to a program if asked to', async () => {
    const run = start(['--port', '0', '--json']);
    const { address } = JSON.parse(await run.firstLine) as { readonly address: string };
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    run.child.kill('SIGTERM');
    expect(await run.end).toMatchObject({ code: 0, out: `{"address":"${address}"}\n`, err: '' });
  });

  test('ends as well on an interrupt, even while a browser keeps its connection', async () => {
    const run = start([], { PORT: '0' });
    const address = await addressIn(run);
    await (await fetch(address, { headers: { connection: 'keep-alive' } })).text();
    run.child.kill('SIGINT');
    expect((await run.end).code).toBe(0);
  });

  test('writes a log of JSON lines to stderr if asked to', async () => {
    const run = start(['--port', '0'], { LOG_LEVEL: 'info' });
    await fetch(`${await addressIn(run)}/healthz`);
    run.child.kill('SIGTERM');
    const { out, err } = await run.end;
    expect(out.split('\n')).toHaveLength(2);
    const entries = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly msg: string });
    expect(entries.map(({ msg }) => msg)).toContain('request completed');
  });

  test('explains itself', async () => {
    const { code, out, err } = await start(['--help']).end;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('--port <n>');
  });
});

describe('what cannot be is said in one line', () => {
  const oneLine = /^archipel: [^\n]+\n$/;

  test.each([
    [[], { PORT: 'eighteen' }],
    [['--port', '70000'], {}],
    [['--host', 'not a host'], {}],
    [['--colour'], {}],
    [[], { LOG_LEVEL: 'loud' }],
  ])('bad input %j %j ends with 2', async (args, env: Record<string, string>) => {
    const { code, out, err } = await start(args, env).end;
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(oneLine);
  });

  test('a port that is taken ends with 1', async () => {
    const other = await listening();
    const bound = other.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const { code, out, err } = await start(['--port', `${port}`]).end;
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(oneLine);
    expect(err).toContain(`port ${port} is already in use`);
  });

  test('an address of another machine ends with 1', async () => {
    const { code, err } = await start(['--port', '0', '--host', '192.0.2.7']).end;
    expect(code).toBe(1);
    expect(err).toBe('archipel: 192.0.2.7 is not an address of this machine: choose another with --host or HOST\n');
  });

  test('pages that are not built end with 1', async () => {
    const { code, err } = await start(['--port', '0'], { PAGES: path.join(pages.folder, 'assets') }).end;
    expect(code).toBe(1);
    expect(err).toMatch(oneLine);
    expect(err).toContain('npm run build');
  });
});

async function listening(): Promise<Server> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
