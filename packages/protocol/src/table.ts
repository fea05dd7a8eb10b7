import { jsonSchema, seatSchema } from '@archipel/kernel';
import * as z from 'zod/mini';
import { levelSchema, styleChoiceSchema, styleSchema } from './bot.ts';
import { at, id, plainText } from './common.ts';

/** A game that can be played here. `options` is a JSON Schema. */
export const gameSchema = z.readonly(
  z.object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    levels: z.readonly(z.array(z.string())),
    /** The styles that each of these levels, but chance, may have. */
    styles: z.readonly(z.array(z.string())),
    options: jsonSchema,
  }),
);

/** A bot that is asked for: `any` style is drawn, always the same for this chair of the table. */
const newBot = { level: levelSchema, style: z.optional(styleChoiceSchema) };
const newBotSchema = z.strictObject(newBot);
export type NewBot = Readonly<z.infer<typeof newBotSchema>>;

/** Who sits where. A person who has left keeps the seat's name while a bot plays it, and may come back. */
export const chairSchema = z.readonly(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('open') }),
    /** A bot without a style plays as its level does by itself. */
    z.object({ kind: z.literal('bot'), level: levelSchema, style: z.optional(styleSchema) }),
    z.object({
      kind: z.literal('person'),
      id,
      name: z.string(),
      /** Connected at this moment. */
      here: z.boolean(),
      /** The level of the bot that plays for somebody who has left; null while the person plays. */
      standIn: z.nullable(levelSchema),
    }),
  ]),
);
export type Chair = z.infer<typeof chairSchema>;

/**
 * How much time there is. `live`: seconds for each turn, or a bank of seconds for the whole game with some back after each turn;
 * `days`: days for each turn; `none`: as long as it takes. When time runs out a bot plays that turn.
 */
export const paceSchema = z.readonly(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('turn'), seconds: z.int().check(z.minimum(10), z.maximum(86_400)) }),
    z.strictObject({
      kind: z.literal('bank'),
      seconds: z.int().check(z.minimum(60), z.maximum(86_400)),
      back: z.int().check(z.minimum(0), z.maximum(600)),
    }),
    z.strictObject({ kind: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
  ]),
);
export type Pace = z.infer<typeof paceSchema>;

/** What is agreed on before the start, and may be changed until then. */
const terms = {
  seats: z.int().check(z.minimum(1), z.maximum(16)),
  /** By the game's own schema; what is left out is completed by it. */
  options: jsonSchema,
  /** `listed`: anybody may find and join it; `private`: only by link or code. */
  visibility: z.enum(['listed', 'private']),
  /** Whether people who do not sit at it may watch. */
  spectators: z.boolean(),
  pace: paceSchema,
  /** Minutes for which people without a running clock are waited for; then the others may have a bot stand in. Null: for ever. */
  absentAfter: z.nullable(z.int().check(z.minimum(1), z.maximum(43_200))),
};

export const tableTermsSchema = z.strictObject({
  game: z.string(),
  seats: terms.seats,
  options: z._default(terms.options, {}),
  visibility: z._default(terms.visibility, 'private'),
  spectators: z._default(terms.spectators, true),
  pace: z._default(terms.pace, { kind: 'none' }),
  absentAfter: z._default(terms.absentAfter, 30),
});
export type TableTerms = z.infer<typeof tableTermsSchema>;
export const newTableSchema = z.extend(tableTermsSchema, {
  /** Whom to put on the chairs at once, from the second chair on: the maker sits on the first. */
  bots: z._default(z.array(z.union([levelSchema, newBotSchema])).check(z.maxLength(15)), []),
});
/** Only what is given is changed. Another game has options of its own: those of the one before it go with it. */
export const changedTermsSchema = z.partial(z.strictObject({ game: z.string(), ...terms }));
export type ChangedTerms = Partial<TableTerms>;

/** What can be known of the shuffle: fixed before the first move (the hash), shown after the last (seed and salt). */
export const honestySchema = z.readonly(
  z.object({
    /** SHA-256, in hex, of `${salt}\n${secret}`; known from the moment the table is made. */
    hash: z.string(),
    /** The words that seats have added, by seat. The seed is the secret and these words together. */
    words: z.readonly(z.array(z.nullable(z.string()))),
    /** Once the game is over. */
    opened: z.nullable(z.object({ secret: z.string(), salt: z.string(), seed: z.string() })),
  }),
);
export type Honesty = z.infer<typeof honestySchema>;

export const tableSchema = z.readonly(
  z.object({
    id,
    /** Six letters to tell a friend. */
    code: z.string(),
    terms: tableTermsSchema,
    owner: id,
    chairs: z.readonly(z.array(chairSchema)),
    state: z.enum(['open', 'playing', 'over']),
    made: at,
    started: z.nullable(at),
    ended: z.nullable(at),
    paused: z.boolean(),
    /** Seats that want it paused, or, while it is paused, that want to go on. All people must agree. */
    agree: z.readonly(z.array(seatSchema)),
    /** By seat, how many turns running somebody's time was up. */
    timeouts: z.readonly(z.array(z.int())),
    /** Seats of people for whom the others may have a bot stand in: their time was up twice running, or they were waited for too long. */
    absent: z.readonly(z.array(seatSchema)),
    muted: z.readonly(z.array(id)),
    honesty: honestySchema,
    /** The table of the next game with the same people, once there is one. */
    rematch: z.nullable(id),
    /** Who looks on without a seat, at this moment. */
    watching: z.int(),
    /** The seats that may move, while it is played; the length of the log. */
    active: z.readonly(z.array(seatSchema)),
    position: z.int(),
    /** By seat, once it is over. */
    places: z.nullable(z.readonly(z.array(z.int()))),
    /** The rules took too long with the components of this table: the game was ended, without places if it was not over. */
    setAside: z.optional(z.boolean()),
  }),
);
export type Table = z.infer<typeof tableSchema>;

/**
 * A table in the list of one's own. `unread`: chat messages; `seen`: the log position one has seen; `round`: of the game, once it has begun;
 * `left`: milliseconds until the time of whoever moves is up, where a clock runs.
 */
export const myTableSchema = z.readonly(
  z.object({
    table: tableSchema,
    seat: z.nullable(seatSchema),
    yourTurn: z.boolean(),
    unread: z.int(),
    seen: z.int(),
    round: z.nullable(z.int()),
    left: z.nullable(z.number()),
  }),
);
export type MyTable = z.infer<typeof myTableSchema>;

export const takeSeatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), ...newBot }),
  /** A bot for somebody who is absent, until that person comes back. */
  z.strictObject({ kind: z.literal('stand-in') }),
]);
export const wordSchema = z.strictObject({ word: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), plainText) });
export const pauseSchema = z.strictObject({ agree: z.boolean() });

/** How far one has looked: the position of the log and the number of the chat message. */
export const seenSchema = z.strictObject({ position: z.int().check(z.nonnegative()), chat: z.int().check(z.nonnegative()) });

export const newChatMessageSchema = z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500), plainText) });
export const chatMessageSchema = z.readonly(z.object({ number: z.int(), by: id, name: z.string(), text: z.string(), at }));
export type ChatMessage = z.infer<typeof chatMessageSchema>;
