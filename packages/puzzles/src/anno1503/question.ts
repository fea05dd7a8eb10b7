import { BUILDINGS, LEVELS } from '@archipel/anno1503';
import * as z from 'zod/mini';

/** What may be asked of a turn of Anno 1503, once the die has been thrown. */
export const question1503Schema = z.discriminatedUnion('ask', [
  /** The third objective is reached. */
  z.strictObject({ ask: z.literal('win') }),
  /** One objective more than now is held at once. */
  z.strictObject({ ask: z.literal('objectives'), count: z.int().check(z.minimum(1), z.maximum(3)) }),
  /** The most gold when the turn ends. */
  z.strictObject({ ask: z.literal('gold') }),
  /** So many inhabitants of a level, and the most gold left. */
  z.strictObject({ ask: z.literal('level'), level: z.enum(LEVELS), count: z.int().check(z.minimum(1), z.maximum(7)) }),
  /** This building stands, and the most gold is left. */
  z.strictObject({ ask: z.literal('building'), building: z.enum(BUILDINGS) }),
]);
export type Question1503 = z.infer<typeof question1503Schema>;
