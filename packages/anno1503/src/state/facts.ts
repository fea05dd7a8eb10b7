import { seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { backSchema, buildingSchema, choiceSchema, commoditySchema, dieSchema, levelSchema, pierSchema } from '../data/schema.ts';
import { EVENTS, OBJECTIVES } from '../data/words.ts';
import { lossSchema, squareSchema, tileSchema } from './state.ts';

const seat = seatSchema;
const commodity = commoditySchema;
const number = z.int();
const fact = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ fact: z.literal(name), ...shape });

/** Everything that can happen, as plain facts: log lines, animations and sounds are made of them. Optional fields are for those who may know. */
export const factSchema = z.discriminatedUnion('fact', [
  fact('rolled', { seat, die: dieSchema }),
  fact('event', { event: z.enum(EVENTS), die: dieSchema }),
  fact('chose', { seat, commodity: z.optional(choiceSchema), pier: z.optional(lossSchema) }),
  fact('took', { seat, commodity, why: z.enum(['production', 'golden-times']) }),
  fact('took-nothing', { seat, why: z.enum(['production', 'golden-times']) }),
  fact('declined', { seat }),
  fact('paid', { seat, gold: number, why: z.enum(['pirates', 'fire']) }),
  fact('spared', { seat, building: buildingSchema, why: z.enum(['pirates', 'fire']) }),
  fact('lost', { seat, pier: lossSchema, tile: tileSchema }),
  fact('laid', { space: squareSchema, back: backSchema }),
  fact('burned', { seat, inhabitant: number, level: levelSchema, building: z.optional(buildingSchema) }),
  fact('launched', { seat, ship: number }),
  fact('placed', { seat, inhabitant: number, building: z.optional(buildingSchema) }),
  fact('developed', { seat, inhabitant: number, level: levelSchema }),
  fact('sold', { seat, commodity, inhabitant: number, gold: number }),
  fact('bought', { seat, commodity, gold: number }),
  fact('branched', { seat, from: seat, gold: number, commodity: z.optional(commodity) }),
  fact('sailed', { seat, ship: number, to: squareSchema }),
  fact('looked', { seat, ship: number, space: squareSchema, tile: z.optional(tileSchema) }),
  fact('put-back', { seat, space: squareSchema }),
  fact('used', { seat, ship: number, space: squareSchema, tile: tileSchema, pier: z.optional(pierSchema), gold: z.optional(number) }),
  fact('discarded', { seat, commodity }),
  fact('turn', { seat, round: number }),
  fact('won', { seat, objectives: z.array(z.enum(OBJECTIVES)) }),
  fact('time-over', { rounds: number }),
]);
export type Fact = Readonly<z.infer<typeof factSchema>>;
