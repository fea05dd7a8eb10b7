import path from 'node:path';
import { openSqlite } from '../store/sqlite/database.ts';
import { isPostgres, type StoragePlace } from './place.ts';

const SECONDS = 2;

/** One row a commit, one after another, durable as a move is: how many a second the storage manages by itself. */
export async function bareCommits(place: StoragePlace): Promise<number> {
  const { commit, end } = isPostgres(place) ? await onPostgres(place) : onSqlite(place);
  const since = performance.now();
  let commits = 0;
  while (performance.now() - since < SECONDS * 1000) {
    await commit(commits);
    commits += 1;
  }
  const took = (performance.now() - since) / 1000;
  await end();
  return commits / took;
}

function onSqlite(folder: string) {
  const database = openSqlite(path.join(folder, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; CREATE TABLE IF NOT EXISTS bare (at integer)',
  );
  const insert = database.prepare('INSERT INTO bare (at) VALUES (?)');
  return { commit: (at: number) => void insert.run(at), end: () => database.close() };
}

async function onPostgres(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS bare_commits (at integer)');
  return {
    commit: async (at: number) => void (await client.query('INSERT INTO bare_commits (at) VALUES ($1)', [at])),
    end: async () => {
      await client.query('DROP TABLE bare_commits');
      await client.end();
    },
  };
}
