import type { Socket } from 'node:net';
import { type ProblemCode, problem } from '../problems/problem.ts';
import { problemDocument } from '../problems/reply.ts';

/** What a client may do wrong before there is a request to speak of, by Node's own names for it. */
const CODES: ReadonlyMap<string, readonly [ProblemCode, string]> = new Map([
  ['HPE_HEADER_OVERFLOW', ['headers-too-large', 'the headers of the request are too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['timeout', 'the request did not come to an end in time']],
]);

/** Milliseconds in which a client may read why, and hang up. */
const HANGING = 1000;

/** Answers what is no HTTP, or too much of it, like everything else: with a problem document. The connection is of no more use. */
export function answerClientError(error: { readonly code?: string | undefined }, socket: Socket): void {
  // Nobody is there any more, or an answer is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [code, detail] = CODES.get(error.code ?? '') ?? ['malformed', 'this is no HTTP request'];
  const document = problemDocument(problem(code, detail));
  const body = JSON.stringify(document);
  const head = [
    `HTTP/1.1 ${document.status} ${document.title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Who does not hang up is hung up on: a connection that is only half closed still holds memory and a number.
  setTimeout(() => socket.destroy(), HANGING).unref();
}
