import type { Entry, IllegalMove, Json } from '@archipel/kernel';
import type { Update } from '@archipel/protocol';
import type { Clock } from '../clock.ts';
import type { Who } from '../identity/who.ts';
import { isNo, type No, no } from '../problems.ts';
import type { Store } from '../store/store.ts';
import { botOf, seatOf } from '../tables/table.ts';
import { overdue } from './clocks.ts';
import type { Accepted, Master } from './master.ts';
import { fullyRecalled, type Memory, since, stepped } from './memory.ts';
import type { Room, Rooms } from './rooms.ts';
import { updateSince } from './updates.ts';

/** What a seat wants done: entries for the log, made against a position, under a name of the client's. */
export interface Command {
  readonly at: number;
  readonly key: string;
  readonly entries: readonly Wish[];
}
export type Wish = { readonly move: Json } | { readonly undo: number };

interface Hands {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly master: Master;
  readonly clock: Clock;
}

/** Carries out commands: whole or not at all, never twice, and only against the present position. */
export function commandsOf({ store, rooms, master, clock }: Hands) {
  async function update(room: Room, seat: number, from: number): Promise<Update | No> {
    const memory = await remembered(room, from);
    return isNo(memory) ? memory : updateSince(room.table, memory, seat, Math.min(from, memory.position), clock.now());
  }

  /** The match, with all that came about after `from`. */
  async function remembered(room: Room, from: number): Promise<Memory | No> {
    const memory = await rooms.memoryOf(room);
    if (isNo(memory) || since(memory) <= from) return memory;
    room.memory = await fullyRecalled(memory, room.table, store.logs);
    return room.memory;
  }

  async function stale(room: Room, seat: number, at: number): Promise<No> {
    const news = await update(room, seat, at);
    if (isNo(news)) return news;
    // An update is plain data.
    return no('stale', `the log is at ${news.position}, not at ${at}`, { update: news as unknown as Json });
  }

  function fault(room: Room, seat: number): No | undefined {
    const { table } = room;
    if (table.state === 'open') return no('not-started', 'the game has not begun');
    if (table.paused !== null) return no('paused', 'the game is paused');
    if (botOf(table.chairs[seat]) !== undefined) return no('seat-played-by-bot', 'a bot plays your seat: come back first');
    if (overdue(table, clock.now()).includes(seat)) return no('time-up', 'your time is up: a bot plays this turn');
    return undefined;
  }

  async function carryOut(room: Room, seat: number, { at, key, entries }: Command): Promise<Update | No> {
    const named = `${seat}:${key}`;
    const memory = await rooms.memoryOf(room);
    if (isNo(memory)) return memory;
    if (at !== memory.position) {
      const done = await store.logs.byKey(room.id, named);
      return done === undefined ? stale(room, seat, at) : update(room, seat, at);
    }
    const refused = fault(room, seat);
    if (refused) return refused;
    const accepted = tried(memory, seat, entries);
    if (!accepted.ok) {
      const { illegal, move } = accepted;
      return no('illegal-move', `refused by ${illegal.rule}`, { illegal: illegal as unknown as Json, move });
    }
    const done = await master.commit(room, memory, accepted.steps, { bot: false, key: named });
    return done === 'taken' ? stale(room, seat, at) : update(room, seat, at);
  }

  return {
    remembered,
    carryOut: (table: string, who: Who, command: Command): Promise<Update | No> =>
      rooms.within(table, async (room) => {
        const seat = seatOf(room.table, who.person.id);
        if (seat === undefined) return no('not-seated', 'you do not sit at this table');
        return carryOut(room, seat, command);
      }),
  };
}

export type Commands = ReturnType<typeof commandsOf>;

/** Tries entries one after another on a copy: all are accepted, or the first that is not is named. */
function tried(
  { rules, match: start }: Memory,
  seat: number,
  wishes: readonly Wish[],
):
  | { readonly ok: true; readonly steps: readonly Accepted[] }
  | { readonly ok: false; readonly illegal: IllegalMove; readonly move: number } {
  const steps: Accepted[] = [];
  let match = start;
  for (const [move, wish] of wishes.entries()) {
    const entry: Entry = { seat, ...wish };
    const step = stepped(rules, match, entry);
    if (!step.ok) return { ok: false, illegal: step.illegal, move };
    steps.push({ entry, ...step });
    match = step.match;
  }
  return { ok: true, steps };
}
