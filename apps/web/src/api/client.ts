import { type ProblemDocument, problemSchema } from '@archipel/protocol';
import type * as z from 'zod/mini';

/** What came of a request. `offline`: nobody answered; `nonsense`: somebody did, but not as the protocol says. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: string; readonly problem?: ProblemDocument };

interface Asking<Answer extends z.ZodMiniType | undefined> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly answer: Answer;
}

type Answered<Answer> = Answer extends z.ZodMiniType ? z.output<Answer> : undefined;

/** How long the server may take. */
const PATIENCE = 15_000;

/** Asks the server. What it answers is checked by the protocol's own schema; what goes wrong comes back as a value with a code. */
export async function ask<Answer extends z.ZodMiniType | undefined>(
  path: string,
  { method = 'GET', body, answer }: Asking<Answer>,
): Promise<Asked<Answered<Answer>>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, fault: 'offline' };
  }
  const read: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemSchema.safeParse(read);
    // A gateway between us and the server speaks for nobody: it is as if nobody had answered.
    if (!problem.success) return { ok: false, fault: response.status >= 500 ? 'offline' : 'nonsense' };
    return { ok: false, fault: problem.data.code, problem: problem.data };
  }
  // Cut off in the middle of the answer.
  if (read === undefined && response.status !== 204) return { ok: false, fault: 'offline' };
  // Without a schema nothing is read from the answer.
  if (answer === undefined) return { ok: true, value: undefined as Answered<Answer> };
  const value = answer.safeParse(read);
  return value.success ? { ok: true, value: value.data as Answered<Answer> } : { ok: false, fault: 'nonsense' };
}
