import { STATUS_CODES } from 'node:http';
import type { Problem } from '@archipel/protocol';
import type { FastifyReply } from 'fastify';
import { codeOfStatus, type No, PROBLEMS } from './problems.ts';

/** An answer that is not what was asked for, as programs read it (RFC 9457). */
export function problem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return send(reply, problemOf({ no: codeOfStatus(status), detail }, status));
}

export function refuse(reply: FastifyReply, no: No): FastifyReply {
  return send(reply, problemOf(no));
}

export function problemOf({ no, detail, more }: No, status: number = PROBLEMS[no]): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code: no, detail, ...more };
}

function send(reply: FastifyReply, body: Problem): FastifyReply {
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
