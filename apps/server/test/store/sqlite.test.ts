import { storeConforms } from './conformance.ts';
import { sqlitePlace } from './place.ts';

storeConforms('SQLite', async () => sqlitePlace());
