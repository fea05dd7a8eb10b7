import type { State } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { type Network, scorer } from '../learning/network.ts';
import { inputsOf } from './inputs.ts';

/** How good a position looks to a seat: the logarithm of its odds to win. */
export type Odds = (state: State, me: Seat) => number;

/** A game that is won, in the measure of odds: e to this power against one. */
const WON = 8;

/** Engines differ in the last digit of a logarithm: what is rounded to this part of one is the same in all of them, and so is what is chosen by it. */
const GRAIN = 2 ** 20;
const rounded = (value: number): number => Math.round(value * GRAIN) / GRAIN;

/** What the odds of a seat say in parts of the win. */
export const shareOf = (odds: number): number => rounded(1 / (1 + Math.exp(-odds)));

/**
 * How likely one seat is to win, as the logarithm of its odds by a network that is told what is measured: its own hand is seen, the others' are not. Not as its share of
 * the win: far ahead or far behind, all that one can do comes to nearly the same share, and chance would decide between good and bad moves.
 */
export function oddsBy(network: Network, measured: typeof inputsOf = inputsOf): Odds {
  const scoreOf = scorer(network);
  return (state, me) => {
    const { phase, winner } = state.open;
    if (phase === 'over') return winner === null ? 0 : winner === me ? WON : -WON;
    const scores = measured(state, me).map(scoreOf);
    const mine = scores[me] ?? 0;
    let others = 0;
    for (const [seat, score] of scores.entries()) if (seat !== me) others += Math.exp(score - mine);
    return rounded(Math.max(-WON, Math.min(WON, -Math.log(others))));
  };
}
