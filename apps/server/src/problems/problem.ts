import type { Json } from '@archipel/kernel';

/** Every code that an answer of the API may carry when it is not what was asked for, with its status. Programs rely on them: none is ever renamed. */
export const PROBLEMS = {
  /** The request cannot be read, or a field is missing, wrong or too many. */
  malformed: 400,
  'not-signed-in': 401,
  'forged-cookie': 401,
  'bad-token': 401,
  'token-ended': 401,
  'wrong-password': 401,
  /** The token lacks the scope; or only a person in a browser may do this. */
  'scope-missing': 403,
  'cross-site': 403,
  'not-owner': 403,
  'not-seated': 403,
  'no-spectators': 403,
  muted: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'name-taken': 409,
  'chair-taken': 409,
  'no-open-chair': 409,
  'chairs-open': 409,
  'nobody-sits': 409,
  'already-started': 409,
  'not-started': 409,
  /** On a socket only who watches a table moves there. */
  'not-watched': 409,
  'not-over': 409,
  paused: 409,
  'time-up': 409,
  'seat-played-by-bot': 409,
  /** Nobody has waited for this person long enough to have a bot stand in. */
  'not-absent': 409,
  'rules-changed': 409,
  /** The rules took too long with the components of this table: the game was ended. */
  'set-aside': 409,
  /** Something else happened first, and again: try once more. */
  busy: 409,
  /** A move was made against a position that is no more. */
  stale: 409,
  'too-large': 413,
  'media-type': 415,
  'unknown-game': 422,
  'bad-options': 422,
  'bad-seats': 422,
  'no-such-level': 422,
  /** Push or webhooks are off on this server. */
  'switched-off': 422,
  /** The server does not write to addresses of this kind; or with these keys nothing can be encrypted. */
  'bad-address': 422,
  'illegal-move': 422,
  'too-many-requests': 429,
  /** Of one's own tables: that wait for their game, that are being played, with components of one's own. */
  'too-many-tables': 429,
  'too-many-games': 429,
  'too-many-boxes': 429,
  'too-many-watchers': 429,
  'too-many-connections': 429,
  'headers-too-large': 431,
  fault: 500,
  'cannot-write': 503,
  stopping: 503,
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** Why something is not done, as a value. `detail` is for whoever writes a client; people are told by the client, from the code. */
export interface Problem {
  readonly problem: ProblemCode;
  readonly detail: string;
  readonly more?: Readonly<Record<string, Json>>;
}

export function problem(code: ProblemCode, detail: string, more?: Problem['more']): Problem {
  return { problem: code, detail, ...(more && { more }) };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

/** The code of a problem of which only the status is known. */
export function codeOfStatus(status: number): ProblemCode {
  const usual: Readonly<Record<number, ProblemCode>> = {
    400: 'malformed',
    404: 'not-found',
    405: 'method-not-allowed',
    408: 'timeout',
    413: 'too-large',
    415: 'media-type',
    429: 'too-many-requests',
    431: 'headers-too-large',
    503: 'cannot-write',
  };
  return usual[status] ?? (status < 500 ? 'malformed' : 'fault');
}
