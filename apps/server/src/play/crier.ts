import type { Viewer } from '@archipel/kernel';
import type { Table, Tell, Update } from '@archipel/protocol';
import type { Clock } from '../clock.ts';
import type { Names } from '../names.ts';
import { problemOf } from '../problem.ts';
import type { Hub } from '../socket/hub.ts';
import type { KeptTable } from '../store/store.ts';
import { NOBODY, type Presence, shownTable } from '../tables/shown.ts';
import { peopleSeats, watchFault } from '../tables/table.ts';
import { type Room, viewerAt, type Watcher } from './rooms.ts';
import { matchNow, updateSince } from './updates.ts';

/** It became somebody's turn. */
export interface Turn {
  readonly table: KeptTable;
  readonly seat: number;
  readonly person: string;
  /** Whether the person listens on some connection at this moment. */
  readonly here: boolean;
}

/** Tells those who watch what has become durable, and never anything else. */
export interface Crier {
  shown(room: Room): Promise<Table>;
  /** The table has changed: seats, presence, terms, state. */
  table(room: Room): Promise<void>;
  /** The match has gone on, or its clocks have. */
  match(room: Room): void;
  /** Brings one watcher up to the present. */
  catchUp(room: Room, watcher: Watcher): void;
  /** Sends those away who may not look on now that the game begins. */
  close(room: Room): void;
  /** Whose turn it has become since the table was as before. */
  turns(room: Room, before: KeptTable): void;
}

export interface Listeners {
  readonly names: Names;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly onTurn: (turn: Turn) => void;
}

export function presenceIn(room: Room | undefined): Presence {
  if (room === undefined) return NOBODY;
  const here = new Set([...room.watchers].map(({ who }) => who.person.id));
  const seated = new Set(room.table.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : [])));
  return { isHere: (person) => here.has(person), watching: [...here].filter((person) => !seated.has(person)).length };
}

export function crierOf({ names, hub, clock, onTurn }: Listeners): Crier {
  const shown = (room: Room) => shownTable(room.table, names, presenceIn(room));

  /** Those who see the same and know the same are told the same: it is made once. */
  function teller(room: Room): (watcher: Watcher) => void {
    const made = new Map<string, Tell>();
    const once = (key: string, make: () => Tell): Tell => {
      const tell = made.get(key) ?? make();
      made.set(key, tell);
      return tell;
    };
    return (watcher) => {
      const { memory, table } = room;
      if (memory === undefined) return;
      const viewer: Viewer = viewerAt(room, watcher.who);
      const from = watcher.position;
      const tell = once(`${viewer} ${from}`, () => {
        if (from === null) return { tell: 'match', table: table.id, match: matchNow(table, memory, viewer, clock.now()) };
        const update: Update = updateSince(table, memory, viewer, from, clock.now());
        return { tell: 'update', table: table.id, update };
      });
      watcher.position = memory.position;
      watcher.tell(tell);
    };
  }

  return {
    shown,
    async table(room) {
      if (room.watchers.size === 0) return;
      const tell: Tell = { tell: 'table', table: await shown(room) };
      for (const watcher of room.watchers) watcher.tell(tell);
    },
    match(room) {
      const tellTo = teller(room);
      for (const watcher of room.watchers) tellTo(watcher);
    },
    catchUp: (room, watcher) => teller(room)(watcher),
    close(room) {
      for (const watcher of room.watchers) {
        const fault = watchFault(room.table, watcher.who.person.id);
        if (fault === undefined) continue;
        room.watchers.delete(watcher);
        watcher.tell({ tell: 'problem', table: room.id, problem: problemOf(fault) });
      }
    },
    turns(room, before) {
      const { table } = room;
      if (table.state !== 'playing') return;
      const waited = before.state === 'playing' ? before.active.filter((seat) => peopleSeats(before).includes(seat)) : [];
      for (const seat of peopleSeats(table)) {
        const chair = table.chairs[seat];
        if (chair?.kind !== 'person' || !table.active.includes(seat) || waited.includes(seat)) continue;
        hub.tellPerson(chair.id, { tell: 'your-turn', table: table.id, seat });
        onTurn({ table, seat, person: chair.id, here: hub.isHere(chair.id) });
      }
    },
  };
}
