import { boxOf, OBJECTIVES, type Objective, objectivesHeld, progress, type View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import type { Entry } from './facts.ts';
import { changesOf, standing } from './facts.ts';
import { playerAt } from './seen.ts';

/** An objective with how far each seat has come (Q10). */
export interface ObjectiveRow {
  readonly objective: Objective;
  readonly needed: number;
  /** By seat. */
  readonly counts: readonly number[];
}

export function objectiveRows(view: View): readonly ObjectiveRow[] {
  return boxOf(view).goals.map(({ objective, least }) => ({
    objective,
    needed: least,
    counts: view.seats.map((player) => progress(player, objective)),
  }));
}

export const heldBy = (view: View, seat: Seat): readonly Objective[] => objectivesHeld(view, seat);

/** How many objectives win. */
export const neededToWin = (view: View): number => boxOf(view).components.victory.need;

/** How many objectives each seat held at the end of a round, and how far it was in each. */
export interface RoundOfProgress {
  readonly round: number;
  /** By seat. */
  readonly held: readonly number[];
  /** By seat: how near to victory, from 0 to 1, by the objectives in which it had come farthest. */
  readonly near: readonly number[];
  readonly counts: readonly Readonly<Record<Objective, number>>[];
}

/** The whole game round by round, told backwards from how it stands now: everything that counts is a fact of the log. */
export function progressByRound(view: View, entries: readonly Entry[]): readonly RoundOfProgress[] {
  const goals = boxOf(view).goals;
  const need = neededToWin(view);
  const counts = view.seats.map((_, seat) => ({ ...countsOf(view, seat) }));
  const rounds: RoundOfProgress[] = [];
  const note = (round: number) =>
    rounds.unshift({
      round,
      held: counts.map((own) => goals.filter(({ objective, least }) => own[objective] >= least).length),
      near: counts.map((own) => {
        const parts = goals.map(({ objective, least }) => Math.min(1, own[objective] / least));
        return (
          parts
            .toSorted((one, other) => other - one)
            .slice(0, need)
            .reduce((sum, part) => sum + part, 0) / need
        );
      }),
      counts: counts.map((own) => ({ ...own })),
    });
  note(view.round);
  let { round } = view;
  for (const fact of standing(entries)
    .flatMap(({ events }) => events)
    .toReversed()) {
    for (const change of changesOf(fact)) {
      const own = counts[change.seat];
      if (own) for (const objective of OBJECTIVES) own[objective] -= change[objective] ?? 0;
    }
    if (fact.fact === 'turn' && fact.seat === view.first && fact.round > 1) {
      round = fact.round - 1;
      note(round);
    }
  }
  return rounds;
}

/** An objective that a seat holds in the end, and since when. */
interface Reached {
  readonly round: number;
  readonly seat: Seat;
  readonly objective: Objective;
  readonly needed: number;
}

/** Every objective that somebody holds in the end, in the order in which they were reached for good. */
export function reachedForGood(view: View, rounds: readonly RoundOfProgress[]): readonly Reached[] {
  const reached = objectiveRows(view).flatMap(({ objective, needed, counts }) =>
    counts.flatMap((count, seat) => {
      if (count < needed) return [];
      const before = rounds.findLastIndex(({ counts: then }) => (then[seat]?.[objective] ?? 0) < needed);
      return [{ round: rounds[before + 1]?.round ?? view.round, seat, objective, needed }];
    }),
  );
  return reached.toSorted((one, other) => one.round - other.round);
}

function countsOf(view: View, seat: Seat): Record<Objective, number> {
  const player = playerAt(view, seat);
  const count = (objective: Objective) => progress(player, objective);
  return {
    gold: count('gold'),
    outposts: count('outposts'),
    agreements: count('agreements'),
    buildings: count('buildings'),
    merchants: count('merchants'),
  };
}
