/** How a match went: the points of every seat at the end of every round, and where it turned. */
export interface PointsByRound {
  /** `rounds[0]` is the beginning. */
  readonly rounds: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
}

/** `best`: the most points in a round; `lead`: who was ahead from then on to the end; `last-card`: who ended the game. */
export interface Moment {
  readonly kind: 'best' | 'lead' | 'last-card';
  readonly seat: number;
  readonly round: number;
  /** What the round brought. */
  readonly points: number;
}

const gained = (rounds: PointsByRound['rounds'], round: number, seat: number) =>
  (rounds[round]?.[seat] ?? 0) - (rounds[round - 1]?.[seat] ?? 0);

/** The rounds that are worth a second look, in their order. */
export function momentsOf(rounds: PointsByRound['rounds'], lastCard: Pick<Moment, 'seat' | 'round'> | null): readonly Moment[] {
  const at = (kind: Moment['kind'], { seat, round }: Pick<Moment, 'seat' | 'round'>) => [
    { kind, seat, round, points: gained(rounds, round, seat) },
  ];
  const [best, lead] = [bestRound(rounds), leadForGood(rounds)];
  return [...(best ? at('best', best) : []), ...(lead ? at('lead', lead) : []), ...(lastCard ? at('last-card', lastCard) : [])].toSorted(
    (one, other) => one.round - other.round,
  );
}

/** The round in which somebody gained most. */
function bestRound(rounds: PointsByRound['rounds']): Pick<Moment, 'seat' | 'round'> | null {
  let best: Moment | null = null;
  for (const [round, now] of rounds.entries()) {
    if (round === 0) continue;
    for (const seat of now.keys()) {
      const points = gained(rounds, round, seat);
      if (points > (best?.points ?? 0)) best = { kind: 'best', seat, round, points };
    }
  }
  return best;
}

/** The round from whose end on the same player was ahead of all others. Nothing if it was so from the first, or is not so in the end. */
function leadForGood(rounds: PointsByRound['rounds']): Pick<Moment, 'seat' | 'round'> | null {
  const leader = (now: readonly number[]) => {
    const top = Math.max(...now);
    const first = now.filter((points) => points === top);
    return first.length === 1 ? now.indexOf(top) : -1;
  };
  const winner = leader(rounds.at(-1) ?? []);
  const before = rounds.findLastIndex((now) => leader(now) !== winner);
  return winner < 0 || before < 1 ? null : { seat: winner, round: before + 1 };
}
