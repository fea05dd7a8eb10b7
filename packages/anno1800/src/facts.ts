import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { DECKS, LEVELS } from './data/schema.ts';

/** What happens, as facts: log lines, animations and sounds are made of them. A field that others may not see is absent in what they hear. */
const seat = seatSchema;
const id = z.string();
const level = z.enum(LEVELS);
const deck = z.enum(DECKS);
const count = z.int();
const fact = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.readonly(z.strictObject({ fact: z.literal(name), seat, ...shape }));

export const factSchema = z.union([
  fact('turn', { round: count }),
  fact('produced', { good: id, field: id, level }),
  fact('traded', { good: id, from: seat, tokens: count }),
  fact('fetched', { good: id }),
  fact('given', { good: id, card: id }),
  fact('exhausted', { level }),
  fact('spent', { token: z.enum(['trade', 'exploration']), from: id }),
  fact('shift-ended', { level, at: id, gold: count }),
  fact('built', { tile: id, field: id, over: z.nullable(id) }),
  fact('removed', { tile: id, field: id }),
  fact('played', { card: id }),
  fact('activated', { card: id }),
  fact('gained', {
    cubes: z.optional(z.array(count)),
    gold: z.optional(count),
    paid: z.optional(count),
    trade: z.optional(count),
    exploration: z.optional(count),
    actions: z.optional(count),
  }),
  fact('drew', { deck, count, cards: z.optional(z.array(id)) }),
  fact('buried', { deck, card: z.optional(id) }),
  fact('recruited', { level, gold: count }),
  fact('upgraded', { level, at: id }),
  fact('settled', { island: id }),
  fact('explored', { island: id }),
  fact('expedition', { count, cards: z.optional(z.array(id)) }),
  fact('festival', {}),
  fact('used', { objective: id }),
  fact('fireworks', { lastRound: count }),
  fact('over', { round: count }),
]);
export type Fact = z.infer<typeof factSchema>;
