import type { Overrun } from '@archipel/host';
import { CLOSE, type Level } from '@archipel/protocol';
import type { MatchThreads, ReviewThreads, Thinkers } from '@archipel/thinkers';
import { createHub } from './connections/hub.ts';
import { isStored } from './identity/authentication.ts';
import { createNames } from './identity/names.ts';
import type { Passwords } from './identity/password.ts';
import { createPeopleService } from './identity/people.ts';
import { createChat } from './lobby/chat.ts';
import { createShares, type Shares } from './lobby/shares.ts';
import { createTablesService } from './lobby/tablesService.ts';
import { createAlarms } from './play/alarms.ts';
import { createAnnouncer } from './play/announcer.ts';
import { createBotDriver, dueBot } from './play/bots.ts';
import { createBroadcaster, type Turn } from './play/broadcaster.ts';
import { deadline, resumedClocks } from './play/clocks.ts';
import { createCommands } from './play/commands.ts';
import { createLiveTables, type LiveTable } from './play/liveTables.ts';
import { createMatchRunner } from './play/matchRunner.ts';
import { createMatchWriter } from './play/matchWriter.ts';
import { createPresence } from './play/presence.ts';
import { createReviews } from './play/review.ts';
import { createWatching } from './socket/watching.ts';
import type { Store } from './store/store.ts';
import type { Clock } from './system/clock.ts';
import { nextAbsence } from './tables/absence.ts';

export interface AppDeps extends Shares {
  readonly store: Store;
  /** What this process is called where several work on one store. */
  readonly holder: string;
  readonly thinkers: Thinkers;
  /** Where the rules run that nobody knows to be short. */
  readonly matchThreads: MatchThreads;
  /** Where finished matches are looked through. */
  readonly reviewThreads: ReviewThreads;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Milliseconds that a hard or expert bot has for a turn. */
  readonly botMs: number;
  readonly socketsPerIdentity: number;
  readonly socketsPerAddress: number;
  readonly watchersPerTable: number;
  readonly cacheMegabytes: number;
  readonly onFault: (fault: unknown) => void;
  /** A match was set aside, because its rules took too long. */
  readonly onOverrun: (table: string, overrun: Overrun) => void;
  /** It became somebody's turn. */
  readonly onTurn?: (turn: Turn) => void;
  readonly onMoves?: (count: number, bot: boolean) => void;
  readonly onThought?: (level: Level, milliseconds: number) => void;
}

/** How often it is written down that the server lives, in milliseconds, while clocks run: as precisely it is known after a crash how long nobody could move. */
const SIGN_OF_LIFE = 5000;
const ALIVE = 'alive';
/** The lease of the process that gives the sign of life: who cannot have it is not alone. */
const SERVING = 'serving';
/** Milliseconds without a sign after which another process gives it. */
const SERVING_LEASE = 3 * SIGN_OF_LIFE;
/** Milliseconds after the last change by another process before this one looks whether a bot or a clock waits there: it may have died. */
const TAKEOVER = 6000;

