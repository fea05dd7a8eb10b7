import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { nameSchema } from '../data/schema.ts';
import {
  type CardId,
  DECKS,
  type ExpeditionId,
  type FieldId,
  type Good,
  LEVELS,
  type NewWorldId,
  type ObjectiveId,
  type OldWorldId,
  type Place,
  type TileId,
  TOKEN_SOURCES,
  TOKENS,
} from '../data/words.ts';

/** What happens, as facts: log lines, animations and sounds are made of them. A field that others may not see is absent in what they hear. */
const seat = seatSchema;
const card = nameSchema<CardId>();
const field = nameSchema<FieldId>();
const good = nameSchema<Good>();
const place = nameSchema<Place>();
const tile = nameSchema<TileId>();
const level = z.enum(LEVELS);
const deck = z.enum(DECKS);
const count = z.int();
const fact = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.readonly(z.strictObject({ fact: z.literal(name), seat, ...shape }));

export const factSchema = z.union([
  fact('turn', { round: count }),
  fact('produced', { good, field, level }),
  fact('traded', { good, from: seat, tokens: count }),
  fact('fetched', { good }),
  fact('given', { good, card }),
  fact('exhausted', { level }),
  fact('spent', { token: z.enum(TOKENS), from: z.enum(TOKEN_SOURCES) }),
  fact('shift-ended', { level, at: place, gold: count }),
  fact('built', { tile, field, over: z.nullable(tile) }),
  fact('removed', { tile, field }),
  fact('played', { card }),
  fact('activated', { card }),
  fact('gained', {
    cubes: z.optional(z.array(count)),
    gold: z.optional(count),
    paid: z.optional(count),
    trade: z.optional(count),
    exploration: z.optional(count),
    actions: z.optional(count),
  }),
  fact('drew', { deck, count, cards: z.optional(z.array(card)) }),
  fact('buried', { deck, card: z.optional(card) }),
  fact('recruited', { level, gold: count }),
  fact('upgraded', { level, at: place }),
  fact('settled', { island: nameSchema<OldWorldId>() }),
  fact('explored', { island: nameSchema<NewWorldId>() }),
  fact('expedition', { count, cards: z.optional(z.array(nameSchema<ExpeditionId>())) }),
  fact('festival', {}),
  fact('used', { objective: nameSchema<ObjectiveId>() }),
  fact('fireworks', { lastRound: count }),
  fact('over', { round: count }),
]);
export type Fact = z.infer<typeof factSchema>;
