import { randomUUID } from 'node:crypto';
import { type Leases, type Settings, type Store, StoreFault } from '../store.ts';
import { createAppends } from './appends.ts';
import { createChanges } from './changes.ts';
import { chatOn } from './chat.ts';
import { connect, type Sql } from './connection.ts';
import { logsOn } from './logs.ts';
import { migrate } from './migrations.ts';
import { noticesOn } from './notices.ts';
import { peopleOn } from './people.ts';
import { tablesOn } from './tables.ts';
import { createWriter, type Writer } from './writer.ts';

/** Opens the store in a database of PostgreSQL (`postgres://…`), makes its tables if there are none, and brings older ones forward. */
export async function openStore(url: string): Promise<Store> {
  const connections = connect(url);
  try {
    await migrate(connections);
    const changes = await createChanges(url, randomUUID());
    const writer = createWriter(connections, changes);
    const { reads } = connections;
    return {
      people: peopleOn(reads, writer),
      tables: tablesOn(reads, writer),
      logs: logsOn(reads, writer, createAppends(connections, changes, writer)),
      chat: chatOn(reads, writer),
      notices: noticesOn(reads, writer),
      settings: settingsOn(reads, writer),
      leases: leasesOn(writer),
      changes: changes.listen,
      counts: writer.counts,
      writable: () =>
        writer
          .write((sql) => sql.run('UPDATE pulse SET beat = 1 - beat'))
          .then(
            () => true,
            (fault: unknown) => {
              if (fault instanceof StoreFault) return false;
              throw fault;
            },
          ),
      backup: () => Promise.reject(new StoreFault('broken', 'PostgreSQL is saved with its own pg_dump, or moved with move-storage')),
      async close() {
        await writer.close();
        await changes.close();
        await connections.close();
      },
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}

function settingsOn(sql: Sql, { repeatable }: Writer): Settings {
  const get = async (on: Sql, name: string) => (await on.one<{ value: string }>('SELECT value FROM settings WHERE name = $1', name))?.value;
  const insert = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name)';
  return {
    get: (name) => get(sql, name),
    getOrAdd: (name, value) =>
      repeatable(async (on) => {
        await on.run(`${insert} DO NOTHING`, name, value);
        return (await get(on, name)) ?? value;
      }),
    set: (name, value) => repeatable(async (on) => void (await on.run(`${insert} DO UPDATE SET value = excluded.value`, name, value))),
  };
}

/** Whoever finds the row free, or is its holder, writes it; all others find out in the same statement that they do not. */
function leasesOn({ repeatable }: Writer): Leases {
  const taking = `INSERT INTO leases (name, holder, until) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE
    SET holder = excluded.holder, until = excluded.until WHERE leases.holder = excluded.holder OR leases.until <= $4`;
  // What nobody gave back because its holder was killed; whoever else clears at this moment is not waited for.
  const clearing =
    'DELETE FROM leases WHERE name IN (SELECT name FROM leases WHERE until <= $1 AND name <> $2 LIMIT 20 FOR UPDATE SKIP LOCKED)';
  return {
    take: (name, holder, until, now) =>
      repeatable(async (sql) => {
        if ((await sql.run(taking, name, holder, until, now)) > 0) {
          await sql.run(clearing, now, name);
          return 'taken';
        }
        const lease = await sql.one<{ until: number }>('SELECT until FROM leases WHERE name = $1', name);
        return { heldUntil: lease?.until ?? now };
      }),
    release: (name, holder) =>
      repeatable(async (sql) => void (await sql.run('DELETE FROM leases WHERE name = $1 AND holder = $2', name, holder))),
  };
}
