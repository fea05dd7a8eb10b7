import type { Level, MyTable, Table, TableTerms } from '@archipel/protocol';
import { newCode } from '../chance.ts';
import type { Clock } from '../clock.ts';
import type { Who } from '../identity/who.ts';
import type { Names } from '../names.ts';
import { type Crier, presenceIn } from '../play/crier.ts';
import type { Master, Transition } from '../play/master.ts';
import type { Room, Rooms } from '../play/rooms.ts';
import { isNo, type No, no } from '../problems.ts';
import type { KeptTable, Page, Store } from '../store/store.ts';
import { newTable, nextTable } from './making.ts';
import { shownTable } from './shown.ts';
import { leaving, peopleSeats, seatOf } from './table.ts';

interface Hands {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly master: Master;
  readonly crier: Crier;
  readonly names: Names;
  readonly clock: Clock;
  /** Tables of one person that may wait for their game at once. */
  readonly mostOpen: number;
}

/** How many unread lines are counted. */
const MOST_UNREAD = 99;

/** Tables as people make, find, change and leave them. */
export function tablesOf({ store, rooms, master, crier, names, clock, mostOpen }: Hands) {
  const shown = (table: KeptTable): Promise<Table> => shownTable(table, names, presenceIn(rooms.peek(table.id)));
  const shownRoom = async (room: Room | No): Promise<Table | No> => (isNo(room) ? room : crier.shown(room));
  const pageOf = async (page: Page<KeptTable>) => ({ items: await Promise.all(page.items.map(shown)), next: page.next });

  /** Keeps a new table, with another code if somebody has it already. */
  async function keep(table: KeptTable): Promise<KeptTable> {
    const done = await store.tables.add(table);
    return done === 'done' ? table : keep({ ...table, code: newCode() });
  }

  const tooMany = async (person: string): Promise<No | undefined> =>
    (await store.tables.openOwnedBy(person)) < mostOpen
      ? undefined
      : no('too-many-tables', `at most ${mostOpen} of your tables may wait for their game`, { most: mostOpen });

  async function mine(table: KeptTable, person: string): Promise<MyTable> {
    const seat = seatOf(table, person) ?? null;
    const { position, line } = await store.tables.seen(table.id, person);
    const unread = (await store.chat.read(table.id, line, MOST_UNREAD)).filter(({ by }) => by !== person).length;
    const plays = seat !== null && peopleSeats(table).includes(seat);
    const yourTurn = plays && table.state === 'playing' && table.paused === null && table.active.includes(seat);
    return { table: await shown(table), seat, yourTurn, unread, seen: position };
  }

  /** Does something with the table that is named by its identifier or by its code. */
  async function at<Result>(name: string, work: (id: string) => Promise<Result | No>): Promise<Result | No> {
    if (name.length !== 6) return work(name);
    const table = await store.tables.byCode(name.toUpperCase());
    return table === undefined ? no('not-found', 'there is no table with this code') : work(table.id);
  }

  /** Those who sat here and have gone for good. */
  async function goneFrom({ chairs }: KeptTable): Promise<ReadonlySet<string>> {
    const people = await Promise.all(chairs.flatMap((chair) => (chair.kind === 'person' ? [store.people.byId(chair.id)] : [])));
    return new Set(people.flatMap((each) => (each?.gone ? [each.id] : [])));
  }

  return {
    at,
    async make({ person }: Who, terms: TableTerms, bots: readonly Level[]): Promise<Table | No> {
      const fault = await tooMany(person.id);
      if (fault) return fault;
      const table = newTable(person.id, terms, bots, clock.now());
      return isNo(table) ? table : shown(await keep(table));
    },
    look: (id: string): Promise<Table | No> => rooms.within(id, (room) => crier.shown(room)),
    change: (name: string, transition: Transition): Promise<Table | No> =>
      at(name, async (id) => shownRoom(await master.change(id, transition))),
    start: async (id: string, { person }: Who): Promise<Table | No> => shownRoom(await master.start(id, person.id)),
    listed: async (ask: Parameters<Store['tables']['listed']>[0]) => pageOf(await store.tables.listed(ask)),
    async mine({ person }: Who, ask: Parameters<Store['tables']['of']>[1]) {
      const page = await store.tables.of(person.id, ask);
      return { items: await Promise.all(page.items.map((table) => mine(table, person.id))), next: page.next };
    },

    /** The table of the next game: made by the first who asks, the same for all who ask later. */
    async rematch(id: string, { person }: Who): Promise<Table | No> {
      // In one go: whoever asks at the same moment must find the table that was made, not make another.
      const next = await rooms.within(id, async (room): Promise<string | No> => {
        if (room.table.rematch !== null) return room.table.rematch;
        const fault = await tooMany(person.id);
        if (fault) return fault;
        const fresh = nextTable(room.table, person.id, await goneFrom(room.table), clock.now());
        if (isNo(fresh)) return fresh;
        const made = (await keep(fresh)).id;
        const linked = await master.alter(room, (table) => (table.rematch === null ? { ...table, rematch: made } : table));
        return isNo(linked) ? linked : (linked.table.rematch ?? made);
      });
      return isNo(next) ? next : this.look(next);
    },

    /** Gets up everywhere: the person will be gone. */
    async leaveAll(person: string): Promise<void> {
      for (const state of ['open', 'playing'] as const) {
        let cursor: string | null = null;
        const ids: string[] = [];
        do {
          const page: Page<KeptTable> = await store.tables.of(person, { state, limit: 100, ...(cursor !== null && { cursor }) });
          ids.push(...page.items.map((table) => table.id));
          cursor = page.next;
        } while (cursor !== null);
        for (const id of ids) {
          await master.change(id, (table, now) => {
            const seat = seatOf(table, person);
            return seat === undefined ? table : leaving(table, person, seat, now);
          });
        }
      }
    },

    /** Tells those who watch the person's tables what the person is called now. */
    async renamed(person: string): Promise<void> {
      for (const { id, table } of rooms.watched()) {
        if (seatOf(table, person) !== undefined) await rooms.within(id, (room) => crier.table(room));
      }
    },

    saw: ({ person }: Who, table: string, position: number, line: number): Promise<undefined | No> =>
      rooms.within(table, async () => {
        await store.tables.sawUpTo(table, person.id, position, line);
        return undefined;
      }),
  };
}

export type TablesService = ReturnType<typeof tablesOf>;
