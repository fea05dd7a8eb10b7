import { botTurn, Overrun } from '@archipel/host';
import { hashText, type Step } from '@archipel/kernel';
import { botNamed, type Level, type Style } from '@archipel/protocol';
import type { Thinkers } from '@archipel/thinkers';
import { isProblem } from '../problems/problem.ts';
import type { Leases, StoredTable } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { botOf, peopleSeats } from '../tables/seats.ts';
import { STAND_IN } from '../tables/table.ts';
import { overdue } from './clocks.ts';
import type { LiveTable, LiveTables } from './liveTables.ts';
import type { MatchCache } from './matchCache.ts';
import type { MatchRunner } from './matchRunner.ts';
import type { MatchWriter } from './matchWriter.ts';

export interface DueBot {
  readonly seat: number;
  readonly level: Level;
  readonly style?: Style | undefined;
}

/** The seat that a bot has to play now, and at which level. */
export function dueBot(table: StoredTable, now: number): DueBot | undefined {
  // Where all people have left nobody waits: the bots stop until somebody comes back.
  if (table.state !== 'playing' || table.paused !== null || peopleSeats(table).length === 0) return undefined;
  const late = overdue(table, now);
  for (const seat of table.active) {
    const bot = botOf(table.chairs[seat]) ?? (late.includes(seat) ? { level: STAND_IN } : undefined);
    if (bot !== undefined) return { seat, level: bot.level, style: bot.style };
  }
  return undefined;
}

/** Why a bot moves where a person sits. */
function reason({ chairs }: StoredTable, { seat }: DueBot): { readonly standIn?: 'away' | 'time-up' } {
  const chair = chairs[seat];
  if (chair?.kind !== 'person') return {};
  return { standIn: chair.standIn === null ? 'time-up' : 'away' };
}

interface Deps {
  readonly leases: Leases;
  /** What this process is called. */
  readonly holder: string;
  readonly liveTables: LiveTables;
  readonly writer: MatchWriter;
  readonly runner: MatchRunner;
  readonly thinkers: Thinkers;
  readonly clock: Clock;
  /** Milliseconds that a hard or expert bot has for a whole turn. */
  readonly botMs: number;
  readonly onThought: (level: Level, milliseconds: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Rounds of thought for each choice of those who do not think against the clock. */
const ROUNDS = 200;
/** Milliseconds after a fault. */
const RETRY = 2000;
/** Milliseconds after which another process may play a turn whose player has died. */
const LEASE = 5000;

/** Has bots play their turns, in threads of their own. Of several processes the one that has the turn's lease thinks. */
export function createBotDriver(deps: Deps) {
  const { leases, holder, liveTables, writer, runner, thinkers, clock, botMs, onThought, onFault } = deps;
  let stopped = false;

  /** Thinks a whole turn through on a copy. Nothing of it counts before it is stored. */
  async function turnOf(table: StoredTable, cache: MatchCache, { seat, level, style }: DueBot): Promise<Step<unknown, unknown>> {
    const began = performance.now();
    const apart = runner.bots(table);
    // With a box that nobody knows, rounds of thought may take any time.
    const timed = level === 'hard' || level === 'expert' || apart !== undefined;
    const turn = botTurn({
      rules: cache.rules,
      from: cache.current,
      seat,
      level: botNamed(level, style),
      thinker: thinkers,
      share: table.owner,
      now: () => performance.now(),
      allowance: (spent) => (timed ? { ms: Math.max(0, Math.round(botMs - spent)) } : { iterations: ROUNDS }),
      // Nobody may foresee what a bot leaves to chance; and it is no way to the secret of the shuffle.
      seed: (choice) => hashText(`${table.salt} ${table.secret} ${cache.position + choice}`),
      ...(apart && { apart }),
    });
    let whole: Step<unknown, unknown> = { ok: true, position: cache.current, played: [] };
    for await (const { position, played } of turn) {
      whole = { ok: true, position, played: [...whole.played, ...played] };
      if (stopped) break;
    }
    onThought(level, performance.now() - began);
    return whole;
  }

  function isDue({ table }: LiveTable, position: number, { seat, level }: DueBot): boolean {
    const due = dueBot(table, clock.now());
    return table.position === position && due?.seat === seat && due.level === level;
  }

  /** Plays a turn whose lease this process has; says whether it did. */
  async function playTurn(live: LiveTable, position: number, due: DueBot): Promise<boolean> {
    const cache = await liveTables.within(live.id, async () => {
      // Another process may have played it just before we got the lease.
      await liveTables.catchUp(live);
      if (isDue(live, position, due)) return liveTables.matchCacheOf(live);
      live.thinking = false;
      drive(live);
      return undefined;
    });
    if (cache === undefined) return false;
    if (isProblem(cache)) {
      live.thinking = false;
      return false;
    }
    const turn = await turnOf(live.table, cache, due);
    const done = await liveTables.within(live.id, async () => {
      live.thinking = false;
      if (isDue(live, position, due) && !stopped)
        return writer.commit(live, cache, turn, { bot: true, ...reason(live.table, due), key: null });
      // Somebody else was faster, or the person came back: what was thought is worth nothing now.
      drive(live);
      return 'taken';
    });
    return done === 'done';
  }

  /** Plays a turn, unless another process does. */
  async function takeTurn(live: LiveTable, due: DueBot): Promise<void> {
    const { position } = live.table;
    const lease = `turn ${live.id} ${position}`;
    const take = () => leases.take(lease, holder, clock.now() + LEASE, clock.now());
    const taken = await take();
    if (taken !== 'taken') {
      live.thinking = false;
      wakeAt(taken.heldUntil, live.id);
      return;
    }
    let cancel = clock.wakeAt(clock.now() + LEASE / 3, renew);
    function renew(): void {
      if (stopped) return;
      take().catch(onFault);
      cancel = clock.wakeAt(clock.now() + LEASE / 3, renew);
    }
    let played = false;
    try {
      played = await playTurn(live, position, due);
    } finally {
      cancel();
      // The lease of a turn that was played is of no more use to anybody, and ends by itself.
      if (!played) leases.release(lease, holder).catch(onFault);
    }
  }

  function drive(live: LiveTable): void {
    const due = stopped || live.thinking ? undefined : dueBot(live.table, clock.now());
    if (due === undefined) return;
    live.thinking = true;
    takeTurn(live, due).catch((error: unknown) => {
      live.thinking = false;
      if (stopped) return;
      if (error instanceof Overrun) {
        liveTables.setAside(live.id, error).catch(onFault);
        return;
      }
      onFault(error);
      // A full disk, or a thread that could not be started, may be better in a while.
      wakeAt(clock.now() + RETRY, live.id);
    });
  }

  function wakeAt(moment: number, table: string): void {
    clock.wakeAt(moment, () => void liveTables.within(table, async (live) => drive(live)).catch(onFault));
  }

  return {
    drive,
    /** What is being thought is given up; after a restart, or by another process, it is thought again. */
    stop() {
      stopped = true;
    },
  };
}
