import type { Now } from '../session/session.ts';
import { standingEntries } from '../table/log.ts';

type Entry = Now['entries'][number];

/** What one seat did, one entry after another. */
export interface Run {
  readonly seat: number;
  readonly entries: readonly Entry[];
}

/** What happened after a position, by whoever did it, oldest first. What was taken back is left out, and so is what told nothing. */
export function runsSince(entries: readonly Entry[], since: number): readonly Run[] {
  const runs: { readonly seat: number; readonly entries: Entry[] }[] = [];
  for (const entry of standingEntries(entries)) {
    if (entry.position <= since || entry.events.length === 0) continue;
    const run = runs.at(-1);
    if (run?.seat === entry.seat) run.entries.push(entry);
    else runs.push({ seat: entry.seat, entries: [entry] });
  }
  return runs;
}

/** An event of a run; one that has a place on the board has a number there. */
export interface Told {
  readonly key: string;
  readonly event: unknown;
  readonly place: string | undefined;
  readonly number: number | undefined;
}

export interface ToldRun extends Run {
  readonly events: readonly Told[];
}

/** The runs after a position with their events; those that took place on the board are numbered from 1 on. */
export function toldSince(entries: readonly Entry[], since: number, places: ReadonlyMap<unknown, string> | undefined): readonly ToldRun[] {
  let count = 0;
  return runsSince(entries, since).map((run) => ({
    ...run,
    events: run.entries.flatMap(({ position, events }) =>
      events.map((event, at) => {
        const place = places?.get(event);
        return { key: `${position.toString()} ${at.toString()}`, event, place, number: place === undefined ? undefined : ++count };
      }),
    ),
  }));
}
