import { shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { commoditySchema } from '../data/schema.ts';
import { isLeft, kindsFor, mayDecline, choose as pick } from '../rules/production.ts';
import { no } from '../rules/refusal.ts';
import { sure } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('choose'), commodity: commoditySchema });
export type Choose = Readonly<z.infer<typeof schema>>;

const declineSchema = z.strictObject({ kind: z.literal('decline') });
export type Decline = Readonly<z.infer<typeof declineSchema>>;
const DECLINE = shared<Decline>({ kind: 'decline' });

/** What the viewer is asked about, if it is a commodity. */
function asked(view: View) {
  const { viewer, asking } = view;
  return viewer === 'spectator' || asking === null || asking.about === 'pirates' ? undefined : { viewer, about: asking.about };
}

/** Q3.2, Q9.3: names the commodity to take; it is handed out when everybody has chosen. */
export const choose: Kind<Choose> = {
  schema,
  candidates(view) {
    const choice = asked(view);
    return choice ? kindsFor(view, choice.viewer, choice.about).map((commodity) => ({ kind: 'choose', commodity })) : NONE;
  },
  refuse(view, { commodity }) {
    const choice = asked(view);
    if (choice === undefined) return no('Q3.2', 'nothing-to-choose');
    const kinds = kindsFor(view, choice.viewer, choice.about);
    if (!kinds.includes(commodity)) return no('Q3.1', 'not-an-option', { commodity, options: [...kinds] });
    return isLeft(view, commodity, view.picks) ? undefined : no('Q3.3', 'stack-empty', { commodity });
  },
  perform(state, seat, { commodity }, recorder) {
    recorder.whisper([seat], { fact: 'chose', seat, commodity }, { fact: 'chose', seat });
    return pick(state, sure(state.open.asking), seat, commodity, recorder);
  },
};

/** Q9.3: takes nothing for one card that golden times offer. Others hear only that a choice was made, as with `choose`. */
export const decline: Kind<Decline> = {
  schema: declineSchema,
  candidates: (view) => (view.asking?.about === 'golden-times' ? DECLINE : NONE),
  refuse(view) {
    const choice = asked(view);
    if (choice === undefined) return no('Q9.3', 'nothing-to-decline');
    return mayDecline(choice.about) ? undefined : no('Q3.1', 'production-not-declined');
  },
  perform(state, seat, _, recorder) {
    recorder.whisper([seat], { fact: 'chose', seat, commodity: 'nothing' }, { fact: 'chose', seat });
    return pick(state, sure(state.open.asking), seat, 'nothing', recorder);
  },
};
