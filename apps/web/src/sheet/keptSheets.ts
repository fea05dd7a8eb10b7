import * as z from 'zod/mini';
import { create } from 'zustand';
import { newName } from '../session/newName.ts';
import type { SheetData } from '../table/sheetParts.ts';
import { isBlank, sheetSchema } from './data.ts';
import { forgetLink } from './link.ts';

const keptSchema = z.readonly(z.strictObject({ id: z.string(), changed: z.number(), data: sheetSchema }));
export type KeptSheet = z.infer<typeof keptSchema>;

export const MOST_SHEETS = 40;
const KEY = 'archipel.sheets';

interface Sheets {
  /** Those on this device, the one last changed first. */
  readonly kept: readonly KeptSheet[];
  /** The sheet on the screen; without an id it is kept nowhere yet. */
  readonly id: string | undefined;
  readonly data: SheetData | undefined;
  /** Whether the last change could not be kept: the device refuses, or has too many sheets. */
  readonly unkept: 'refused' | 'full' | undefined;
}

/** What was kept before, sheet by sheet: one that cannot be read does not hide the others. */
function remembered(): readonly KeptSheet[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Array.isArray(all) ? all : []).flatMap((each) => {
      const read = keptSchema.safeParse(each);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}

export const useSheets = create<Sheets>(() => ({ kept: remembered(), id: undefined, data: undefined, unkept: undefined }));

// Another tab has changed a sheet.
addEventListener('storage', () => useSheets.setState({ kept: remembered() }));

/** Writes what is to be kept. Other tabs may have written since: only the sheet named is changed. */
function write(change: (kept: readonly KeptSheet[]) => readonly KeptSheet[]): boolean {
  const kept = change(remembered());
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return false;
  }
  useSheets.setState({ kept });
  return true;
}

/** Shows a sheet: one that is kept, by its id, or one that is new or came by a link. */
export function showSheet(data: SheetData, id?: string): void {
  useSheets.setState({ data, id, unkept: undefined });
}

/** Changes the sheet on the screen, and keeps it. A new one is kept once something stands on it. */
export function changeSheet(data: SheetData): void {
  const { id: old, kept } = useSheets.getState();
  forgetLink();
  useSheets.setState({ data });
  if (old === undefined && isBlank(data)) return;
  const id = old ?? newName();
  const full = old === undefined && kept.length >= MOST_SHEETS;
  const done = !full && write((all) => [{ id, changed: Date.now(), data }, ...all.filter((each) => each.id !== id)]);
  useSheets.setState(done ? { id, unkept: undefined } : { unkept: full ? 'full' : 'refused' });
}

export function dropSheet(id: string): void {
  write((all) => all.filter((each) => each.id !== id));
  if (useSheets.getState().id === id) useSheets.setState({ id: undefined });
}
