import { type EventRecorder, type Outcome, placesBy, type Seat } from '@archipel/kernel';
import { type Box, boxOf } from '../data/box.ts';
import { OBJECTIVES, type Objective } from '../data/words.ts';
import { changed } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { type Open, of, type Player, playerOf, type State } from '../state/state.ts';

/** How far a player has come in an objective (Q10). Asked five times after every step: a table of functions would be slower than this switch. */
export function progress(player: Player, objective: Objective): number {
  switch (objective) {
    case 'gold':
      return player.gold;
    case 'outposts':
      return player.outposts.length;
    case 'agreements':
      return player.agreements.length;
    case 'buildings':
      return player.buildings.length;
    default:
      return merchants(player);
  }
}

function merchants({ inhabitants }: Player): number {
  let count = 0;
  for (const level of inhabitants) if (level === 'merchant') count++;
  return count;
}

/** The objectives that are true of a player at this moment. */
export function objectivesHeld(position: Open, seat: Seat): readonly Objective[] {
  const player = playerOf(position, seat);
  return reached(boxOf(position), (objective) => progress(player, objective));
}

/** The objectives that are reached by these counts. */
function reached({ goals }: Box, count: (objective: Objective) => number): readonly Objective[] {
  return goals.flatMap(({ objective, least }) => (count(objective) >= least ? [objective] : []));
}

/** Q10: checks for victory after every step, and so before every roll. Who holds enough objectives in the own turn wins at once. */
export function judged(state: State, recorder: EventRecorder<Fact>): State {
  const { open } = state;
  if (open.phase === 'over') return state;
  const { goals, components } = boxOf(open);
  const player = playerOf(open, open.turn);
  let count = 0;
  for (const { objective, least } of goals) if (progress(player, objective) >= least) count++;
  if (count < components.victory.need) return state;
  recorder.tell({ fact: 'won', seat: open.turn, objectives: [...objectivesHeld(open, open.turn)] });
  return changed(state, { phase: 'over', winner: open.turn, look: null, asking: null }, { picks: [], losses: [] });
}

export function outcomeOf({ open }: State): Outcome | null {
  if (open.phase !== 'over') return null;
  const counts = open.seats.map((player) => countsOf((objective) => progress(player, objective)));
  return outcomeOfCounts(counts, open.winner, boxOf(open));
}

/** What Q10 counts of a player: in a match, or at a cardboard table. */
export type ObjectiveCounts = Readonly<Record<Objective, number>>;

function countsOf(count: (objective: Objective) => number): ObjectiveCounts {
  return {
    gold: count('gold'),
    outposts: count('outposts'),
    agreements: count('agreements'),
    buildings: count('buildings'),
    merchants: count('merchants'),
  };
}

/** The winner first, the others by objectives and then gold; if time ran out, everybody by these, and equals share a place. */
export function outcomeOfCounts(counts: readonly ObjectiveCounts[], winner: Seat | null, box: Box = boxOf({})): Outcome {
  const held = counts.map((each) => reached(box, (objective) => each[objective]));
  const worth = (seat: Seat) => [seat === winner ? 1 : 0, of(held, seat).length, of(counts, seat).gold] as const;
  const compare = (a: Seat, b: Seat) => {
    const [one, other] = [worth(a), worth(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  };
  return {
    places: placesBy(counts.length, compare),
    sheets: counts.map((each, seat) => ({
      total: of(held, seat).length,
      lines: OBJECTIVES.map((line) => ({ line, points: of(held, seat).includes(line) ? 1 : 0, count: each[line] })),
    })),
  };
}
