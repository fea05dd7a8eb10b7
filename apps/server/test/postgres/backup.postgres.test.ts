import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from '../../../../tools/postgres.mjs';
import { openStore } from '../../src/store/postgres/store.ts';
import { after, moves, person, table } from '../store/samples.ts';
import { type Cluster, startCluster } from './cluster.ts';

const execute = promisify(execFile);
let cluster: Cluster;
const folder = mkdtempSync(path.join(tmpdir(), 'archipel-dump-'));
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that was saved with pg_dump under a running server is restored with pg_restore, and played on', async () => {
  const [from, to] = [await cluster.database(), await cluster.database()];
  const run = (name: string, ...args: readonly string[]) => execute(path.join(findPostgres(), name), args);
  const file = path.join(folder, 'archipel.dump');
  const running = await openStore(from);
  const [anne, begun] = [person(), table()];
  await running.people.add(anne);
  await running.tables.add(begun);
  await running.logs.append(begun.id, 0, moves(3), 'key-00000', after(begun, 3));
  await run('pg_dump', '-Fc', '-f', file, from);
  // What comes after it is not in it.
  await running.logs.append(begun.id, 3, moves(1), null, after(after(begun, 3), 1));
  await run('pg_restore', '-d', to, file);

  const restored = await openStore(to);
  expect(await restored.people.byId(anne.id)).toEqual(anne);
  expect(await restored.tables.byId(begun.id)).toEqual(after(begun, 3));
  expect(await restored.logs.read(begun.id)).toEqual((await running.logs.read(begun.id)).slice(0, 3));
  expect(await restored.logs.append(begun.id, 0, moves(3), 'key-00000', after(begun, 3))).toEqual({ repeated: 3 });
  expect(await restored.logs.append(begun.id, 3, moves(1), null, after(after(begun, 3), 1))).toBe('done');
  expect(await restored.tables.add(table())).toBe('done');
  await restored.close();
  await running.close();
});
