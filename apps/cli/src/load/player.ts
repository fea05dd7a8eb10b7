import type { Json } from '@archipel/kernel';
import { type CommandAsk, PATHS, patched, type Tell, tellSchema } from '@archipel/protocol';
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
  /** Sends a command on the socket. Answers the status that it comes to, as a request would. */
  command(command: CommandAsk): Promise<number>;
  watch(table: string): void;
  known(): Known | undefined;
  /** Waits until what is known satisfies this; false when it takes too long or the line breaks. */
  until(isSo: (known: Known) => boolean): Promise<boolean>;
  close(): void;
}

const PATIENCE = 30_000;
/** One in so many words of the server is read by the protocol's schema; all of them would cost the clients more than playing does. */
const CHECKED_EVERY = 20;

/** Like a browser it makes its moves on the socket, and has a line of its own for everything else. */
export async function newPlayer(address: string, name: string): Promise<Player> {
  const ask = asking(address);
  const { status, cookie } = await ask('POST', PATHS.me, { name });
  if (status !== 201 || cookie === undefined) throw new Error(`nobody is let in (${status})`);
  const socket = new WebSocket(`${address.replace('http', 'ws')}${PATHS.socket}`, { headers: { cookie } });
  let known: Known | undefined;
  let watched = '';
  let broken = false;
  const waiting = new Set<() => void>();
  /** Commands that are not answered yet, by their keys. */
  const commands = new Map<string, { readonly resolve: (status: number) => void; readonly reject: (why: Error) => void }>();
  const wake = () => {
    for (const each of waiting) each();
  };

  function answered(key: string | undefined, code: number): void {
    commands.get(key ?? '')?.resolve(code);
    commands.delete(key ?? '');
  }

  function hear(tell: Tell): void {
    if (tell.tell === 'done') answered(tell.key, 200);
    else if (tell.tell === 'problem') answered(tell.key, tell.problem.status);
    else if (tell.tell === 'match' && tell.table === watched) {
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
    for (const { reject } of commands.values()) reject(new Error('the socket was closed'));
    commands.clear();
    wake();
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    ask: (method, path, body) => ask(method, path, body, cookie),
    command: (command) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(new Error('the socket is closed'));
        commands.set(command.key, { resolve, reject });
        socket.send(JSON.stringify(command));
      }),
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
