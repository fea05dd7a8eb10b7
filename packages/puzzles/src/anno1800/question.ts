import type { CardId, TileId } from '@archipel/anno1800';
import * as z from 'zod/mini';

const name = z.string().check(z.maxLength(40));

/** What may be asked of a turn of Anno 1800. */
export const question1800Schema = z.discriminatedUnion('ask', [
  /** So many cards are played. */
  z.strictObject({ ask: z.literal('cards'), count: z.int().check(z.minimum(1), z.maximum(9)) }),
  /** This card is played, which cannot be paid at the start of the turn. */
  z.strictObject({
    ask: z.literal('card'),
    card: z.pipe(
      name,
      z.transform((id) => id as CardId),
    ),
  }),
  /** The hand is emptied. */
  z.strictObject({ ask: z.literal('fireworks') }),
  /** The most influence when the turn ends. */
  z.strictObject({ ask: z.literal('points') }),
  /** A tile is built, and the most is kept of this. */
  z.strictObject({
    ask: z.literal('build'),
    tile: z.pipe(
      name,
      z.transform((id) => id as TileId),
    ),
    keep: z.enum(['gold', 'rested']),
  }),
]);
export type Question1800 = z.infer<typeof question1800Schema>;
