import { throwing } from '@archipel/kernel';
import * as z from 'zod/mini';
import { changed } from '../change.ts';
import { happen } from '../events.ts';
import { handOut } from '../production.ts';
import { wrongTime } from '../refusal.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('roll') });
export type Roll = Readonly<z.infer<typeof schema>>;

const ROLL: readonly Roll[] = [{ kind: 'roll' }];

/** Q2, Q3: the die for everybody; on a six there is no production and the same player throws again for an event. */
export const roll: Kind<Roll> = {
  schema,
  candidates: (view) => (view.phase === 'roll' ? ROLL : NONE),
  refuse: (view) => (view.phase === 'roll' ? undefined : wrongTime(view)),
  perform(state, seat, _, scribe) {
    const dice = throwing(state.chance);
    const die = dice.die(6);
    scribe.reveal('everybody');
    scribe.tell({ fact: 'rolled', seat, die });
    if (die < 6) {
      const due = state.seats.map(() => 1);
      return handOut(changed(state, { throws: [die], chance: dice.chance }), 'production', due, scribe);
    }
    const second = dice.die(6);
    return happen(changed(state, { throws: [die, second], chance: dice.chance }), second, scribe);
  },
};
