import type { SheetData } from '../table/sheetParts.ts';
import { sheetSchema } from './data.ts';

/** No sheet is longer; whatever is, was not made here, and is not even read. */
const LONGEST = 6000;
const BEFORE = '#sheet=';

/** A sheet as the part of an address that browsers never send to a server. */
export function fragmentOf(data: SheetData): string {
  const players = data.players.map(({ name, colour, counts }) => ({
    name,
    colour,
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  }));
  const bytes = new TextEncoder().encode(JSON.stringify({ ...data, players }));
  return (
    BEFORE +
    btoa(String.fromCodePoint(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  );
}

/** The sheet that an address carries; `undefined` if it carries none, `null` if it cannot be read. */
export function sheetOfFragment(fragment: string): SheetData | null | undefined {
  if (!fragment.startsWith(BEFORE)) return undefined;
  if (fragment.length > LONGEST) return null;
  try {
    const letters = atob(fragment.slice(BEFORE.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0));
    const read = sheetSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The address no longer says which sheet is shown. */
export function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}
