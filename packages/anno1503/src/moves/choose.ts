import * as z from 'zod/mini';
import { commoditySchema } from '../data/schema.ts';
import { isLeft, kindsFor, choose as pick } from '../production.ts';
import { no } from '../refusal.ts';
import { sure } from '../state.ts';
import type { View } from '../view.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('choose'), commodity: commoditySchema });
export type Choose = Readonly<z.infer<typeof schema>>;

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
  perform(state, seat, { commodity }, scribe) {
    scribe.whisper([seat], { fact: 'chose', seat, commodity }, { fact: 'chose', seat });
    return pick(state, sure(state.asking), seat, commodity, scribe);
  },
};
