import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sqlitePlace } from './place.ts';
import { after, moves, table } from './samples.ts';

/** Commits in a log of SQLite (https://sqlite.org/fileformat2.html#walformat): frames that say how large the database is after them. */
function commitsIn(wal: Buffer): number {
  const [pageSize, salts] = [wal.readUInt32BE(8), wal.subarray(16, 24)];
  let commits = 0;
  for (let frame = 32; frame + 24 + pageSize <= wal.length; frame += 24 + pageSize) {
    // The rest of the file is from an earlier round.
    if (!wal.subarray(frame + 8, frame + 16).equals(salts)) break;
    if (wal.readUInt32BE(frame + 4) > 0) commits += 1;
  }
  return commits;
}

test('the commits that the store counts are those that are in the file', async () => {
  const place = sqlitePlace();
  const store = await place.open();
  const count = () => ({ counted: store.counts().commits, found: commitsIn(readFileSync(`${place.file}-wal`)) });
  const tables = Array.from({ length: 50 }, () => table());
  await Promise.all(tables.map((each) => store.tables.add(each)));

  const before = count();
  await Promise.all(tables.map((each) => store.logs.append(each.id, 0, moves(1), null, after(each, 1))));
  const together = count();
  expect(together.found - before.found).toBe(1);
  expect(together.counted - before.counted).toBe(1);

  for (const each of tables.slice(0, 5)) await store.logs.append(each.id, 1, moves(1), null, after(after(each, 1), 1));
  const alone = count();
  expect(alone.found - together.found).toBe(5);
  expect(alone.counted - together.counted).toBe(5);

  await store.close();
  await place.remove();
});

test('more writes than one commit takes are spread over several, and all are kept', async () => {
  const place = sqlitePlace();
  const store = await place.open();
  const tables = Array.from({ length: 600 }, () => table());
  expect(new Set(await Promise.all(tables.map((each) => store.tables.add(each))))).toEqual(new Set(['done']));
  expect(store.counts()).toEqual({ writes: 600, commits: 3 });
  await store.close();
  await place.remove();
});
