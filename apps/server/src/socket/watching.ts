import type { Tell } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import type { Chat } from '../lobby/chat.ts';
import type { Broadcaster } from '../play/broadcaster.ts';
import type { LiveTable, LiveTables, Watcher } from '../play/liveTables.ts';
import type { Presence } from '../play/presence.ts';
import { MOST_TOLD } from '../play/updates.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../tables/seats.ts';
import { watchProblem } from '../tables/table.ts';

/** What a listener has seen already. */
export interface Seen {
  readonly after?: number | undefined;
  readonly chat?: number | undefined;
}

export interface Watching {
  /** Has a connection told of a table from now on, beginning with what it has not seen. Answers how to end that. */
  watch(table: string, who: Who, tell: (tell: Tell) => void, seen: Seen): Promise<(() => void) | Problem>;
}

interface Deps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly broadcaster: Broadcaster;
  readonly chat: Chat;
  readonly presence: Presence;
  /** People without a seat who may watch one table. */
  readonly mostWatchers: number;
  readonly onFault: (fault: unknown) => void;
}

/** The last chat messages that come unasked. */
const RECENT_MESSAGES = 100;

export function createWatching({ store, liveTables, broadcaster, chat, presence, mostWatchers, onFault }: Deps): Watching {
  /** Those who sit always find room. */
  function fullProblem({ table, watchers }: LiveTable, { person }: Who): Problem | undefined {
    if (watchers.size < mostWatchers || seatOf(table, person.id) !== undefined) return undefined;
    return problem('too-many-watchers', `at most ${mostWatchers} may watch a table`, { most: mostWatchers });
  }

  return {
    watch: (table, who, tell, { after, chat: seenChat = 0 }) =>
      liveTables.within(table, async (live) => {
        const fault = watchProblem(live.table, who.person.id) ?? fullProblem(live, who);
        if (fault) return fault;
        if (after !== undefined && after > live.table.position) await liveTables.catchUp(live);
        const { position, started } = live.table;
        // Who has missed too much is told the match, as if nothing of it had been seen.
        const from = after === undefined || after > position || position - after > MOST_TOLD ? null : after;
        const cache = started === null ? undefined : await liveTables.matchCacheSince(live, from ?? position);
        if (isProblem(cache)) return cache;
        const messages = await chat.latest(live, seenChat, RECENT_MESSAGES);
        // Whatever a client says it has seen: it is told of whatever comes from now on.
        const last = messages.at(-1) ?? (await chat.latest(live, 0, 1)).at(-1);
        const watcher: Watcher = { who, tell, position: null, chat: last?.number ?? 0 };
        live.watchers.add(watcher);
        // The newcomer's presence is news to all, and the table its own first message.
        await presence.came(live, watcher);
        if (cache) {
          watcher.position = from;
          broadcaster.catchUp(live, watcher);
        }
        for (const message of messages) watcher.tell({ tell: 'chat', table: live.id, message });
        return () => {
          if (!live.watchers.delete(watcher)) return;
          presence.left(live);
          store.tables.sawUpTo(live.id, who.person.id, watcher.position ?? 0, watcher.chat).catch(onFault);
        };
      }),
  };
}
