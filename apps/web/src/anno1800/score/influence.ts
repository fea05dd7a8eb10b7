import { anno1800, type State, sheetOf } from '@archipel/anno1800';
import { type Entry, type MatchSetup, replaying, seatsOf } from '@archipel/kernel';
import { type Moment, momentsOf, type PointsByRound } from '../../table/end/points.ts';

/** Replays a finished match and adds up the points, round by round. Undefined if it is not one. */
export function influenceOf(setup: MatchSetup, log: readonly Entry[]): PointsByRound | undefined {
  const seats = seatsOf(setup.seats);
  const points = (state: State) => seats.map((seat) => sheetOf(state, seat).total);
  const rounds: (readonly number[])[] = [];
  /** R15.1: who played the last card first, and in which round. */
  let lastCard: Pick<Moment, 'seat' | 'round'> | null = null;
  const positions = replaying(anno1800, setup, log);
  let last: State | undefined;
  let next = positions.next();
  while (!next.done) {
    const state = next.value;
    const { end, round } = state.table;
    if (end === null) lastCard = null;
    else lastCard ??= { seat: end.by, round };
    if (last === undefined || round !== last.table.round) rounds.push(points(last ?? state));
    last = state;
    next = positions.next();
  }
  if (!next.value.ok || last === undefined) return undefined;
  rounds.push(points(last));
  return { rounds, moments: momentsOf(rounds, lastCard) };
}
