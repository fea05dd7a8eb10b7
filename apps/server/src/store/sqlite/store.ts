import { statSync } from 'node:fs';
import { type Store, StoreFault } from '../store.ts';
import { createChanges } from './changes.ts';
import { chatOn } from './chat.ts';
import { saveCopy } from './copy.ts';
import { type Database, openSqlite } from './database.ts';
import { ownLeases, sharedLeases } from './leases.ts';
import { logsOn } from './logs.ts';
import { migrate } from './migrations.ts';
import { noticesOn } from './notices.ts';
import { peopleOn } from './people.ts';
import { createQueue } from './queue.ts';
import { type Sql, sqlOn, translating } from './sql.ts';
import { tablesOn } from './tables.ts';

export interface Sharing {
  /** Milliseconds between two looks for the commits of others. Not given: nobody else writes to the database. */
  readonly pollMs?: number;
}

/** Opens the store in a file of SQLite, makes it if there is none, and brings an older one forward. */
export async function openStore(file: string, sharing: Sharing = {}): Promise<Store> {
  const database = translating(() => openSqlite(file));
  try {
    return sqliteStore(database, file, sharing);
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The store on an open connection. SQLite is called synchronously, and every transaction of the queue is begun and ended within one turn of
 * the loop: what is read on the same connection, always between turns, is committed.
 */
export function sqliteStore(database: Database, file: string, { pollMs }: Sharing = {}): Store {
  const sql = sqlOn(database);
  // Full: a commit is on the disk before it is answered, even if the power goes; macOS has to be asked twice.
  translating(() => database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON'));
  // The log of writes may become larger (16 MB) before it is worked in: pages that are written again and again are worked in once.
  translating(() => database.exec('PRAGMA wal_autocheckpoint = 4000'));
  migrate(database, file);
  const changes = createChanges(sql, pollMs);
  const queue = createQueue(sql, stillThere(file), changes);
  return {
    people: peopleOn(sql, queue),
    tables: tablesOn(sql, queue),
    logs: logsOn(sql, queue),
    chat: chatOn(sql, queue),
    notices: noticesOn(sql, queue),
    settings: settingsOn(sql, queue.write),
    leases: pollMs === undefined ? ownLeases() : sharedLeases(sql, queue),
    changes: changes.listen,
    counts: queue.counts,
    // A write that is rolled back would never reach the disk, and so would not notice that it is full.
    writable: () =>
      queue
        .write(() => sql.run('UPDATE pulse SET beat = 1 - beat'))
        .then(
          () => true,
          (fault: unknown) => {
            if (fault instanceof StoreFault) return false;
            throw fault;
          },
        ),
    backup: (to) => saveCopy(file, to),
    close: async () => {
      queue.close();
      changes.close();
      database.close();
    },
  };
}

/**
 * Somebody may remove the file under a server that runs, or put another in its place. The system then lets it write on into a file that has no
 * name any more, and all that was promised would be gone with the process: nothing is promised.
 */
function stillThere(file: string): () => void {
  const name = () => {
    const { dev, ino } = statSync(file);
    return `${dev} ${ino}`;
  };
  const opened = name();
  return () => {
    let now: string | undefined;
    try {
      now = name();
    } catch {
      // Gone, or out of reach.
    }
    if (now !== opened) throw new StoreFault('broken', `${file} is not the file that was opened`);
  };
}

function settingsOn(sql: Sql, write: <Result>(work: () => Result) => Promise<Result>): Store['settings'] {
  const get = (name: string) => sql.query<{ value: string }>('SELECT value FROM settings WHERE name = ?').one(name)?.value;
  return {
    get: async (name) => get(name),
    getOrAdd: (name, value) =>
      write(() => {
        sql.run('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)', name, value);
        return get(name) ?? value;
      }),
    set: (name, value) => write(() => void sql.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value)),
  };
}
