import type { ChangedTerms, Level, MyTable, NewBot, Table, TableTerms } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import type { Names } from '../identity/names.ts';
import { type Broadcaster, presenceIn } from '../play/broadcaster.ts';
import { deadline } from '../play/clocks.ts';
import type { LiveTable, LiveTables } from '../play/liveTables.ts';
import type { MatchWriter, Transition } from '../play/matchWriter.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Page, Store, StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { newCode } from '../system/random.ts';
import { hasOwnBox, newTable, nextTable } from '../tables/making.ts';
import { inList, publicTable } from '../tables/publicTable.ts';
import { peopleSeats, seatOf } from '../tables/seats.ts';
import { leaveSeat, withTerms } from '../tables/table.ts';
import type { createShares } from './shares.ts';

interface Deps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly writer: MatchWriter;
  readonly broadcaster: Broadcaster;
  readonly names: Names;
  readonly clock: Clock;
  readonly shares: ReturnType<typeof createShares>;
}

/** How many unread messages are counted. */
const MOST_UNREAD = 99;

/** Tables as people make, find, change and leave them. */
export function createTablesService({ store, liveTables, writer, broadcaster, names, clock, shares }: Deps) {
  const shown = (table: StoredTable): Promise<Table> => publicTable(table, names, presenceIn(liveTables.peek(table.id)), clock.now());
  const shownLive = async (live: LiveTable | Problem): Promise<Table | Problem> => (isProblem(live) ? live : broadcaster.shown(live));
  const pageOf = async (page: Page<StoredTable>) => ({ items: (await Promise.all(page.items.map(shown))).map(inList), next: page.next });

  /** Keeps a new table, with another code if somebody has it already. */
  async function keep(table: StoredTable): Promise<StoredTable> {
    const done = await store.tables.add(table);
    return done === 'done' ? table : keep({ ...table, code: newCode() });
  }

  async function mine(table: StoredTable, person: string): Promise<MyTable> {
    const seat = seatOf(table, person) ?? null;
    const { position, chat } = await store.tables.seen(table.id, person);
    const unread = (await store.chat.read(table.id, chat, MOST_UNREAD)).filter(({ by }) => by !== person).length;
    const plays = seat !== null && peopleSeats(table).includes(seat);
    const yourTurn = plays && table.state === 'playing' && table.paused === null && table.active.includes(seat);
    const ends = deadline(table);
    const left = ends === null ? null : Math.max(0, ends - clock.now());
    return { table: inList(await shown(table)), seat, yourTurn, unread, seen: position, round: table.round, left };
  }

  /** Does something with the table that is named by its identifier or by its code. */
  async function at<Result>(name: string, work: (id: string) => Promise<Result | Problem>): Promise<Result | Problem> {
    if (name.length !== 6) return work(name);
    const table = await store.tables.byCode(name.toUpperCase());
    return table === undefined ? problem('not-found', 'there is no table with this code') : work(table.id);
  }

  /** Those who sat here and have gone for good. */
  async function goneFrom({ chairs }: StoredTable): Promise<ReadonlySet<string>> {
    const people = await Promise.all(chairs.flatMap((chair) => (chair.kind === 'person' ? [store.people.byId(chair.id)] : [])));
    return new Set(people.flatMap((each) => (each?.gone ? [each.id] : [])));
  }

  return {
    at,
    async make({ person }: Who, terms: TableTerms, bots: readonly (Level | NewBot)[]): Promise<Table | Problem> {
      const fault = await shares.newTable(person.id, hasOwnBox(terms));
      if (fault) return fault;
      const table = newTable(person.id, terms, bots, clock.now());
      return isProblem(table) ? table : shown(await keep(table));
    },
    look: (id: string): Promise<Table | Problem> => liveTables.within(id, (live) => broadcaster.shown(live)),
    change: (name: string, transition: Transition): Promise<Table | Problem> =>
      at(name, async (id) => shownLive(await writer.change(id, transition))),
    /** The same with the terms, of which a box counts for its owner. */
    async changeTerms(name: string, { person }: Who, terms: ChangedTerms): Promise<Table | Problem> {
      const fault = terms.options !== undefined && hasOwnBox({ options: terms.options }) ? await shares.newBox(person.id) : undefined;
      return fault ?? this.change(name, (table) => withTerms(table, person.id, terms));
    },
    async start(id: string, { person }: Who): Promise<Table | Problem> {
      return (await shares.newGame(person.id)) ?? shownLive(await writer.start(id, person.id));
    },
    listed: async (ask: Parameters<Store['tables']['listed']>[0]) => pageOf(await store.tables.listed(ask)),
    async mine({ person }: Who, ask: Parameters<Store['tables']['of']>[1]) {
      const page = await store.tables.of(person.id, ask);
      return { items: await Promise.all(page.items.map((table) => mine(table, person.id))), next: page.next };
    },

    /** The table of the next game: made by the first who asks, the same for all who ask later. */
    async rematch(id: string, { person }: Who): Promise<Table | Problem> {
      // In one go: whoever asks at the same moment must find the table that was made, not make another.
      const next = await liveTables.within(id, async (live): Promise<string | Problem> => {
        if (live.table.rematch !== null) return live.table.rematch;
        const fault = await shares.newTable(person.id, hasOwnBox(live.table.terms));
        if (fault) return fault;
        const fresh = nextTable(live.table, person.id, await goneFrom(live.table), clock.now());
        if (isProblem(fresh)) return fresh;
        const made = (await keep(fresh)).id;
        const linked = await writer.changeLive(live, (table) => (table.rematch === null ? { ...table, rematch: made } : table));
        return isProblem(linked) ? linked : (linked.table.rematch ?? made);
      });
      return isProblem(next) ? next : this.look(next);
    },

    /** Gets up everywhere: the person will be gone. */
    async leaveAll(person: string): Promise<void> {
      for (const state of ['open', 'playing'] as const) {
        let cursor: string | null = null;
        const ids: string[] = [];
        do {
          const page: Page<StoredTable> = await store.tables.of(person, { state, limit: 100, ...(cursor !== null && { cursor }) });
          ids.push(...page.items.map((table) => table.id));
          cursor = page.next;
        } while (cursor !== null);
        for (const id of ids) {
          await writer.change(id, (table, now) => {
            const seat = seatOf(table, person);
            return seat === undefined ? table : leaveSeat(table, person, seat, now);
          });
        }
      }
    },

    /** Tells those who watch the person's tables what the person is called now. */
    async renamed(person: string): Promise<void> {
      for (const { id, table } of liveTables.watched()) {
        if (seatOf(table, person) !== undefined) await liveTables.within(id, (live) => broadcaster.table(live));
      }
    },

    saw: ({ person }: Who, table: string, position: number, chat: number): Promise<undefined | Problem> =>
      liveTables.within(table, async () => {
        await store.tables.sawUpTo(table, person.id, position, chat);
        return undefined;
      }),
  };
}

export type TablesService = ReturnType<typeof createTablesService>;
