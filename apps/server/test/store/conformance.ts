import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { changesConform } from './changes.ts';
import { chatConforms } from './chat.ts';
import { leasesConform } from './leases.ts';
import { logsConform } from './logs.ts';
import { peopleConform } from './people.ts';
import { tablesConform } from './tables.ts';
import { writingConforms } from './writing.ts';

/** Data that a store can be opened on, several times at once, as several processes would. */
export interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** Two stores on the same data, open while the tests of a part run. */
export interface Subject {
  readonly store: Store;
  readonly other: Store;
}

/** What every adapter must do. `place` makes an empty place. */
export function storeConforms(adapter: string, place: () => Promise<Place>): void {
  describe(`the store on ${adapter}`, () => {
    const parts = {
      people: peopleConform,
      tables: tablesConform,
      logs: logsConform,
      chat: chatConforms,
      changes: changesConform,
      leases: leasesConform,
    };
    for (const [part, tests] of Object.entries(parts)) {
      describe(part, () => {
        let opened: (Subject & { readonly where: Place }) | undefined;
        beforeAll(async () => {
          const where = await place();
          opened = { where, store: await where.open(), other: await where.open() };
        });
        afterAll(async () => {
          await opened?.store.close();
          await opened?.other.close();
          await opened?.where.remove();
        });
        tests(() => {
          if (!opened) throw new Error('the store is not open yet');
          return opened;
        });
      });
    }
    describe('writing', () => writingConforms(place));
  });
}
