import { hashText, type Json } from '@archipel/kernel';
import type { Level } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import type { Clock } from '../clock.ts';
import { isNo } from '../problems.ts';
import type { KeptTable } from '../store/store.ts';
import { botOf, peopleSeats, STAND_IN } from '../tables/table.ts';
import { overdue } from './clocks.ts';
import type { Accepted, Master } from './master.ts';
import { type Memory, stepped } from './memory.ts';
import type { Room, Rooms } from './rooms.ts';

/** The seat that a bot has to play now, and at which level. */
export function dueBot(table: KeptTable, now: number): { readonly seat: number; readonly level: Level } | undefined {
  // Where all people have left nobody waits: the bots stop until somebody comes back.
  if (table.state !== 'playing' || table.paused !== null || peopleSeats(table).length === 0) return undefined;
  const late = overdue(table, now);
  for (const seat of table.active) {
    const level = botOf(table.chairs[seat]) ?? (late.includes(seat) ? STAND_IN : undefined);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}

interface Hands {
  readonly rooms: Rooms;
  readonly master: () => Master;
  readonly thinkers: Thinkers;
  readonly clock: Clock;
  /** Milliseconds that a hard bot has for a whole turn. */
  readonly botMs: number;
  readonly onThought: (level: Level, milliseconds: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Rounds of thought for each choice of those who do not think against the clock. */
const ROUNDS = 200;
/** Milliseconds after a fault. */
const RETRY = 2000;
/** No turn is longer: one that is goes on in the next piece. */
const LONGEST_TURN = 100;

/** Has bots play their turns, in threads of their own. */
export function driverOf({ rooms, master, thinkers, clock, botMs, onThought, onFault }: Hands) {
  let stopped = false;

  /** Thinks a whole turn through on a copy. Nothing of it counts before it is kept. */
  async function turnOf(table: KeptTable, memory: Memory, seat: number, level: Level): Promise<readonly Accepted[]> {
    const { rules } = memory;
    const round = rules.round(memory.match.state);
    const steps: Accepted[] = [];
    let { match } = memory;
    const began = performance.now();
    while (steps.length < LONGEST_TURN && rules.active(match.state).includes(seat) && rules.round(match.state) === round) {
      if (stopped) return [];
      const spent = performance.now() - began;
      const thought = await thinkers.think({
        game: rules.id,
        level,
        view: rules.view(match.state, seat),
        budget: level === 'hard' ? { ms: Math.max(0, Math.round(botMs - spent)) } : { iterations: ROUNDS },
        // Nobody may foresee what a bot leaves to chance; and it is no way to the secret of the shuffle.
        seed: hashText(`${table.salt} ${table.secret} ${memory.position + steps.length}`),
      });
      const entry = { seat, move: thought.move as Json };
      const step = stepped(rules, match, entry);
      if (!step.ok) throw new Error(`${level} chose an illegal move: ${JSON.stringify(step.illegal)}`);
      steps.push({ entry, ...step });
      match = step.match;
    }
    onThought(level, performance.now() - began);
    return steps;
  }

  async function playTurn(room: Room, seat: number, level: Level): Promise<void> {
    const memory = await rooms.within(room.id, () => rooms.memoryOf(room));
    if (isNo(memory)) {
      room.thinking = false;
      return;
    }
    const steps = await turnOf(room.table, memory, seat, level);
    await rooms.within(room.id, async () => {
      room.thinking = false;
      const due = dueBot(room.table, clock.now());
      // Somebody else was faster, or the person came back: what was thought is worth nothing now.
      const fresh = room.table.position === memory.position && due?.seat === seat && due.level === level;
      if (!fresh || steps.length === 0 || stopped) return drive(room);
      await master().commit(room, memory, steps, { bot: true, key: null });
    });
  }

  function drive(room: Room): void {
    const due = stopped || room.thinking ? undefined : dueBot(room.table, clock.now());
    if (due === undefined) return;
    room.thinking = true;
    playTurn(room, due.seat, due.level).catch((error: unknown) => {
      room.thinking = false;
      if (stopped) return;
      onFault(error);
      retry(room.id);
    });
  }

  /** After a fault (a full disk, a thread that could not be started) it is tried again in a while. */
  function retry(table: string): void {
    clock.wakeAt(clock.now() + RETRY, () => void rooms.within(table, async (room) => drive(room)).catch(onFault));
  }

  return {
    drive,
    /** What is being thought is given up; after a restart it is thought again. */
    stop() {
      stopped = true;
    },
  };
}
