import * as z from 'zod/mini';
import { carryOutLosses, losable } from '../rules/pirates.ts';
import { no } from '../rules/refusal.ts';
import { put, withSecret } from '../state/change.ts';
import { lossSchema, playerOf, sure } from '../state/state.ts';
import type { View } from '../state/view.ts';
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
  perform(state, seat, { pier }, recorder) {
    recorder.whisper([seat], { fact: 'chose', seat, pier }, { fact: 'chose', seat });
    const asking = sure(state.open.asking);
    const waiting = asking.waiting.filter((other) => other !== seat);
    return carryOutLosses(withSecret(state, { losses: put(state.secret.losses, seat, pier) }), { ...asking, waiting }, recorder);
  },
};
