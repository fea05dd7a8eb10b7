import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/sqlite/store.ts';
import type { Store } from '../../src/store/store.ts';
import { storeConforms } from './conformance.ts';
import { leasesConform } from './leases.ts';
import { sqlitePlace } from './place.ts';

storeConforms('SQLite', async () => sqlitePlace());

describe('a database that one process has to itself', () => {
  const place = sqlitePlace();
  let store: Store;
  beforeAll(async () => {
    store = await openStore(place.file);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });
  leasesConform(() => ({ store, other: store }));
});
