import type { ChatMessage } from '@archipel/protocol';
import type { Who } from '../identity/authentication.ts';
import type { Names } from '../identity/names.ts';
import type { LiveTable, LiveTables } from '../play/liveTables.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Store, StoredChatMessage } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { watchProblem } from '../tables/table.ts';

/** Nobody may say more messages than this in so many milliseconds, at all tables together. */
const MOST_MESSAGES = 5;
const WHILE = 10_000;
/** More than this is never said between two commits. */
const MOST_AT_ONCE = 1000;

/** Talk at a table: by those who sit at it or may watch it, unless the owner has muted them. */
export function createChat(store: Store, liveTables: LiveTables, names: Names, clock: Clock) {
  const said = new Map<string, number[]>();

  function tooFast(person: string): boolean {
    const now = clock.now();
    const lately = (said.get(person) ?? []).filter((at) => now - at < WHILE);
    if (lately.length >= MOST_MESSAGES) return true;
    said.delete(person);
    said.set(person, [...lately, now]);
    // The map is in the order of the last message: those at its front have been silent for longest.
    for (const [other, times] of said) {
      if (now - (times.at(-1) ?? 0) < WHILE) break;
      said.delete(other);
    }
    return false;
  }

  const messageOf = async ({ number, by, text, at }: StoredChatMessage): Promise<ChatMessage> => ({
    number,
    by,
    name: await names.of(by),
    text,
    at,
  });
  const messagesOf = (kept: readonly StoredChatMessage[]): Promise<readonly ChatMessage[]> => Promise.all(kept.map(messageOf));

  return {
    /** Tells those who watch a table what was said since they were told last. */
    async tell(live: LiveTable): Promise<void> {
      if (live.watchers.size === 0) return;
      const known = Math.min(...[...live.watchers].map((watcher) => watcher.chat));
      const messages = await messagesOf(await store.chat.read(live.id, known, MOST_AT_ONCE));
      const tells = messages.map((message) => ({ tell: 'chat', table: live.id, message }) as const);
      for (const watcher of live.watchers)
        for (const tell of tells) {
          if (tell.message.number <= watcher.chat) continue;
          watcher.chat = tell.message.number;
          watcher.tell(tell);
        }
    },
    /** The last of what was said after `after`: whoever comes in late hears how the talk ended, not how it began. */
    latest: async (live: LiveTable, after: number, limit: number) => messagesOf(await store.chat.latest(live.id, after, limit)),
    read: (table: string, { person }: Who, after: number, limit: number): Promise<readonly ChatMessage[] | Problem> =>
      liveTables.within(
        table,
        async (live) => watchProblem(live.table, person.id) ?? messagesOf(await store.chat.read(live.id, after, limit)),
      ),
    say: (table: string, { person }: Who, text: string): Promise<ChatMessage | Problem> =>
      liveTables.within(table, async (live) => {
        const fault = watchProblem(live.table, person.id);
        if (fault) return fault;
        if (live.table.muted.includes(person.id)) return problem('muted', 'the owner of the table has muted you');
        if (tooFast(person.id)) return problem('too-many-requests', `at most ${MOST_MESSAGES} messages in ${WHILE / 1000} seconds`);
        return messageOf(await store.chat.add(live.id, { by: person.id, text, at: clock.now() }));
      }),
  };
}

export type Chat = ReturnType<typeof createChat>;
