import { anno1503, HOME_ISLANDS, type HomeIsland } from '@archipel/anno1503';
import { playout, thinking } from '@archipel/host';
import { diceFrom, type Seat, seeded } from '@archipel/kernel';
import { easy } from '../src/anno1503/easy.ts';

/** How often who wins, in points of a hundred. Shared wins count in part. */
export interface Fairness {
  readonly games: number;
  readonly seats: readonly number[];
  /** By place in the turn order: the first player first. */
  readonly order: readonly number[];
  /** Of the games that an island takes part in. */
  readonly islands: Readonly<Record<HomeIsland, number>>;
  /** Games that somebody won before the bound. */
  readonly won: number;
  readonly rounds: number;
}

/** Plays easy players against each other: home islands and first players are drawn anew in every game. */
export function fairness(seats: number, games: number, seed: string): Fairness {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const [bySeat, byOrder] = [zeros(), zeros()];
  const islands = { A: 0, B: 0, C: 0, D: 0 };
  const taken = { A: 0, B: 0, C: 0, D: 0 };
  let [won, played] = [0, 0];
  for (let game = 0; game < games; game++) {
    const start = anno1503.setup({ rounds: 200 }, seats, `${seed} ${game}`);
    let state = start;
    const budget = thinking(diceFrom(seeded(`${seed} ${game} players`)), 1);
    for (const turn of playout(anno1503, start, Array(seats).fill(easy), () => budget)) state = turn.applied.state;
    const places = anno1503.outcome(state)?.places ?? [];
    const winners = places.flatMap((place, seat): readonly Seat[] => (place === 1 ? [seat] : []));
    for (const [seat, { island }] of state.open.seats.entries()) {
      taken[island] += 1;
      if (!winners.includes(seat)) continue;
      const share = 1 / winners.length;
      bySeat[seat] = (bySeat[seat] ?? 0) + share;
      const place = (seat - state.open.first + seats) % seats;
      byOrder[place] = (byOrder[place] ?? 0) + share;
      islands[island] += share;
    }
    if (state.open.winner !== null) won++;
    played += state.open.round;
  }
  const points = (wins: number, all: number) => (100 * wins) / Math.max(1, all);
  for (const island of HOME_ISLANDS) islands[island] = points(islands[island], taken[island]);
  return {
    games,
    seats: bySeat.map((wins) => points(wins, games)),
    order: byOrder.map((wins) => points(wins, games)),
    islands,
    won,
    rounds: played / games,
  };
}
