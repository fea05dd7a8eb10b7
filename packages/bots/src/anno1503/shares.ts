import type { State } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { MEASURES, measure } from './measures.ts';
import type { Value } from './value.ts';

/** The share of the win that one seat can expect: its own hand is seen, the others' are not. */
export function shareOf(state: State, me: Seat, value: Value): number {
  if (state.phase === 'over') return state.winner === null ? 1 / state.seats.length : state.winner === me ? 1 : 0;
  const out = new Float64Array(MEASURES.length);
  const scores = state.seats.map((_, seat) => {
    measure(state, seat, seat === me ? state.hands[seat] : undefined, out);
    let score = 0;
    for (const [index, name] of MEASURES.entries()) score += (out[index] ?? 0) * value[name];
    return score;
  });
  const mine = scores[me] ?? 0;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - mine);
  return 1 / sum;
}
