import * as z from 'zod/mini';
import { at, id } from './common.ts';

/** What people are called: seen by everybody at their tables. Without letters that nobody sees, and without heaps of marks on one letter. */
export const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(/^(?!.*\p{M}{6})[^\p{C}\u115F\u1160\u2800\u3164\uFFA0]+$/u));
export const passwordSchema = z.string().check(z.minLength(8), z.maxLength(200));

/** Oneself, as nobody else sees it. */
export const meSchema = z.readonly(
  z.object({
    id,
    name: z.string(),
    /** Kept with a password: one can come back from elsewhere. */
    kept: z.boolean(),
    since: at,
  }),
);
export type Me = z.infer<typeof meSchema>;

export const newIdentitySchema = z.strictObject({ name: nameSchema });
export const renameSchema = z.strictObject({ name: nameSchema });
/** `current` is asked for where there is a password already. */
export const keepSchema = z.strictObject({ password: passwordSchema, current: z.optional(z.string()) });
export const signInSchema = z.strictObject({ name: z.string(), password: z.string() });

/** What a token may be used for: `read` sees what its owner sees, `play` makes moves, `tables` makes and joins tables and chats. */
export const SCOPES = ['read', 'play', 'tables'] as const;
export const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

export const newTokenSchema = z.strictObject({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  scopes: z.array(scopeSchema).check(z.minLength(1)),
  /** Days after which it is worth nothing; never, if not given. */
  days: z.optional(z.int().check(z.positive(), z.maximum(3650))),
});
export const tokenSchema = z.readonly(
  z.object({ id, label: z.string(), scopes: z.array(scopeSchema), made: at, used: z.nullable(at), ends: z.nullable(at) }),
);
export type Token = z.infer<typeof tokenSchema>;
/** The one time that the token itself is shown. */
export const shownTokenSchema = z.readonly(z.object({ token: z.string(), about: tokenSchema }));

/** Where a browser wants to be told that it is one's turn (the Push API's own words). */
export const pushSchema = z.strictObject({
  endpoint: z.url(),
  keys: z.strictObject({ p256dh: z.string(), auth: z.string() }),
});
export const webhookSchema = z.strictObject({ url: z.url({ protocol: /^https?$/ }) });
/** The key of the server (VAPID) with which a browser subscribes; null where the server does not push. */
export const pushKeySchema = z.readonly(z.object({ key: z.nullable(z.string()) }));
export const pushEndSchema = z.strictObject({ endpoint: z.url() });
/** With the secret by which the receiver knows that a call is ours: HMAC-SHA256 over `${Archipel-Time}.${body}`, in hex. */
export const shownWebhookSchema = z.readonly(z.object({ url: z.nullable(z.string()), secret: z.nullable(z.string()) }));
