import type { Level } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import type { Clock } from './clock.ts';
import { peopleOf } from './identity/people.ts';
import { namesOf } from './names.ts';
import { alarmsOn } from './play/alarms.ts';
import { driverOf, dueBot } from './play/bots.ts';
import { deadline, resumedClocks } from './play/clocks.ts';
import { commandsOf } from './play/commands.ts';
import { crierOf, type Turn } from './play/crier.ts';
import { type Master, masterOf } from './play/master.ts';
import { roomsOf } from './play/rooms.ts';
import { hubOf } from './socket/hub.ts';
import { watchingOf } from './socket/watching.ts';
import type { Store } from './store/store.ts';
import { chatOf } from './tables/chat.ts';
import { tablesOf } from './tables/service.ts';

export interface Furnishing {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly clock: Clock;
  /** Milliseconds that a hard bot has for a turn. */
  readonly botMs: number;
  readonly socketsPerIdentity: number;
  readonly openTablesPerIdentity: number;
  readonly onFault: (fault: unknown) => void;
  /** It became somebody's turn. */
  readonly onTurn?: (turn: Turn) => void;
  readonly onMoves?: (count: number, bot: boolean) => void;
  readonly onThought?: (level: Level, milliseconds: number) => void;
}

/** How often it is written down that the server lives, in milliseconds, while clocks run: as precisely it is known after a crash how long nobody could move. */
const SIGN_OF_LIFE = 5000;
const ALIVE = 'alive';

/** Everything that the server does, without the wire. */
export function furnish(furnishing: Furnishing) {
  const { store, thinkers, clock, botMs, socketsPerIdentity, openTablesPerIdentity } = furnishing;
  const { onTurn = () => undefined, onMoves = () => undefined, onThought = () => undefined } = furnishing;
  let stopping = false;
  const onFault = (fault: unknown) => {
    if (!stopping) furnishing.onFault(fault);
  };
  const names = namesOf(store.people);
  const hub = hubOf(socketsPerIdentity);
  const rooms = roomsOf(store, clock);
  const crier = crierOf({ names, hub, clock, onTurn });
  const ring = (table: string) => void rooms.within(table, async (room) => driver.drive(room)).catch(onFault);
  const alarms = alarmsOn(clock, ring);
  const driver = driverOf({ rooms, master: (): Master => master, thinkers, clock, botMs, onThought, onFault });
  const master = masterOf({ store, rooms, crier, clock, alarms, drive: driver.drive, onMoves });
  const commands = commandsOf({ store, rooms, master, clock });
  const tables = tablesOf({ store, rooms, master, crier, names, clock, mostOpen: openTablesPerIdentity });
  const chat = chatOf(store, rooms, names, clock);
  const watching = watchingOf({ store, rooms, crier, commands, chat, onFault });
  const people = peopleOf(store, clock);

  let cancelSign: () => void = () => undefined;
  const sign = () => store.settings.set(ALIVE, String(clock.now()));
  function keepSigning(): void {
    // Where no clock runs nothing hangs on it; and while nothing can be written nobody can move either: it is tried again.
    if (alarms.any()) sign().catch(() => undefined);
    cancelSign = clock.wakeAt(clock.now() + SIGN_OF_LIFE, keepSigning);
  }

  return {
    names,
    hub,
    rooms,
    commands,
    tables,
    chat,
    watching,
    people,

    /** Takes up the games that were being played: clocks go on where they stood, bots move. */
    async open(): Promise<void> {
      const now = clock.now();
      // Without any sign nobody knows how long nobody could move: then nothing counts.
      const lastSign = Number((await store.settings.get(ALIVE)) ?? 0);
      const playing = await store.tables.playing();
      const timed = playing.filter((table) => table.terms.pace.kind !== 'none');
      await Promise.all(
        timed.map((table) => store.tables.change({ ...table, clocks: resumedClocks(table, lastSign, now), revision: table.revision + 1 })),
      );
      // Only now: before, another crash would have taken the time that nobody had.
      keepSigning();
      for (const table of await store.tables.playing()) {
        alarms.set(table.id, deadline(table));
        if (dueBot(table, now)) ring(table.id);
      }
    },

    /** Finishes what is in hand. Nothing is begun any more. */
    async stop(): Promise<void> {
      stopping = true;
      cancelSign();
      alarms.stop();
      driver.stop();
      rooms.stop();
      await rooms.quiet();
      await sign().catch(() => undefined);
    },
  };
}

export type House = ReturnType<typeof furnish>;
