import { diceFrom, shared } from '@archipel/kernel';
import * as z from 'zod/mini';
import { happen } from '../rules/events.ts';
import { handOut } from '../rules/production.ts';
import { wrongTime } from '../rules/refusal.ts';
import { changed } from '../state/change.ts';
import { type Kind, NONE } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('roll') });
export type Roll = Readonly<z.infer<typeof schema>>;

const ROLL = shared<Roll>({ kind: 'roll' });

/** Q2, Q3: the die for everybody; on a six there is no production and the same player throws again for an event. */
export const roll: Kind<Roll> = {
  schema,
  candidates: (view) => (view.phase === 'roll' ? ROLL : NONE),
  refuse: (view) => (view.phase === 'roll' ? undefined : wrongTime(view)),
  perform(state, seat, _, recorder) {
    const dice = diceFrom(state.secret.chance);
    const die = dice.die(6);
    recorder.reveal('everybody');
    recorder.tell({ fact: 'rolled', seat, die });
    if (die < 6) {
      const due = state.open.seats.map(() => 1);
      return handOut(changed(state, { throws: [die] }, { chance: dice.chance }), 'production', due, recorder);
    }
    const second = dice.die(6);
    return happen(changed(state, { throws: [die, second] }, { chance: dice.chance }), second, recorder);
  },
};
