import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { nameSchema } from '../data/schema.ts';
import { type CardId, type FieldId, type Good, LEVELS, type Place, type TileId, TOKEN_SOURCES, TOKENS } from '../data/words.ts';

const text = z.string().check(z.maxLength(40));
const card = nameSchema<CardId>(text);
const field = nameSchema<FieldId>(text);
const good = nameSchema<Good>(text);
const at = nameSchema<Place>(text);
const tile = nameSchema<TileId>(text);
const level = z.enum(LEVELS);
const move = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** Every decision of the game, each small. */
export const moveSchemas = {
  // Actions (R2), or steps of one.
  build: move('build', { tile }),
  play: move('play', { card }),
  swap: move('swap', { card }),
  recruit: move('recruit', { level }),
  upgrade: move('upgrade', { level }),
  settle: move('settle', {}),
  explore: move('explore', {}),
  expedition: move('expedition', {}),
  festival: move('festival', {}),
  // Decisions within an action.
  place: move('place', { field }),
  remove: move('remove', { field }),
  which: move('which', { at }),
  finish: move('finish', {}),
  // Paying (R3, R4).
  produce: move('produce', { good, field }),
  trade: move('trade', { good, from: seatSchema }),
  fetch: move('fetch', { good }),
  gift: move('gift', { good, card }),
  exhaust: move('exhaust', { level }),
  token: move('token', { token: z.enum(TOKENS), from: z.enum(TOKEN_SOURCES) }),
  // Free (R5, R9, R13).
  'end-shift': move('end-shift', { level, at }),
  activate: move('activate', { card }),
  promote: move('promote', { level, at }),
  discard: move('discard', { card }),
  graves: move('graves', {}),
  aarhant: move('aarhant', {}),
  editor: move('editor', {}),
  bury: move('bury', { card }),
  end: move('end', {}),
};

export type Move = { [Kind in keyof typeof moveSchemas]: Readonly<z.infer<(typeof moveSchemas)[Kind]>> }[keyof typeof moveSchemas];
