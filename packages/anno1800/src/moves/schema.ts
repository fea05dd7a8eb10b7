import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { LEVELS } from '../data/schema.ts';

const id = z.string().check(z.maxLength(40));
const level = z.enum(LEVELS);
const move = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** Tokens come from ships or from cards; Beryl O'Mara (R13) lets two exploration tokens stand for a trade token. */
export const TOKEN_SOURCES = ['ships', 'cards', 'beryl-ships', 'beryl-both', 'beryl-cards'] as const;
export type TokenSource = (typeof TOKEN_SOURCES)[number];

/** Every decision of the game, each small. */
export const moveSchemas = {
  // Actions (R2), or steps of one.
  build: move('build', { tile: id }),
  play: move('play', { card: id }),
  swap: move('swap', { card: id }),
  recruit: move('recruit', { level }),
  upgrade: move('upgrade', { level }),
  settle: move('settle', {}),
  explore: move('explore', {}),
  expedition: move('expedition', {}),
  festival: move('festival', {}),
  // Decisions within an action.
  place: move('place', { field: id }),
  remove: move('remove', { field: id }),
  which: move('which', { at: id }),
  finish: move('finish', {}),
  // Paying (R3, R4).
  produce: move('produce', { good: id, field: id }),
  trade: move('trade', { good: id, from: seatSchema }),
  fetch: move('fetch', { good: id }),
  gift: move('gift', { good: id, card: id }),
  exhaust: move('exhaust', { level }),
  token: move('token', { token: z.enum(['trade', 'exploration']), from: z.enum(TOKEN_SOURCES) }),
  // Free (R5, R9, R13).
  'end-shift': move('end-shift', { level, at: id }),
  activate: move('activate', { card: id }),
  promote: move('promote', { level, at: id }),
  discard: move('discard', { card: id }),
  graves: move('graves', {}),
  aarhant: move('aarhant', {}),
  editor: move('editor', {}),
  bury: move('bury', { card: id }),
  end: move('end', {}),
};

export type Move = { [Kind in keyof typeof moveSchemas]: Readonly<z.infer<(typeof moveSchemas)[Kind]>> }[keyof typeof moveSchemas];
