import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { commoditySchema } from '../data/schema.ts';
import { COMMODITIES } from '../data/words.ts';
import { moveCard } from '../rules/cards.ts';
import { no, wrongTime } from '../rules/refusal.ts';
import { overLimit, passTurn } from '../rules/turn.ts';
import { changed } from '../state/change.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('end') });
export type End = Readonly<z.infer<typeof schema>>;
const END = shared<End>({ kind: 'end' });

const discardSchema = z.strictObject({ kind: z.literal('discard'), commodity: commoditySchema });
export type Discard = Readonly<z.infer<typeof discardSchema>>;
const DISCARDS = shared(...COMMODITIES.map((commodity): Discard => ({ kind: 'discard', commodity })));

/** Q2: the end of the own turn; points that are left are lost. Who holds too many cards discards first. */
export const end: Kind<End> = {
  schema,
  candidates: (view) => (view.phase === 'act' || view.phase === 'sail' ? END : NONE),
  refuse: (view) => (view.phase === 'act' || view.phase === 'sail' ? undefined : wrongTime(view)),
  perform: (state, _seat, _move, recorder) => (overLimit(state) ? changed(state, { phase: 'discard' }) : passTurn(state, recorder)),
};

/** Q2: cards over the limit, by choice, one at a time; with the last one the turn passes. */
export const discard: Kind<Discard> = {
  schema: discardSchema,
  candidates: (view) => (view.phase === 'discard' ? DISCARDS : NONE),
  refuse(view, { commodity }) {
    if (view.phase !== 'discard') return no('Q2', 'nothing-to-discard');
    return view.hand[commodity] > 0 ? undefined : no('Q2', 'not-in-hand', { commodity });
  },
  perform(state, seat, { commodity }, recorder) {
    recorder.tell({ fact: 'discarded', seat, commodity });
    const after = moveCard(state, seat, commodity, -1);
    return overLimit(after) ? after : passTurn(after, recorder);
  },
};
