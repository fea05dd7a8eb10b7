import * as z from 'zod/mini';
import { boxOf } from '../box.ts';
import { canPay, payCards, unpayable } from '../cards.ts';
import { put, withPlayer } from '../change.ts';
import { nextLevel, stepUp } from '../inhabitants.ts';
import { notInPhase2 } from '../refusal.ts';
import { of, playerOf, sure } from '../state.ts';
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
    for (const [space, level] of playerOf(view, view.turn).inhabitants.entries()) {
      const next = nextLevel(level);
      if (next !== undefined && canPay(view.hand, prices[next])) steps.push({ kind: 'develop', inhabitant: space + 1 });
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
  perform(state, seat, { inhabitant }, scribe) {
    const { inhabitants } = playerOf(state, seat);
    const level = sure(nextLevel(of(inhabitants, inhabitant - 1)));
    scribe.tell({ fact: 'developed', seat, inhabitant, level });
    const paid = payCards(state, seat, boxOf(state).prices[level]);
    return withPlayer(paid, seat, { inhabitants: put(inhabitants, inhabitant - 1, level) });
  },
};
