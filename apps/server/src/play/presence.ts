import type { Clock } from '../system/clock.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { LiveTable, LiveTables, Watcher } from './liveTables.ts';

/** Who is here at a table, told in digest: not to all about everybody who comes and goes. */
export interface Presence {
  /** Within a table: somebody has come, who is told at once how it stands. */
  came(live: LiveTable, watcher: Watcher): Promise<void>;
  /** Somebody has gone. */
  left(live: LiveTable): void;
  stop(): void;
}

interface Deps {
  readonly liveTables: LiveTables;
  readonly broadcaster: Broadcaster;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
}

/** Milliseconds between two digests at a table; where many watch, so many for each: no more than a hundred messages a second. */
const PAUSE = 1000;
const PAUSE_FOR_EACH = 10;

export function createPresence({ liveTables, broadcaster, clock, onFault }: Deps): Presence {
  /** When the next digest may be told, by table; those that wait for their moment know how to call it off. */
  const next = new WeakMap<LiveTable, number>();
  const waiting = new Map<LiveTable, () => void>();

  async function tell(live: LiveTable): Promise<void> {
    next.set(live, clock.now() + Math.max(PAUSE, PAUSE_FOR_EACH * live.watchers.size));
    await broadcaster.table(live);
  }

  function tellLater(live: LiveTable, moment: number): void {
    const cancel = clock.wakeAt(moment, () => {
      waiting.delete(live);
      liveTables.within(live.id, tell).catch(onFault);
    });
    waiting.set(live, cancel);
  }

  const mayTell = (live: LiveTable) => !waiting.has(live) && (next.get(live) ?? 0) <= clock.now();

  return {
    async came(live, watcher) {
      if (mayTell(live)) return tell(live);
      if (!waiting.has(live)) tellLater(live, next.get(live) ?? 0);
      watcher.tell({ tell: 'table', table: await broadcaster.shown(live) });
    },
    left(live) {
      if (live.watchers.size === 0 || waiting.has(live)) return;
      tellLater(live, Math.max(clock.now(), next.get(live) ?? 0));
    },
    stop() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
