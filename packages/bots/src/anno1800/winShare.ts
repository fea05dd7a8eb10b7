import { type State, sheetOf } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import { type Network, scorer } from '../learning/network.ts';
import { inputsOf } from './inputs.ts';

/** Engines differ in the last digit of an exponential: what is rounded to this part of one is the same in all of them. */
const GRAIN = 2 ** 20;
export const rounded = (value: number): number => Math.round(GRAIN * value) / GRAIN;

/** What a point of the lead counts beside the chance to win, in hundredths: who wins or loses for certain still wants more of them. */
const POINT = 0.05;

/** How likely a seat is to win by a network, in hundredths, and a little for every point of its lead. Its own hand is seen, the others' are not. */
export function shareBy(network: Network): (state: State, seat: Seat) => number {
  const scoreOf = scorer(network);
  return (state, me) => {
    const lead = leadIn(state, me);
    if (state.table.over) return (lead > 0 ? 100 : lead === 0 ? 50 : 0) + POINT * lead;
    const scores = inputsOf(state, me).map(scoreOf);
    const mine = scores[me] ?? 0;
    let others = 0;
    for (const [seat, score] of scores.entries()) if (seat !== me) others += Math.exp(score - mine);
    return rounded(100 / (1 + others) + POINT * lead);
  };
}

function leadIn(state: State, me: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const seat of state.table.seats.keys()) if (seat !== me) best = Math.max(best, sheetOf(state, seat).total);
  return sheetOf(state, me).total - best;
}
