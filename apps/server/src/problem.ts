import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An answer that is not what was asked for, as programs read it (RFC 9457). */
export function problem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
