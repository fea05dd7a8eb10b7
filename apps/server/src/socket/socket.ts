import { API, type Ask, askSchema, CLOSE, PATHS, type Tell } from '@archipel/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { encoded } from '../connections/encoded.ts';
import type { Connection, Hub } from '../connections/hub.ts';
import { allows, hasEnded, isCrossSite } from '../identity/authentication.ts';
import { isProblem, problem } from '../problems/problem.ts';
import { problemDocument, refuse } from '../problems/reply.ts';
import type { Clock } from '../system/clock.ts';
import type { Watching } from './watching.ts';

export interface SocketDeps {
  readonly hub: Hub;
  readonly watching: Watching;
  readonly clock: Clock;
  readonly version: string;
  readonly publicUrl: string | undefined;
  /** Bytes that may wait for a client that reads slowly. It is then dropped, and can take up where it was. */
  readonly mostWaiting: number;
  readonly onFault: (fault: unknown) => void;
}

/** How often both sides show that they are still there, in milliseconds. */
export const HEARTBEAT = 25_000;
/** Bytes that may wait for a slow client, where nothing else is said. */
export const MOST_WAITING = 1_048_576;
const LONGEST_ASK = 2048;
/** Milliseconds in which a client may answer a goodbye. */
const GOODBYE = 2000;
const MOST_WATCHED = 20;
/** Asks that may come between two heartbeats. */
const MOST_ASKS = 200;

/**
 * Only what does not fit into one packet is compressed: a smaller update would arrive no sooner, and compressing it costs more than all the rest of
 * telling it. Without memory from one message to the next, and with small tables (40 kB a socket instead of 260): a thousand sockets must not
 * hold a thousand dictionaries.
 */
const compression = {
  threshold: 1400,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { level: 6, memLevel: 5 },
};

export async function serveSocket(app: FastifyInstance, sockets: SocketDeps): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LONGEST_ASK, perMessageDeflate: compression },
    // What the library and the platform say of a client has a code (a word too long, a line cut off); what has none is ours.
    errorHandler: (error, socket) => {
      if (!('code' in error)) sockets.onFault(error);
      socket.terminate();
    },
    preClose: () => closeSockets(app.websocketServer.clients, sockets.hub),
  });
  app.route({
    method: 'GET',
    url: PATHS.socket,
    schema: { hide: true },
    // A page of another site could otherwise listen with the visitor's cookie: browsers let sockets go anywhere.
    preValidation: async (request, reply) => {
      if (isCrossSite(request, sockets.publicUrl)) return refuse(reply, problem('cross-site', 'this came from a page of another site'));
      return undefined;
    },
    handler: (_, reply) => refuse(reply.header('upgrade', 'websocket'), problem('malformed', `${API}/socket is a WebSocket`)),
    wsHandler: (socket, request) => listen(socket, request, sockets),
  });
}

/** Says goodbye to all, and waits until they have hung up; not for long. */
async function closeSockets(clients: Iterable<WebSocket>, hub: Hub): Promise<void> {
  const open = [...clients];
  const gone = Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  hub.closeAll({ tell: 'stopping' }, CLOSE.stopping);
  const impatient = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, GOODBYE);
  await gone;
  clearTimeout(impatient);
}

type Opened = Pick<FastifyRequest, 'who' | 'ip' | 'socket'>;

function listen(socket: WebSocket, { who, ip: address, socket: line }: Opened, sockets: SocketDeps): void {
  if (isProblem(who) || !allows(who.credential, 'read')) {
    socket.close(CLOSE.unknown, isProblem(who) ? who.problem : 'scope-missing');
    return;
  }
  const { hub, clock } = sockets;
  const together = writtenTogether(line);
  const connection: Connection = {
    who,
    address,
    tell(tell: Tell) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > sockets.mostWaiting) socket.close(CLOSE.tooSlow, 'too slow');
      else {
        together();
        socket.send(encoded(tell));
      }
    },
    close: (code) => socket.close(code),
  };
  if (hub.add(connection) === 'too-many') {
    socket.close(CLOSE.tooMany, 'too many connections');
    return;
  }
  connection.tell({ tell: 'hello', version: sockets.version, now: clock.now(), heartbeat: HEARTBEAT });
  attend(socket, connection, sockets);
}

/** Holds back what is written to a line until everything that follows from one event is: one call of the system for all of it. */
function writtenTogether(line: Opened['socket']): () => void {
  let held = false;
  const release = () => {
    held = false;
    line.uncork();
  };
  return () => {
    if (held) return;
    held = true;
    line.cork();
    process.nextTick(release);
  };
}

function attend(socket: WebSocket, connection: Connection, { hub, watching, clock, onFault }: SocketDeps): void {
  const watched = new Map<string, () => void>();
  let [asks, alive] = [0, true];
  let order: Promise<unknown> = Promise.resolve();

  function beat(): void {
    if (!alive) {
      socket.terminate();
      return;
    }
    if (hasEnded(connection.who.credential, clock.now())) socket.close(CLOSE.unknown, 'token-ended');
    [asks, alive] = [0, false];
    socket.ping();
    cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);
  }
  let cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);

  async function answer(ask: Ask): Promise<void> {
    if (ask.ask === 'ping') return connection.tell({ tell: 'pong', now: clock.now() });
    watched.get(ask.table)?.();
    watched.delete(ask.table);
    if (ask.ask === 'unwatch') return;
    const full =
      watched.size >= MOST_WATCHED ? problem('too-many-requests', `at most ${MOST_WATCHED} tables on one connection`) : undefined;
    const end = full ?? (await watching.watch(ask.table, connection.who, connection.tell, ask));
    if (isProblem(end)) return connection.tell({ tell: 'problem', table: ask.table, problem: problemDocument(end) });
    // It may have been closed while we were looking.
    if (socket.readyState === socket.OPEN) watched.set(ask.table, end);
    else end();
  }

  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    alive = true;
    asks += 1;
    if (asks > MOST_ASKS) return socket.close(CLOSE.tooMany, 'too many asks');
    const ask = isBinary || !Buffer.isBuffer(data) ? undefined : askIn(data.toString());
    if (ask === undefined) return socket.close(CLOSE.garbage, 'not an ask');
    // One after another: an unwatch must not overtake its watch.
    order = order
      .then(() => answer(ask))
      .catch((fault: unknown) => {
        onFault(fault);
        connection.tell({ tell: 'problem', problem: problemDocument(problem('fault', 'something went wrong on our side')) });
      });
  });
  socket.on('close', () => {
    cancel();
    hub.remove(connection);
    for (const end of watched.values()) end();
    watched.clear();
  });
}

function askIn(text: string): Ask | undefined {
  try {
    return askSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
