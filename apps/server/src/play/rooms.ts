import type { Viewer } from '@archipel/kernel';
import type { Tell } from '@archipel/protocol';
import type { Clock } from '../clock.ts';
import type { Who } from '../identity/who.ts';
import { isNo, type No, no } from '../problems.ts';
import type { KeptTable, Store } from '../store/store.ts';
import { seatOf } from '../tables/table.ts';
import { type Memory, recalled } from './memory.ts';

/** Somebody who watches a table, on one connection. */
export interface Watcher {
  readonly who: Who;
  tell(tell: Tell): void;
  /** The log position that was told last; null before the first word about the match. */
  position: number | null;
}

/** A table in memory: as it is kept, the match that is played at it, and who looks on. */
export interface Room {
  readonly id: string;
  table: KeptTable;
  /** There once the game has begun and somebody has asked for it. */
  memory: Memory | undefined;
  readonly watchers: Set<Watcher>;
  /** A bot is thinking about its turn. */
  thinking: boolean;
  /** A snapshot should have been taken at a position where none can be. */
  snapshotDue: boolean;
  touched: number;
}

export interface Rooms {
  /** Does something at a table, one thing at a time. */
  within<Result>(table: string, work: (room: Room) => Promise<Result>): Promise<Result | No>;
  /** The match of a room, recalled if need be. */
  memoryOf(room: Room): Promise<Memory | No>;
  /** Takes table and match from the store again: another process was faster. */
  reload(room: Room): Promise<void>;
  /** The room if it is in memory. */
  peek(table: string): Room | undefined;
  /** Rooms in memory that somebody watches. */
  watched(): readonly Room[];
  /** When everything that was begun is done. */
  quiet(): Promise<void>;
  stop(): void;
}

/** A room in which nothing has happened for so long, and nobody looks on, is forgotten; the store knows it all. */
const IDLE = 10 * 60_000;

export function viewerAt(room: Room, who: Who): Viewer {
  return seatOf(room.table, who.person.id) ?? 'spectator';
}

export function roomsOf(store: Store, clock: Clock): Rooms {
  const rooms = new Map<string, Room>();
  const tails = new Map<string, Promise<unknown>>();
  let cancel = clock.wakeAt(clock.now() + IDLE, sweep);

  function sweep(): void {
    for (const [id, room] of rooms) {
      const idle = room.watchers.size === 0 && !room.thinking && !tails.has(id);
      if (idle && clock.now() - room.touched >= IDLE) rooms.delete(id);
    }
    cancel = clock.wakeAt(clock.now() + IDLE, sweep);
  }

  async function roomAt(id: string): Promise<Room | No> {
    const known = rooms.get(id);
    if (known) return known;
    const table = await store.tables.byId(id);
    if (table === undefined) return no('not-found', 'there is no such table');
    const room: Room = { id, table, memory: undefined, watchers: new Set(), thinking: false, snapshotDue: false, touched: clock.now() };
    rooms.set(id, room);
    return room;
  }

  return {
    async within(table, work) {
      const before = tails.get(table) ?? Promise.resolve();
      const turn = before.then(async () => {
        const room = await roomAt(table);
        if (isNo(room)) return room;
        room.touched = clock.now();
        return work(room);
      });
      // Whoever waits behind does not care how it went.
      const tail = turn.catch(() => undefined);
      tails.set(table, tail);
      try {
        return await turn;
      } finally {
        if (tails.get(table) === tail) tails.delete(table);
      }
    },
    async memoryOf(room) {
      if (room.memory) return room.memory;
      if (room.table.started === null) return no('not-started', 'the game has not begun');
      const memory = await recalled(room.table, store.logs);
      if (!isNo(memory)) room.memory = memory;
      return memory;
    },
    async reload(room) {
      const table = await store.tables.byId(room.id);
      if (table === undefined) return;
      room.table = table;
      // From the first entry on: those who watch may know less than the latest snapshot.
      const memory = table.started === null ? undefined : await recalled(table, { ...store.logs, snapshot: async () => undefined });
      room.memory = isNo(memory) ? undefined : memory;
    },
    peek: (table) => rooms.get(table),
    watched: () => [...rooms.values()].filter((room) => room.watchers.size > 0),
    async quiet() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    stop: () => cancel(),
  };
}
