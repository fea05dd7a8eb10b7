import * as z from 'zod/mini';
import { changed, put } from '../change.ts';
import { carryOutLosses, losable } from '../pirates.ts';
import { no } from '../refusal.ts';
import { lossSchema, playerOf, sure } from '../state.ts';
import type { View } from '../view.ts';
import { type Kind, NONE } from './kind.ts';

/** `pier` is the number of a stone pier, or `wooden` for an agreement. */
const schema = z.strictObject({ kind: z.literal('lose'), pier: lossSchema });
export type Lose = Readonly<z.infer<typeof schema>>;

const open = (view: View) => (view.viewer === 'spectator' || view.phase !== 'lose' ? NONE : losable(playerOf(view, view.viewer)));

/** Q9.1: the tile that the pirates get; it goes when everybody has chosen. */
export const lose: Kind<Lose> = {
  schema,
  candidates: (view) => open(view).map((pier) => ({ kind: 'lose', pier })),
  refuse(view, { pier }) {
    if (view.phase !== 'lose') return no('Q9.1', 'nothing-to-lose');
    return open(view).includes(pier) ? undefined : no('Q9.1', 'nothing-on-that-pier', { pier });
  },
  perform(state, seat, { pier }, scribe) {
    scribe.whisper([seat], { fact: 'chose', seat, pier }, { fact: 'chose', seat });
    const asking = sure(state.asking);
    const waiting = asking.waiting.filter((other) => other !== seat);
    return carryOutLosses(changed(state, { losses: put(state.losses, seat, pier) }), { ...asking, waiting }, scribe);
  },
};
