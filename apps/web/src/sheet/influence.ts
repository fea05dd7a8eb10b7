import { anno1800, type State, sheetOf } from '@archipel/anno1800';
import { type Entry, type MatchSetup, replaying, type Seat, seatsOf } from '@archipel/kernel';

/** How a match went: the points of every seat at the end of every round, and what brought much at once. */
export interface Influence {
  /** `rounds[0]` is the beginning. */
  readonly rounds: readonly (readonly number[])[];
  readonly best: { readonly seat: Seat; readonly round: number; readonly points: number } | null;
}

/** Plays a finished match again and adds up, round by round. Undefined if it is not one. */
export function influenceOf(setup: MatchSetup, log: readonly Entry[]): Influence | undefined {
  const seats = seatsOf(setup.seats);
  const points = (state: State) => seats.map((seat) => sheetOf(state, seat).total);
  const rounds: (readonly number[])[] = [];
  const positions = replaying(anno1800, setup, log);
  let last: State | undefined;
  let next = positions.next();
  while (!next.done) {
    const state = next.value;
    if (last === undefined || state.table.round !== last.table.round) rounds.push(points(last ?? state));
    last = state;
    next = positions.next();
  }
  if (!next.value.ok || last === undefined) return undefined;
  rounds.push(points(last));
  return { rounds, best: bestRound(rounds) };
}

function bestRound(rounds: Influence['rounds']): Influence['best'] {
  let best: Influence['best'] = null;
  for (const [round, now] of rounds.entries()) {
    for (const [seat, points] of now.entries()) {
      const gain = points - (rounds[round - 1]?.[seat] ?? points);
      if (gain > (best?.points ?? 0)) best = { seat, round, points: gain };
    }
  }
  return best;
}
