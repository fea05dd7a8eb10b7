import * as z from 'zod/mini';
import { at, id } from './common.ts';

/**
 * What people are called, in any script: seen by everybody at their tables. Something of it can be seen, no letter has heaps of marks, and
 * signs that nobody sees stand only where a script needs them: joiners between letters of scripts that join, and within one emoji; selectors
 * of a variant after an emoji, a Chinese character or a Mongolian letter.
 */
const JOINED =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]';
const UNSEEN = [
  `(?<=${JOINED}\\p{M}*)[\\u200C\\u200D](?=${JOINED})`,
  '(?<=\\p{ExtPict}\\uFE0F?\\p{EMod}?)\\u200D(?=\\p{ExtPict})',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{scx=Hani})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{scx=Mong})[\\u180B-\\u180F]',
];
const SEEN = '[^\\p{C}\\p{DI}\\p{Zl}\\p{Zp}\\u2800]';
const NAME = new RegExp(`^(?!.*\\p{M}{6})(?=.*(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}])(?:${SEEN}|${UNSEEN.join('|')})+$`, 'u');
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(NAME));
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
export const keepSchema = z.strictObject({
  password: passwordSchema,
  current: z.optional(z.string()),
  /** Ends the tokens of programs as well: somebody who knew the old password may have made one. */
  endTokens: z._default(z.boolean(), false),
});
/** The password is asked for where there is one. */
export const forgetSchema = z.nullish(z.strictObject({ password: z.optional(z.string()) }));
export const signInSchema = z.strictObject({ name: z.string(), password: z.string() });

/** Who a browser is to the server, by its cookie; null where the server does not know it. */
export const visitorSchema = z.readonly(z.object({ me: z.nullable(meSchema) }));

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
