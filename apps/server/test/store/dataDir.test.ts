import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runMaintenance } from '../../src/maintenance.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { backUp, openDataDir, restore } from '../../src/store/sqlite/dataDir.ts';
import { openStore } from '../../src/store/sqlite/store.ts';
import type { Store, StoredTable } from '../../src/store/store.ts';
import { sqlitePlace } from './place.ts';
import { after, moves, person, table } from './samples.ts';

let place: ReturnType<typeof sqlitePlace>;
let folder: string;
beforeEach(() => {
  place = sqlitePlace();
  folder = path.join(place.folder, 'data');
});
afterEach(() => place.remove());

const now = new Date('2026-05-04T03:02:01.500Z');
const at = (name: string) => path.join(place.folder, name);

async function withStore(use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openDataDir(folder);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

describe('the data folder', () => {
  test('is made for its owner alone', () =>
    withStore(async (store) => {
      await store.people.add(person());
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      for (const file of readdirSync(folder).filter((name) => name.startsWith('archipel.db')))
        expect([file, statSync(path.join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
    }));

  test('is used by one server at a time', () =>
    withStore(async (store) => {
      await expect(openDataDir(folder)).rejects.toThrow(`another server is using ${folder}`);
      await store.people.add(person());
    }).then(() => withStore(async (store) => expect(await store.writable()).toBe(true))));
});

describe('a backup', () => {
  test('has all of one moment while moves go on, and is one file for its owner alone', () =>
    withStore(async (store) => {
      const tables = Array.from({ length: 20 }, () => table());
      await Promise.all(tables.map((each) => store.tables.add(each)));
      const busy = new Set(['saving']);
      const saving = backUp(folder, at('copy.db'), now).finally(() => busy.clear());
      let current: readonly StoredTable[] = tables;
      while (busy.size > 0) {
        const next = current.map((each) => after(each, 1));
        await Promise.all(next.map((each) => store.logs.append(each.id, each.position - 1, moves(1), null, each)));
        current = next;
      }
      expect(await saving).toBe(at('copy.db'));
      expect(statSync(at('copy.db')).mode & 0o777).toBe(0o600);
      expect(readdirSync(place.folder).toSorted()).toEqual(['copy.db', 'data']);

      const copy = await openStore(at('copy.db'));
      for (const { id } of tables) {
        const kept = await copy.tables.byId(id);
        expect(await copy.logs.read(id)).toHaveLength(kept?.position ?? -1);
      }
      await copy.close();
    }));

  test('in a folder has its moment as its name, and never replaces anything', () =>
    withStore(async () => {
      expect(await backUp(folder, place.folder, now)).toBe(at('archipel-2026-05-04T030201Z.db'));
      await expect(backUp(folder, place.folder, now)).rejects.toThrow('is there already');
    }));

  test('of nothing is refused, and leaves nothing', async () => {
    await expect(backUp(folder, at('copy.db'), now)).rejects.toThrow('there is no database');
    expect(existsSync(at('copy.db'))).toBe(false);
  });
});

describe('restoring', () => {
  const anne = person();
  const ben = person();
  /** A folder with Anne and Ben, and a backup from before Ben came. */
  async function saved(): Promise<string> {
    await withStore(async (store) => {
      await store.people.add(anne);
      await backUp(folder, at('copy.db'), now);
      await store.people.add(ben);
    });
    return at('copy.db');
  }
  const known = async () => {
    let found: readonly boolean[] = [];
    await withStore(async ({ people }) => {
      found = [(await people.byId(anne.id)) !== undefined, (await people.byId(ben.id)) !== undefined];
    });
    return found;
  };

  test('brings back what was saved, in a new folder', async () => {
    const copy = await saved();
    folder = at('elsewhere');
    await restore(folder, copy, { force: false });
    expect(await known()).toEqual([true, false]);
  });

  test('replaces what is there only if it is told to', async () => {
    const copy = await saved();
    await expect(restore(folder, copy, { force: false })).rejects.toThrow('--force replaces it');
    expect(await known()).toEqual([true, true]);
    await restore(folder, copy, { force: true });
    expect(await known()).toEqual([true, false]);
  });

  test('never touches the folder of a running server', async () => {
    const copy = await saved();
    await withStore(async () => {
      await expect(restore(folder, copy, { force: true })).rejects.toThrow('another server is using');
    });
    expect(await known()).toEqual([true, true]);
  });

  test('does not take the log of what it replaces for its own', async () => {
    const copy = await saved();
    // A server that was killed leaves a log behind.
    const killed = openSqlite(path.join(folder, 'archipel.db'));
    killed.exec("UPDATE people SET name = 'changed'");
    for (const beside of ['-wal', '-shm']) copyFileSync(path.join(folder, `archipel.db${beside}`), at(`left${beside}`));
    killed.close();
    for (const beside of ['-wal', '-shm']) copyFileSync(at(`left${beside}`), path.join(folder, `archipel.db${beside}`));
    await restore(folder, copy, { force: true });
    await withStore(async ({ people }) => expect(await people.byId(anne.id)).toEqual(anne));
  });

  test.each([
    ['a diary', () => writeFileSync(at('copy.db'), 'Dear diary, '.repeat(1000)), 'not a database'],
    ['an empty file', () => writeFileSync(at('copy.db'), ''), 'is empty'],
    ['nothing', () => undefined, 'there is no file'],
    ['half a backup', () => writeFileSync(at('copy.db'), halfOf(at('whole.db'))), 'malformed'],
  ])('%s is refused before anything is changed', async (_, write, why) => {
    const copy = await saved();
    copyFileSync(copy, at('whole.db'));
    rmSync(copy);
    write();
    await expect(restore(folder, copy, { force: true })).rejects.toThrow(why);
    expect(await known()).toEqual([true, true]);
  });
});

describe('the program', () => {
  const run = (what: 'backup' | 'restore', ...args: readonly string[]) => runMaintenance(what, args, { DATA_DIR: folder }, now);

  test('saves and restores', async () => {
    await withStore(async (store) => void (await store.people.add(person())));
    expect(await run('backup', at('copy.db'))).toEqual({ exit: 0, said: `Saved in ${at('copy.db')}` });
    expect(await run('restore', at('copy.db'), '--force')).toEqual({ exit: 0, said: `Restored into ${folder}` });
    expect(await run('restore', at('copy.db'), '--data-dir', at('new'))).toEqual({ exit: 0, said: `Restored into ${at('new')}` });
  });

  test('says what is missing or cannot be', async () => {
    expect(await run('backup')).toMatchObject({ exit: 2 });
    expect(await run('restore', '--force')).toMatchObject({ exit: 2 });
    expect(await run('backup', at('copy.db'), '--force')).toMatchObject({ exit: 2 });
    expect(await run('backup', at('copy.db'), '--colour')).toMatchObject({ exit: 2 });
    expect(await run('backup', at('copy.db'))).toMatchObject({ exit: 1, said: expect.stringContaining('there is no database') });
    await withStore(async () => {
      expect(await run('backup', at('no/such/copy.db'))).toMatchObject({ exit: 1, said: expect.stringContaining('ENOENT') });
    });
  });
});

function halfOf(file: string): Buffer {
  const whole = readFileSync(file);
  return whole.subarray(0, Math.floor(whole.length / 2));
}
