import * as z from 'zod/mini';

/** An identifier: letters and digits that mean nothing. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
/**
 * Text that is shown to others as it is: without characters that control something, and without those that turn the direction of reading of
 * whatever comes after them. Line breaks are text.
 */
export const plainText = z.regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u);
/** A moment, as milliseconds since 1970. */
export const at = z.int();

export const pageQuerySchema = z.object({
  /** What the page before gave as `next`. */
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 20),
});

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.readonly(z.object({ items: z.readonly(z.array(item)), next: z.nullable(z.string()) }));
}

/** Every answer that is not what was asked for (RFC 9457). `code` is stable: programs may rely on it. */
export const problemSchema = z.readonly(
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
  }),
);
export type ProblemDocument = z.infer<typeof problemSchema>;
