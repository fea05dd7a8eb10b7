import type { Entry } from '@archipel/kernel';
import type { Clock } from '../clock.ts';
import { isNo, type No, no } from '../problems.ts';
import type { KeptTable, Store } from '../store/store.ts';
import { rulesFor } from '../tables/making.ts';
import { startFault } from '../tables/table.ts';
import type { Alarms } from './alarms.ts';
import { deadline, movedClocks, settled, startingClocks } from './clocks.ts';
import type { Crier } from './crier.ts';
import { type Memory, openedMemory, remembering, type Stepped, snapshotOf } from './memory.ts';
import type { Room, Rooms } from './rooms.ts';

/** One entry that the rules have accepted, and what came of it. */
export interface Accepted extends Stepped {
  readonly entry: Entry;
}

/** A table in, the changed table or a refusal out; the same table where nothing changes. */
export type Transition = (table: KeptTable, now: number) => KeptTable | No;

/** Changes tables and matches: first in the store, then here, then everybody is told. */
export interface Master {
  /** Changes a table between moves. */
  change(table: string, transition: Transition): Promise<Room | No>;
  /** The same, within a room. */
  alter(room: Room, transition: Transition): Promise<Room | No>;
  start(table: string, person: string): Promise<Room | No>;
  /** Within a room: adds to its log what was accepted at the position it is at. */
  commit(room: Room, memory: Memory, accepted: readonly Accepted[], by: By): Promise<'done' | 'taken' | { readonly repeated: number }>;
}

export interface By {
  readonly bot: boolean;
  /** What the client calls the command. */
  readonly key: string | null;
}

interface Hands {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly crier: Crier;
  readonly clock: Clock;
  readonly alarms: Alarms;
  /** Called when a bot may have to move. */
  readonly drive: (room: Room) => void;
  /** Told of moves as they are made. */
  readonly onMoves: (count: number, bot: boolean) => void;
}

/** So many positions after the last snapshot the next is taken. */
const BETWEEN_SNAPSHOTS = 200;
/** Another process may be faster, but not for ever. */
const ATTEMPTS = 5;

export function masterOf({ store, rooms, crier, clock, alarms, drive, onMoves }: Hands): Master {
  /** The table is what the store says now. */
  function settle(room: Room, table: KeptTable): KeptTable {
    const before = room.table;
    room.table = table;
    alarms.set(table.id, deadline(table));
    return before;
  }

  async function tellChange(room: Room, before: KeptTable): Promise<void> {
    await crier.table(room);
    if (room.table.state === 'playing') crier.match(room);
    crier.turns(room, before);
    drive(room);
  }

  function keepSnapshot(room: Room, memory: Memory, from: number): void {
    if (Math.floor(memory.position / BETWEEN_SNAPSHOTS) === Math.floor(from / BETWEEN_SNAPSHOTS) && !room.snapshotDue) return;
    const state = snapshotOf(memory);
    room.snapshotDue = state === undefined;
    // Only a cache: nobody waits for it, and without it nothing is lost.
    if (state !== undefined) store.logs.keepSnapshot(room.id, memory.position, state).catch(() => undefined);
  }

  async function alter(room: Room, transition: Transition): Promise<Room | No> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const now = clock.now();
      const next = transition(room.table, now);
      if (isNo(next) || next === room.table) return isNo(next) ? next : room;
      // Whose clock runs may be different from now on, so they are read before.
      const clocks = room.table.state === 'playing' ? settled(room.table, now) : next.clocks;
      const table = { ...next, clocks, revision: room.table.revision + 1 };
      if ((await store.tables.change(table)) === 'stale') {
        await rooms.reload(room);
        continue;
      }
      await tellChange(room, settle(room, table));
      return room;
    }
    return no('busy', 'the table changed again and again in the meantime');
  }

  return {
    alter,
    change: (id, transition) => rooms.within(id, (room) => alter(room, transition)),

    start: (id, person) =>
      rooms.within(id, async (room) => {
        const fault = startFault(room.table, person);
        if (fault) return fault;
        const now = clock.now();
        const rules = rulesFor(room.table.terms.game);
        if (isNo(rules)) return rules;
        const revision = room.table.revision + 1;
        const ready = { ...room.table, state: 'playing', started: now, rules: rules.version, revision } as const;
        const memory = openedMemory(ready);
        if (isNo(memory)) return memory;
        const table = { ...ready, active: rules.active(memory.match.state), clocks: startingClocks(ready, now) };
        if ((await store.tables.change(table)) === 'stale') {
          await rooms.reload(room);
          return no('busy', 'the table has changed in the meantime');
        }
        room.memory = memory;
        const before = settle(room, table);
        crier.close(room);
        await tellChange(room, before);
        return room;
      }),

    async commit(room, memory, accepted, { bot, key }) {
      const now = clock.now();
      const entries = accepted.map((each) => ({ ...each, at: now, bot }));
      const next = remembering(memory, entries);
      const { rules, match } = next;
      const active = rules.active(match.state);
      const newRound = rules.round(match.state) !== rules.round(memory.match.state);
      const outcome = rules.outcome(match.state);
      const clocks = movedClocks(room.table, active, newRound, now);
      const over = outcome ? ({ state: 'over', ended: now, paused: null, agree: [], places: outcome.places } as const) : {};
      const table = { ...room.table, ...over, clocks, active, position: next.position, revision: room.table.revision + 1 };
      const kept = entries.map(({ entry, at }) => ({ entry, at, bot }));
      const done = await store.logs.append(room.id, memory.position, kept, key, table);
      if (done !== 'done') {
        if (done === 'taken') {
          await rooms.reload(room);
          crier.match(room);
        }
        return done;
      }
      room.memory = next;
      const before = settle(room, table);
      onMoves(accepted.length, bot);
      crier.match(room);
      if (outcome) await crier.table(room);
      crier.turns(room, before);
      keepSnapshot(room, next, memory.position);
      drive(room);
      return 'done';
    },
  };
}