/** Everything that the server does, without the wire. */
export function createApp(deps: AppDeps) {
  const { store, holder, thinkers, matchThreads, onOverrun, clock, botMs } = deps;
  const { onTurn = () => undefined, onMoves = () => undefined, onThought = () => undefined } = deps;
  let stopping = false;
  const onFault = (fault: unknown) => {
    if (!stopping) deps.onFault(fault);
  };
  const names = createNames(store.people);
  const hub = createHub(deps.socketsPerIdentity, deps.socketsPerAddress);
  const broadcaster = createBroadcaster({ names, hub, clock, onTurn });
  const runner = createMatchRunner(matchThreads);
  const liveTables = createLiveTables({
    store,
    runner,
    onOverrun,
    memory: deps.cacheMegabytes * 1_000_000,
    clock,
    announce: (live, news) => announce(live, news),
    onElsewhere: (table) => alarms.set(table, clock.now() + TAKEOVER),
    onFault,
  });
  /** Has a table's bots play if they must, and is woken again when its next clock runs out. */
  const wake = (table: string) =>
    void liveTables
      .within(table, async (live) => {
        setAlarms(live);
        driver.drive(live);
      })
      .catch(onFault);
  const alarms = createAlarms(clock, wake);
  /** Apart from the clocks, on which the sign of life hangs: tells those who watch that somebody is absent by now. */
  const absences = createAlarms(clock, (table) => {
    if (liveTables.peek(table) === undefined) return;
    void liveTables
      .within(table, async (live) => {
        setAlarms(live);
        await broadcaster.table(live);
      })
      .catch(onFault);
  });
  function setAlarms({ id, table }: Pick<LiveTable, 'id' | 'table'>): void {
    alarms.set(id, deadline(table));
    absences.set(id, nextAbsence(table, clock.now()));
  }
  const writer = createMatchWriter({ store, liveTables, runner, clock, onMoves });
  const driver = createBotDriver({ leases: store.leases, holder, liveTables, writer, runner, thinkers, clock, botMs, onThought, onFault });
  const commands = createCommands({ store, liveTables, writer, runner, clock });
  const tables = createTablesService({ store, liveTables, writer, broadcaster, names, clock, shares: createShares(store, deps) });
  const chat = createChat(store, liveTables, names, clock);
  const presence = createPresence({ liveTables, broadcaster, clock, onFault });
  const mostWatchers = deps.watchersPerTable;
  const watching = createWatching({ store, liveTables, broadcaster, chat, presence, mostWatchers, onFault });
  const people = createPeopleService(store, clock, deps.passwords);
  const reviews = createReviews({ logs: store.logs, threads: deps.reviewThreads, onFault });
  const announce = createAnnouncer({ setAlarms, broadcaster, tellChat: chat.tell, drive: driver.drive });

  /** Tells the new name, and closes what was opened with a session or token that has ended. */
  async function personChanged(person: string): Promise<void> {
    names.forget(person);
    for (const connection of hub.connectionsOf(person)) if (!(await isStored(store, connection.who))) connection.close(CLOSE.unknown);
    await tables.renamed(person);
  }

  const endChanges = store.changes((change) => {
    if (change.kind === 'person') personChanged(change.person).catch(onFault);
    else liveTables.committed(change);
  });

  let cancelSign: () => void = () => undefined;
  const isServing = async () => (await store.leases.take(SERVING, holder, clock.now() + SERVING_LEASE, clock.now())) === 'taken';
  const sign = () => store.settings.set(ALIVE, String(clock.now()));
  async function keepSigning(): Promise<void> {
    // Where no clock runs nothing hangs on it; and while nothing can be written nobody can move either: it is tried again.
    if ((await isServing()) && alarms.any()) await sign();
  }
  async function lastSign(): Promise<void> {
    if (await isServing()) await sign();
    await store.leases.release(SERVING, holder);
  }
  function signNow(): void {
    keepSigning().catch(() => undefined);
    cancelSign = clock.wakeAt(clock.now() + SIGN_OF_LIFE, signNow);
  }

  return {
    names,
    hub,
    liveTables,
    runner,
    commands,
    tables,
    chat,
    watching,
    people,
    reviews,

    /** Takes up the games that were being played: clocks go on where they stood, bots move. */
    async open(): Promise<void> {
      const now = clock.now();
      // Where another process lives, clocks have been running all the time.
      if (await isServing()) await resumeClocks(store, now);
      // Only now: before, another crash would have taken the time that nobody had.
      signNow();
      for (const table of await store.tables.playing()) {
        setAlarms({ id: table.id, table });
        if (dueBot(table, now)) wake(table.id);
      }
    },

    /** Finishes what is in hand. Nothing is begun any more. */
    async stop(): Promise<void> {
      stopping = true;
      cancelSign();
      alarms.stop();
      absences.stop();
      presence.stop();
      driver.stop();
      liveTables.stop();
      await liveTables.quiet();
      endChanges();
      await lastSign().catch(() => undefined);
    },
  };
}

/** The time in which no server lived counts for nobody. */
async function resumeClocks(store: Store, now: number): Promise<void> {
  // Without any sign nobody knows how long nobody could move: then nothing counts.
  const lastSign = Number((await store.settings.get(ALIVE)) ?? 0);
  const timed = (await store.tables.playing()).filter((table) => table.terms.pace.kind !== 'none');
  await Promise.all(
    timed.map((table) => store.tables.change({ ...table, clocks: resumedClocks(table, lastSign, now), revision: table.revision + 1 })),
  );
}

export type App = ReturnType<typeof createApp>;
