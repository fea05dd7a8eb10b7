import { STATUS_CODES } from 'node:http';
import type { ProblemDocument } from '@archipel/protocol';
import type { FastifyReply } from 'fastify';
import { codeOfStatus, PROBLEMS, type Problem } from './problem.ts';

/** Answers a problem of which only the status is known. */
export function replyWithStatus(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return send(reply, problemDocument({ problem: codeOfStatus(status), detail }, status));
}

export function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
  return send(reply, problemDocument(problem));
}

/** A problem as programs read it (RFC 9457). */
export function problemDocument({ problem, detail, more }: Problem, status: number = PROBLEMS[problem]): ProblemDocument {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code: problem, detail, ...more };
}

function send(reply: FastifyReply, body: ProblemDocument): FastifyReply {
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
