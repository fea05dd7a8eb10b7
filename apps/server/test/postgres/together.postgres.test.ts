import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, run } from '../kill/program.ts';
import { builtPages } from '../pages.ts';
import { request } from '../person.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { company } from './company.ts';
import { lineTo } from './line.ts';
import { nextVersion } from './nextVersion.ts';

let cluster: Cluster;
const pages = builtPages();
const folder = mkdtempSync(path.join(tmpdir(), 'archipel-together-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  pages.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = (url: string, built?: string) => run(folder, pages.folder, { DATABASE_URL: url }, built);
const versionOf = async ({ address }: Running) =>
  ((await request(address, 'GET', '/healthz')).body as { readonly version: string }).version;

describe('three processes on one database, behind one address', () => {
  test('go on where one is killed, where PostgreSQL is, and where the line to it is cut: each move is made once, and everybody hears of it', async () => {
    const line = await lineTo(cluster.port);
    const url = await cluster.database();
    const far = url.replace(`:${cluster.port}/`, `:${line.port}/`);
    const processes = await Promise.all([start(far), start(far), start(far)]);
    const { more, replace, compare } = await company(url, processes);
    await more(10);
    const took: number[] = [];
    for (const _ of [1, 2, 3]) {
      const [victim] = processes;
      await victim?.kill();
      took.push(await more(6));
      replace(victim, await start(far));
    }
    await cluster.restart();
    took.push(await more(6));
    line.cut();
    line.mend();
    took.push(await more(6));
    const moves = await compare();
    await line.close();
    const longest = Math.round(Math.max(...took));
    process.stdout.write(
      `Five faults, ${moves} moves acknowledged, 0 lost, 0 doubled; at most ${longest} ms until all had heard of six more\n`,
    );
  });
});

describe('versions that are exchanged one after another', () => {
  test('work side by side on one database, and the old one can be started again on the schema of the new one', async () => {
    const url = await cluster.database();
    const next = nextVersion(folder, { breaking: false });
    const old = await Promise.all([start(url), start(url)]);
    const { more, replace, compare } = await company(url, [...old]);
    await more(8);
    const fresh = await start(url, next);
    expect([await versionOf(fresh), await versionOf(old[0])]).toEqual(['99.0.0', expect.not.stringMatching('99.0.0')]);
    replace(undefined, fresh);
    await more(8);
    await old[0].kill();
    const again = await start(url);
    replace(old[0], again);
    await more(8);
    for (const each of [old[1], again]) {
      const newer = await start(url, next);
      replace(each, newer);
      await each.stop();
      await more(8);
    }
    await compare();
  });

  test('an old one does not start where the new one has taken away what it needs', async () => {
    const url = await cluster.database();
    const newer = await start(url, nextVersion(folder, { breaking: true }));
    await expect(start(url)).rejects.toThrow(/written by a newer Archipel \(schema \d+, and this one knows \d+\)\n$/);
    await newer.stop();
  });
});
