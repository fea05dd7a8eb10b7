import * as z from 'zod/mini';
import { commoditySchema } from '../data/schema.ts';
import type { Commodity } from '../data/words.ts';
import { options, choose as pick } from '../production.ts';
import { no } from '../refusal.ts';
import { sure } from '../state.ts';
import type { View } from '../view.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('choose'), commodity: commoditySchema });
export type Choose = Readonly<z.infer<typeof schema>>;

function open(view: View): readonly Commodity[] {
  const { viewer, asking } = view;
  return viewer === 'spectator' || asking === null || asking.about === 'pirates' ? NONE : options(view, viewer, asking.about, view.picks);
}

/** Q3.2, Q9.3: names the commodity to take; it is handed out when everybody has chosen. */
export const choose: Kind<Choose> = {
  schema,
  candidates: (view) => open(view).map((commodity) => ({ kind: 'choose', commodity })),
  refuse(view, { commodity }) {
    if (view.phase !== 'choose') return no('Q3.2', 'nothing-to-choose');
    const offered = open(view);
    if (offered.includes(commodity)) return undefined;
    return view.stacks[commodity] === 0
      ? no('Q3.3', 'stack-empty', { commodity })
      : no('Q3.1', 'not-an-option', { commodity, options: [...offered] });
  },
  perform(state, seat, { commodity }, scribe) {
    scribe.whisper([seat], { fact: 'chose', seat, commodity }, { fact: 'chose', seat });
    return pick(state, sure(state.asking), seat, commodity, scribe);
  },
};
