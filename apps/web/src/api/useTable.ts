import type { ChatMessage, Table } from '@archipel/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked } from './client.ts';
import { askWhoIAm, useMe } from './me.ts';
import { watchTable } from './socket.ts';
import { tableAt } from './tables.ts';

export interface AtTable {
  readonly table: Table | undefined;
  /** Why there is no table to be seen. */
  readonly fault: string | undefined;
  readonly messages: readonly ChatMessage[];
  /** One's own seat, if one sits there. */
  readonly seat: number | undefined;
  readonly mine: boolean;
  /** Whether the server knows who one is: only then it tells of a game. */
  readonly known: boolean;
  /** Carries out a change and shows the table that comes of it; answers why not. */
  readonly change: (changing: Promise<Asked<Table>>) => Promise<string | undefined>;
  readonly receiveChat: (message: ChatMessage) => void;
  readonly readAgain: () => void;
}

/** How often somebody whom the server does not know looks for news, in milliseconds. */
const LOOK_EVERY = 4000;

/** A table on the server, as it changes. */
export function useTable(id: string): AtTable {
  const { me } = useMe();
  const [table, setTable] = useState<Table>();
  const [fault, setFault] = useState<string>();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [attempt, setAttempt] = useState(0);
  const known = useRef<{ table: Table | undefined; message: number }>({ table: undefined, message: 0 });

  const take = useCallback((next: Table) => {
    known.current.table = next;
    setTable(next);
  }, []);
  const receiveChat = useCallback((message: ChatMessage) => {
    known.current.message = Math.max(known.current.message, message.number);
    setMessages((old) =>
      old.some(({ number }) => number === message.number) ? old : [...old, message].toSorted((a, b) => a.number - b.number),
    );
  }, []);

  const [asked, mineId] = [me !== 'unasked', me !== null && me !== 'unasked' ? me.id : undefined];
  useEffect(() => void askWhoIAm(), []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` asks once more
  useEffect(() => {
    let left = false;
    const stops: (() => void)[] = [];
    setFault(undefined);
    const read = async () => {
      const found = await tableAt(id);
      if (left) return undefined;
      if (found.ok) take(found.value);
      else if (known.current.table === undefined) setFault(found.fault);
      return found.ok ? found.value : undefined;
    };
    const follow = async () => {
      const found = await read();
      if (found === undefined || left) return;
      if (mineId === undefined) {
        // The server tells news only to those it knows; until then one looks from time to time.
        const looking = setInterval(() => document.visibilityState === 'visible' && void read(), LOOK_EVERY);
        stops.push(() => clearInterval(looking));
        return;
      }
      const unwatch = watchTable(found.id, {
        afterIfAlone: () => (known.current.table?.state === 'open' ? undefined : known.current.table?.position),
        chat: () => known.current.message,
        hear(word) {
          if (word.tell === 'table') take(word.table);
          // Sent away, as the game begins and nobody may look on: of that very change one is not told any more.
          else if (word.tell === 'problem') void read();
          else if (word.tell === 'chat') receiveChat(word.message);
        },
      });
      stops.push(unwatch);
    };
    if (asked) void follow();
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [id, attempt, asked, mineId, take, receiveChat]);

  const seat = table?.chairs.findIndex((chair) => chair.kind === 'person' && chair.id === mineId) ?? -1;
  return {
    table,
    fault,
    messages,
    seat: mineId === undefined || seat < 0 ? undefined : seat,
    mine: table !== undefined && table.owner === mineId,
    known: mineId !== undefined,
    change: async (changing) => {
      const done = await changing;
      if (done.ok) take(done.value);
      return done.ok ? undefined : done.fault;
    },
    receiveChat,
    readAgain: () => setAttempt(attempt + 1),
  };
}
