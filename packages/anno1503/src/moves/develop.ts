import * as z from 'zod/mini';
import { boxOf } from '../data/box.ts';
import { canPay, payCards, unpayable } from '../rules/cards.ts';
import { nextLevel, stepUp } from '../rules/inhabitants.ts';
import { notInPhase2 } from '../rules/refusal.ts';
import { put, withPlayer } from '../state/change.ts';
import { of, playerOf, sure } from '../state/state.ts';
import { type Kind, NONE, numberSchema } from './kind.ts';

const schema = z.strictObject({ kind: z.literal('develop'), inhabitant: numberSchema });
export type Develop = Readonly<z.infer<typeof schema>>;

/** Q4: an inhabitant one level up, as often as it is paid (Q4.3). */
export const develop: Kind<Develop> = {
  schema,
  candidates(view) {
    if (view.phase !== 'act') return NONE;
    const { prices } = boxOf(view);
    const steps: Develop[] = [];
    let inhabitant = 0;
    for (const level of playerOf(view, view.turn).inhabitants) {
      inhabitant++;
      const next = nextLevel(level);
      if (next !== undefined && canPay(view.hand, prices[next])) steps.push({ kind: 'develop', inhabitant });
    }
    return steps;
  },
  refuse(view, { inhabitant }) {
    const tooLate = notInPhase2(view);
    if (tooLate) return tooLate;
    const box = boxOf(view);
    const level = stepUp(box, playerOf(view, view.turn), inhabitant);
    if (typeof level !== 'string') return { rule: level.code === 'no-tile-in-store' ? 'Q4.1' : 'Q4', reasons: [level] };
    return unpayable(view.hand, box.prices[level]);
  },
  perform(state, seat, { inhabitant }, recorder) {
    const { inhabitants } = playerOf(state.open, seat);
    const level = sure(nextLevel(of(inhabitants, inhabitant - 1)));
    recorder.tell({ fact: 'developed', seat, inhabitant, level });
    const paid = payCards(state, seat, boxOf(state.open).prices[level]);
    return withPlayer(paid, seat, { inhabitants: put(inhabitants, inhabitant - 1, level) });
  },
};
