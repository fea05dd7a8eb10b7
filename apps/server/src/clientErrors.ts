import type { Socket } from 'node:net';
import { problemOf } from './problem.ts';
import { no, type ProblemCode } from './problems.ts';

/** What a client may do wrong before there is a request to speak of, by Node's own names for it. */
const CODES: ReadonlyMap<string, readonly [ProblemCode, string]> = new Map([
  ['HPE_HEADER_OVERFLOW', ['headers-too-large', 'the headers of the request are too large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['timeout', 'the request did not come to an end in time']],
]);

/** Answers what is no HTTP, or too much of it, like everything else: with a problem document. The connection is of no more use. */
export function answerClientError(error: { readonly code?: string | undefined }, socket: Socket): void {
  // Nobody is there any more, or an answer is already on its way.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [code, detail] = CODES.get(error.code ?? '') ?? ['malformed', 'this is no HTTP request'];
  const problem = problemOf(no(code, detail));
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
