import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly address: string;
  readonly letters: readonly Received[];
  /** The first letter, as soon as it is there. */
  readonly first: Promise<Received>;
  close(): Promise<void>;
}

/** A server that takes letters and answers each with the next of these statuses, the last one for ever; null leaves the sender waiting. */
export async function receiver(...statuses: readonly (number | null)[]): Promise<Receiver> {
  const letters: Received[] = [];
  let arrive: (letter: Received) => void = () => undefined;
  const first = new Promise<Received>((resolve) => {
    arrive = resolve;
  });
  const server: Server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = statuses[Math.min(letters.length, statuses.length - 1)];
      const letter = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      letters.push(letter);
      arrive(letter);
      if (status === null) return;
      answer.writeHead(status ?? 200, { location: '/elsewhere' }).end('thanks');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    letters,
    first,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
