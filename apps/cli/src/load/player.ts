import type { Json } from '@archipel/kernel';
import { PATHS, patched, type Tell, tellSchema } from '@archipel/protocol';
import { WebSocket } from 'ws';
import { type Ask, asking } from './http.ts';

/** What a client knows of its match. */
export interface Known {
  readonly position: number;
  readonly active: readonly number[];
  readonly view: Json;
  readonly over: boolean;
}

/** Somebody with a cookie and a socket, who follows one table after another. */
export interface Player {
  ask(method: string, path: string, body?: unknown): ReturnType<Ask>;
  watch(table: string): void;
  known(): Known | undefined;
  /** Waits until what is known satisfies this; false when it takes too long or the line breaks. */
  until(isSo: (known: Known) => boolean): Promise<boolean>;
  close(): void;
}

const PATIENCE = 30_000;
/** One in so many words of the server is read by the protocol's schema; all of them would cost the clients more than playing does. */
const CHECKED_EVERY = 20;

/** Like a browser it has a line of its own for its requests, beside its socket. */
export async function newPlayer(address: string, name: string): Promise<Player> {
  const ask = asking(address);
  const { status, cookie } = await ask('POST', PATHS.me, { name });
  if (status !== 201 || cookie === undefined) throw new Error(`nobody is let in (${status})`);
  const socket = new WebSocket(`${address.replace('http', 'ws')}${PATHS.socket}`, { headers: { cookie } });
  let known: Known | undefined;
  let watched = '';
  let broken = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const each of waiting) each();
  };

  function hear(tell: Tell): void {
    if (tell.tell === 'match' && tell.table === watched) {
      const { position, active, view, outcome } = tell.match;
      known = { position, active, view, over: outcome !== null };
    } else if (tell.tell === 'update' && tell.table === watched) {
      const { from, position, active, view, delta, outcome } = tell.update;
      // What does not join on to what is known cannot be right; it is found when views are compared.
      if (view === undefined && known?.position !== from) return;
      known = { position, active, view: view ?? patched(known?.view, delta), over: outcome !== null };
    } else return;
    wake();
  }

  let heard = 0;
  socket.on('message', (data) => {
    const word: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
    heard += 1;
    hear(heard % CHECKED_EVERY === 1 ? tellSchema.parse(word) : (word as Tell));
  });
  socket.on('close', () => {
    broken = true;
    wake();
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    ask: (method, path, body) => ask(method, path, body, cookie),
    watch(table) {
      if (watched !== '') socket.send(JSON.stringify({ ask: 'unwatch', table: watched }));
      watched = table;
      known = undefined;
      socket.send(JSON.stringify({ ask: 'watch', table }));
    },
    known: () => known,
    until: (isSo) =>
      new Promise((resolve) => {
        const end = (answer: boolean) => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(answer);
        };
        const look = () => {
          if (known !== undefined && isSo(known)) end(true);
          else if (broken) end(false);
        };
        const timer = setTimeout(() => end(false), PATIENCE).unref();
        waiting.add(look);
        look();
      }),
    close() {
      socket.close();
      ask.close();
    },
  };
}
