import type { Viewer } from '@archipel/kernel';
import type { Table, Tell, Update } from '@archipel/protocol';
import type { Hub } from '../connections/hub.ts';
import type { Names } from '../identity/names.ts';
import type { Problem } from '../problems/problem.ts';
import { problemDocument } from '../problems/reply.ts';
import type { StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { NOBODY, type Presence, publicTable } from '../tables/publicTable.ts';
import { peopleSeats } from '../tables/seats.ts';
import { watchProblem } from '../tables/table.ts';
import { type LiveTable, viewerAt, type Watcher } from './liveTables.ts';
import { matchNow, updateInSteps } from './updates.ts';

/** It became somebody's turn. */
export interface Turn {
  readonly table: StoredTable;
  readonly seat: number;
  readonly person: string;
  /** Whether the person listens on some connection at this moment. */
  readonly here: boolean;
}

/** Tells those who watch what has become durable, and never anything else. */
export interface Broadcaster {
  shown(live: LiveTable): Promise<Table>;
  /** The table has changed: seats, presence, terms, state. */
  table(live: LiveTable): Promise<void>;
  /** The match has gone on, or its clocks have. */
  match(live: LiveTable): void;
  /** Brings one watcher up to the present. */
  catchUp(live: LiveTable, watcher: Watcher): void;
  /** Sends those away who may not look on now that the game begins. */
  close(live: LiveTable): void;
  /** Tells all who watch what cannot be done any more. */
  problem(live: LiveTable, fault: Problem): void;
  /** Whose turn it has become since the table was as before. */
  turns(live: LiveTable, before: StoredTable): void;
}

export interface Deps {
  readonly names: Names;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly onTurn: (turn: Turn) => void;
}

export function presenceIn(live: LiveTable | undefined): Presence {
  if (live === undefined) return NOBODY;
  const here = new Set([...live.watchers].map(({ who }) => who.person.id));
  const seated = new Set(live.table.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.id] : [])));
  return { isHere: (person) => here.has(person), watching: [...here].filter((person) => !seated.has(person)).length };
}

export function createBroadcaster({ names, hub, clock, onTurn }: Deps): Broadcaster {
  const shown = (live: LiveTable) => publicTable(live.table, names, presenceIn(live), clock.now());

  /** Those who see the same and know the same are told the same: it is made once. */
  function teller(live: LiveTable): (watcher: Watcher) => void {
    const made = new Map<string, Tell>();
    const once = (key: string, make: () => Tell): Tell => {
      const tell = made.get(key) ?? make();
      made.set(key, tell);
      return tell;
    };
    return (watcher) => {
      const { cache, table } = live;
      if (cache === undefined) return;
      const viewer: Viewer = viewerAt(live, watcher.who);
      const from = watcher.position;
      const tell = once(`${viewer} ${from}`, () => {
        if (from === null) return { tell: 'match', table: table.id, match: matchNow(table, cache, viewer, clock.now()) };
        const update: Update = updateInSteps(table, cache, viewer, from, clock.now());
        return { tell: 'update', table: table.id, update };
      });
      watcher.position = cache.position;
      watcher.tell(tell);
    };
  }

  return {
    shown,
    async table(live) {
      if (live.watchers.size === 0) return;
      const tell: Tell = { tell: 'table', table: await shown(live) };
      for (const watcher of live.watchers) watcher.tell(tell);
    },
    match(live) {
      const tellTo = teller(live);
      for (const watcher of live.watchers) tellTo(watcher);
    },
    catchUp: (live, watcher) => teller(live)(watcher),
    close(live) {
      for (const watcher of live.watchers) {
        const fault = watchProblem(live.table, watcher.who.person.id);
        if (fault === undefined) continue;
        live.watchers.delete(watcher);
        watcher.tell({ tell: 'problem', table: live.id, problem: problemDocument(fault) });
      }
    },
    problem(live, fault) {
      const tell: Tell = { tell: 'problem', table: live.id, problem: problemDocument(fault) };
      for (const watcher of live.watchers) watcher.tell(tell);
    },
    turns(live, before) {
      const { table } = live;
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
