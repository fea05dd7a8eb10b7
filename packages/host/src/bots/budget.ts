import type { Dice, Seat } from '@archipel/kernel';
import { type Budget, thinking } from './player.ts';

/** What a player gets: so many rounds of thought for every choice, which can be repeated; or so many milliseconds. */
export type Allowance = { readonly iterations: number } | { readonly ms: number };

/** The time, in milliseconds from anywhere. Packages have no clock: the host hands one in. */
export type Now = () => number;

/** What may be spent on one choice that begins now. */
export function allowing(allowance: Allowance, dice: Dice, now: Now): Budget {
  if ('iterations' in allowance) return thinking(dice, allowance.iterations);
  const end = now() + allowance.ms;
  return { dice, more: () => now() < end };
}

/** Numbers the turns of a game: the choices of one seat that follow each other, until another seat acts or the round changes. */
export function turnCounter(): (seat: Seat, round: number) => number {
  let [turn, last, during]: [number, Seat | undefined, number] = [0, undefined, 0];
  return (seat, round) => {
    if (seat !== last || round !== during) [turn, last, during] = [turn + 1, seat, round];
    return turn;
  };
}

/** What may be spent on each choice of a game: rounds of thought for every choice; or milliseconds for a whole turn, of which later choices get what is left. */
export function allowingByTurn(allowance: Allowance, dice: Dice, now: Now): (seat: Seat, round: number) => Budget {
  const turnOf = turnCounter();
  let [turn, budget] = [0, allowing(allowance, dice, now)];
  return (seat, round) => {
    const present = turnOf(seat, round);
    if (present !== turn) [turn, budget] = [present, allowing(allowance, dice, now)];
    return budget;
  };
}
