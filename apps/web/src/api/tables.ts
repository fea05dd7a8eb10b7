import {
  type changedTermsSchema,
  chatMessageSchema,
  myTableSchema,
  type NewBot,
  type newTableSchema,
  PATHS,
  pageOf,
  pathTo,
  reviewSchema,
  tableSchema,
  type takeSeatSchema,
} from '@archipel/protocol';
import type * as z from 'zod/mini';
import { ask } from './client.ts';

export type NewTable = z.input<typeof newTableSchema>;
export type ChangedTerms = z.input<typeof changedTermsSchema>;

const one = { answer: tableSchema } as const;
const at = (path: string, table: string, places: Readonly<Record<string, string | number>> = {}) => pathTo(path, { table, ...places });

export const myTables = () => ask(`${PATHS.myTables}?limit=50`, { answer: pageOf(myTableSchema) });
/** One's finished tables, a hundred at a time, from where the page before ended. */
export const finishedTables = (cursor: string | undefined) =>
  ask(`${PATHS.myTables}?state=over&limit=100${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`, {
    answer: pageOf(myTableSchema),
  });
export const openTables = () => ask(`${PATHS.tables}?state=open&limit=6`, { answer: pageOf(tableSchema) });
export const makeTable = (body: NewTable) => ask(PATHS.tables, { ...one, method: 'POST', body });
export const tableAt = (table: string) => ask(at(PATHS.table, table), one);
export const changeTerms = (table: string, body: ChangedTerms) => ask(at(PATHS.table, table), { ...one, method: 'PATCH', body });
export const joinTable = (table: string) => ask(at(PATHS.join, table), { ...one, method: 'POST' });
export const takeChair = (table: string, seat: number, body: z.input<typeof takeSeatSchema>) =>
  ask(at(PATHS.chair, table, { seat }), { ...one, method: 'PUT', body });
export const botOn = (table: string, seat: number, bot: NewBot) => takeChair(table, seat, { kind: 'bot', ...bot });
export const standInFor = (table: string, seat: number) => takeChair(table, seat, { kind: 'stand-in' });
export const leaveChair = (table: string, seat: number) => ask(at(PATHS.chair, table, { seat }), { ...one, method: 'DELETE' });
export const giveWord = (table: string, word: string) => ask(at(PATHS.word, table), { ...one, method: 'PUT', body: { word } });
export const startTable = (table: string) => ask(at(PATHS.start, table), { ...one, method: 'POST' });
/** What the server has found out about a match that is over. */
export const reviewOf = (table: string) => ask(at(PATHS.review, table), { answer: reviewSchema });
export const rematch = (table: string) => ask(at(PATHS.rematch, table), { ...one, method: 'POST' });
export const agreeToPause = (table: string, agree: boolean) => ask(at(PATHS.pause, table), { ...one, method: 'PUT', body: { agree } });
export const mute = (table: string, person: string, muted: boolean) =>
  ask(at(PATHS.muted, table, { person }), { ...one, method: muted ? 'PUT' : 'DELETE' });
export const sendChat = (table: string, text: string) =>
  ask(at(PATHS.chat, table), { method: 'POST', body: { text }, answer: chatMessageSchema });
