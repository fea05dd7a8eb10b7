import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../src/store/sqlite/store.ts';
import type { Place } from './conformance.ts';

/** Milliseconds between two looks for the commits of the other store. */
const POLL = 5;

/** A database in a real file, in a folder of its own. */
export function sqlitePlace(): Place & { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'archipel-store-'));
  const file = path.join(folder, 'archipel.db');
  return { folder, file, open: () => openStore(file, { pollMs: POLL }), remove: () => rm(folder, { recursive: true }) };
}
