import type { Tell } from '@archipel/protocol';
import type { Who } from '../identity/who.ts';
import type { Commands } from '../play/commands.ts';
import type { Crier } from '../play/crier.ts';
import type { Rooms, Watcher } from '../play/rooms.ts';
import { isNo, type No } from '../problems.ts';
import type { Store } from '../store/store.ts';
import type { Chat } from '../tables/chat.ts';
import { watchFault } from '../tables/table.ts';

/** What a listener has seen already. */
export interface Seen {
  readonly after?: number | undefined;
  readonly line?: number | undefined;
}

export interface Watching {
  /** Has a connection told of a table from now on, beginning with what it has not seen. Answers how to end that. */
  watch(table: string, who: Who, tell: (tell: Tell) => void, seen: Seen): Promise<(() => void) | No>;
}

interface Hands {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly crier: Crier;
  readonly commands: Commands;
  readonly chat: Chat;
  readonly onFault: (fault: unknown) => void;
}

/** The last lines of chat that come unasked. */
const LINES = 100;

export function watchingOf({ store, rooms, crier, commands, chat, onFault }: Hands): Watching {
  return {
    watch: (table, who, tell, { after, line = 0 }) =>
      rooms.within(table, async (room) => {
        const fault = watchFault(room.table, who.person.id);
        if (fault) return fault;
        let lastLine = line;
        const watcher: Watcher = {
          who,
          position: null,
          tell(word) {
            if (word.tell === 'line') lastLine = word.line.number;
            tell(word);
          },
        };
        const memory = room.table.started === null ? undefined : await commands.remembered(room, after ?? room.table.position);
        if (isNo(memory)) return memory;
        const lines = await chat.latest(room, line, LINES);
        room.watchers.add(watcher);
        // The newcomer's presence is news to all, and its own first word.
        await crier.table(room);
        if (memory) {
          watcher.position = after === undefined || after > memory.position ? null : after;
          crier.catchUp(room, watcher);
        }
        for (const each of lines) watcher.tell({ tell: 'line', table: room.id, line: each });
        return () => {
          if (!room.watchers.delete(watcher)) return;
          const saw = store.tables.sawUpTo(room.id, who.person.id, watcher.position ?? 0, lastLine);
          const told = rooms.within(room.id, (left) => crier.table(left));
          Promise.all([saw, told]).catch(onFault);
        };
      }),
  };
}
