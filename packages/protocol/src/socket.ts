import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { at, id, problemSchema } from './common.ts';
import { matchSchema, updateSchema } from './play.ts';
import { chatMessageSchema, tableSchema } from './table.ts';

/** What a client says on the socket. Commands are made over HTTP; the socket only listens. */
export const askSchema = z.discriminatedUnion('ask', [
  /** Be told of a table from now on. `after`: the log position that the client has seen; with it only what is new comes. */
  z.strictObject({ ask: z.literal('watch'), table: id, after: z.optional(z.int()), chat: z.optional(z.int()) }),
  z.strictObject({ ask: z.literal('unwatch'), table: id }),
  z.strictObject({ ask: z.literal('ping') }),
]);
export type Ask = z.infer<typeof askSchema>;

/** What the server says on the socket, and line by line on the stream of one table. */
export const tellSchema = z.discriminatedUnion('tell', [
  z.object({ tell: z.literal('hello'), version: z.string(), now: at, heartbeat: z.int() }),
  /** The table has changed: seats, presence, terms, state. */
  z.object({ tell: z.literal('table'), table: tableSchema }),
  /** The whole match: the first word about a table whose game has begun, where the client has seen nothing of it yet. */
  z.object({ tell: z.literal('match'), table: id, match: matchSchema }),
  /** What is new. It always joins on to what the client has: `update.from` is the position that it knew. */
  z.object({ tell: z.literal('update'), table: id, update: updateSchema }),
  z.object({ tell: z.literal('chat'), table: id, message: chatMessageSchema }),
  /** One of one's own tables, watched or not, waits for one's move. */
  z.object({ tell: z.literal('your-turn'), table: id, seat: seatSchema }),
  /** The server is about to stop: come again soon. */
  z.object({ tell: z.literal('stopping') }),
  z.object({ tell: z.literal('pong'), now: at }),
  /** What was asked cannot be done; `table` where it was about one. */
  z.object({ tell: z.literal('problem'), table: z.optional(id), problem: problemSchema }),
]);
export type Tell = z.infer<typeof tellSchema>;

/** Why the server closes a socket. */
export const CLOSE = { garbage: 4400, unknown: 4401, tooMany: 4429, tooSlow: 4408, stopping: 1001 } as const;
