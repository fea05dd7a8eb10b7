import type { Entry } from '@archipel/kernel';

/** An entry that was taken back by nobody. */
export type StandingEntry = Exclude<Entry, { readonly undo: number }>;

/** The entries that still stand in the end: what was taken back is left out, and so is the taking back. They lead to the same positions. */
export function standingLog(log: readonly Entry[]): readonly StandingEntry[] {
  const standing: StandingEntry[] = [];
  for (const entry of log) {
    if ('undo' in entry) standing.splice(Math.max(0, standing.length - entry.undo), entry.undo);
    else standing.push(entry);
  }
  return standing;
}
