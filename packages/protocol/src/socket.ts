import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { at, id, problemSchema } from './common.ts';
import { matchSchema, playSchema, undoSchema, updateSchema } from './play.ts';
import { chatMessageSchema, tableSchema } from './table.ts';

/** What a client says on the socket. */
export const askSchema = z.discriminatedUnion('ask', [
  /** Be told of a table from now on. `after`: the log position that the client has seen; with it only what is new comes. */
  z.strictObject({ ask: z.literal('watch'), table: id, after: z.optional(z.int()), chat: z.optional(z.int()) }),
  z.strictObject({ ask: z.literal('unwatch'), table: id }),
  z.strictObject({ ask: z.literal('ping') }),
  /** Commands of one's seat at a table that is watched here, as over HTTP: answered by `done`, or by a problem with their key. */
  z.strictObject({ ask: z.literal('play'), table: id, ...playSchema.shape }),
  z.strictObject({ ask: z.literal('undo'), table: id, ...undoSchema.shape }),
]);
export type Ask = z.infer<typeof askSchema>;
export type CommandAsk = Extract<Ask, { readonly key: string }>;

/** What the server says on the socket, and line by line on the stream of one table. */
export const tellSchema = z.discriminatedUnion('tell', [
  /** `commands`: this server carries out commands on the socket; one of an older version closes it when it hears any. */
  z.object({ tell: z.literal('hello'), version: z.string(), now: at, heartbeat: z.int(), commands: z.optional(z.boolean()) }),
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
  /** The command under this key was carried out, now or when it came before. What is new by it has been told already. */
  z.object({ tell: z.literal('done'), table: id, key: z.string(), position: z.int() }),
  /** What was asked cannot be done; `table` where it was about one, `key` where it was a command. */
  z.object({ tell: z.literal('problem'), table: z.optional(id), key: z.optional(z.string()), problem: problemSchema }),
]);
export type Tell = z.infer<typeof tellSchema>;

/** Why the server closes a socket. */
export const CLOSE = { garbage: 4400, unknown: 4401, tooMany: 4429, tooSlow: 4408, stopping: 1001 } as const;
