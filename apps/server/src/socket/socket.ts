import { API, CLOSE, PATHS, type Tell } from '@archipel/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { encoded } from '../connections/encoded.ts';
import type { Connection, Hub } from '../connections/hub.ts';
import { allows, isCrossSite } from '../identity/authentication.ts';
import { isProblem, problem } from '../problems/problem.ts';
import { refuse } from '../problems/reply.ts';
import { type AnsweringDeps, answering } from './answering.ts';
import { attend, HEARTBEAT } from './attend.ts';

export interface SocketDeps extends AnsweringDeps {
  readonly hub: Hub;
  readonly version: string;
  readonly publicUrl: string | undefined;
  /** Bytes that may wait for a client that reads slowly. It is then dropped, and can take up where it was. */
  readonly mostWaiting: number;
  /** Bytes that a word of a client may have: a plan of moves is as long here as in a request. */
  readonly longestWord: number;
}

/** Bytes that may wait for a slow client, where nothing else is said. */
export const MOST_WAITING = 1_048_576;
/** Milliseconds in which a client may answer a goodbye. */
const GOODBYE = 2000;

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
    options: { maxPayload: sockets.longestWord, perMessageDeflate: compression },
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

function listen(socket: WebSocket, opened: FastifyRequest, sockets: SocketDeps): void {
  const { who, ip: address, socket: line } = opened;
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
  const isOpen = () => socket.readyState === socket.OPEN && !line.destroyed;
  if (hub.add(connection) === 'too-many') {
    socket.close(CLOSE.tooMany, 'too many connections');
    return;
  }
  connection.tell({ tell: 'hello', version: sockets.version, now: clock.now(), heartbeat: HEARTBEAT, commands: true });
  const { answer, end } = answering(connection, opened, isOpen, sockets);
  attend(socket, connection.who, { answer, isOpen, clock });
  socket.on('close', () => {
    hub.remove(connection);
    end();
  });
}

/** Holds back what is written to a line until everything that follows from one event is: one call of the system for all of it. */
function writtenTogether(line: FastifyRequest['socket']): () => void {
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
