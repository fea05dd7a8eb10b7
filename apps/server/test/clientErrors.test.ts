import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answerClientError } from '../src/http/clientErrors.ts';

test('who sends too slowly is told so, and is hung up on without hanging up first', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0);
  const accepted = once(server, 'connection') as Promise<Socket[]>;
  // A client that never closes its side.
  const client = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
  const [held] = await accepted;
  if (held === undefined) throw new Error('nobody came');
  const gone = once(held, 'close');
  client.on('error', () => undefined);
  answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, held);
  const [told] = (await once(client, 'data')) as Buffer[];
  expect(String(told)).toMatch(/^HTTP\/1.1 408 /);
  await gone;
  expect(held.destroyed).toBe(true);
  client.destroy();
  server.close();
});
