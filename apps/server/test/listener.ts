import type { Json } from '@archipel/kernel';
import { type Ask, PATHS, patched, type Tell, tellSchema } from '@archipel/protocol';
import { WebSocket } from 'ws';

type Kind = Tell['tell'];
type TellOf<Name extends Kind> = Extract<Tell, { readonly tell: Name }>;

/** Somebody on the socket, who remembers every word. */
export interface Listener {
  readonly socket: WebSocket;
  /** Everything that came, as text and as it was meant. */
  readonly texts: readonly string[];
  readonly tells: readonly Tell[];
  ask(ask: Ask): void;
  say(garbage: string | Buffer): void;
  /** The next word of this kind (and like this) that was not taken yet, as soon as it comes. */
  next<Name extends Kind>(kind: Name, like?: (tell: TellOf<Name>) => boolean): Promise<TellOf<Name>>;
  /** Why the server closed. */
  readonly closed: Promise<number>;
  close(): void;
}

export async function listener(address: string, headers: Readonly<Record<string, string>>): Promise<Listener> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${PATHS.socket}`, { headers });
  const texts: string[] = [];
  const tells: Tell[] = [];
  const fresh: Tell[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const each of waiting.splice(0)) each();
  };
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    const tell = tellSchema.parse(JSON.parse(text));
    texts.push(text);
    tells.push(tell);
    fresh.push(tell);
    wake();
  });
  let code: number | undefined;
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (given) => {
      code = given;
      wake();
      resolve(given);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    socket,
    texts,
    tells,
    closed,
    ask: (ask) => socket.send(JSON.stringify(ask)),
    say: (garbage) => socket.send(garbage),
    close: () => socket.close(),
    async next(kind, like = () => true) {
      for (;;) {
        const at = fresh.findIndex((tell) => tell.tell === kind && like(tell as TellOf<typeof kind>));
        const [found] = at < 0 ? [] : fresh.splice(at, 1);
        if (found) return found as TellOf<typeof kind>;
        if (code !== undefined) throw new Error(`closed with ${code} before a '${kind}'`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

/** What a client knows of a match, made of the words that it was told. */
export function known(tells: readonly Tell[]): { readonly position: number; readonly view: Json } | undefined {
  let now: { readonly position: number; readonly view: Json } | undefined;
  for (const tell of tells) {
    if (tell.tell === 'match') now = { position: tell.match.position, view: tell.match.view };
    if (tell.tell !== 'update') continue;
    const { from, position, view, delta } = tell.update;
    if (view === undefined && now?.position !== from) throw new Error(`an update from ${from} does not join on to ${now?.position}`);
    now = { position, view: view ?? patched(now?.view, delta) };
  }
  return now;
}
