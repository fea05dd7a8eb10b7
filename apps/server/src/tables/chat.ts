import type { Line } from '@archipel/protocol';
import type { Clock } from '../clock.ts';
import type { Who } from '../identity/who.ts';
import type { Names } from '../names.ts';
import type { Room, Rooms } from '../play/rooms.ts';
import { type No, no } from '../problems.ts';
import type { KeptLine, Store } from '../store/store.ts';
import { watchFault } from './table.ts';

/** Nobody may say more lines than this in so many milliseconds, at all tables together. */
const LINES = 5;
const WHILE = 10_000;

/** Talk at a table: by those who sit at it or may watch it, unless the owner has muted them. */
export function chatOf(store: Store, rooms: Rooms, names: Names, clock: Clock) {
  const said = new Map<string, number[]>();

  function tooFast(person: string): boolean {
    const now = clock.now();
    const lately = (said.get(person) ?? []).filter((at) => now - at < WHILE);
    if (lately.length >= LINES) return true;
    said.delete(person);
    said.set(person, [...lately, now]);
    // The map is in the order of the last line: those at its front have been silent for longest.
    for (const [other, times] of said) {
      if (now - (times.at(-1) ?? 0) < WHILE) break;
      said.delete(other);
    }
    return false;
  }

  const lineOf = async ({ number, by, text, at }: KeptLine): Promise<Line> => ({ number, by, name: await names.of(by), text, at });
  const linesOf = (kept: readonly KeptLine[]): Promise<readonly Line[]> => Promise.all(kept.map(lineOf));

  return {
    /** The last of what was said after `after`: whoever comes in late hears how the talk ended, not how it began. */
    latest: async (room: Room, after: number, limit: number) => linesOf(await store.chat.latest(room.id, after, limit)),
    read: (table: string, { person }: Who, after: number, limit: number): Promise<readonly Line[] | No> =>
      rooms.within(table, async (room) => watchFault(room.table, person.id) ?? linesOf(await store.chat.read(room.id, after, limit))),
    say: (table: string, { person }: Who, text: string): Promise<Line | No> =>
      rooms.within(table, async (room) => {
        const fault = watchFault(room.table, person.id);
        if (fault) return fault;
        if (room.table.muted.includes(person.id)) return no('muted', 'the owner of the table has muted you');
        if (tooFast(person.id)) return no('too-many-requests', `at most ${LINES} lines in ${WHILE / 1000} seconds`);
        const line = await lineOf(await store.chat.add(room.id, { by: person.id, text, at: clock.now() }));
        for (const watcher of room.watchers) watcher.tell({ tell: 'line', table: room.id, line });
        return line;
      }),
  };
}

export type Chat = ReturnType<typeof chatOf>;
