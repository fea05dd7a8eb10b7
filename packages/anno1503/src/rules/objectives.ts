import { type EventRecorder, type Outcome, placesBy, type Seat } from '@archipel/kernel';
import { boxOf } from '../data/box.ts';
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
  return boxOf(position).goals.flatMap(({ objective, least }) => (progress(player, objective) >= least ? [objective] : []));
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

/** The winner first, the others by objectives and then gold; if time ran out, everybody by these, and equals share a place. */
export function outcomeOf({ open }: State): Outcome | null {
  if (open.phase !== 'over') return null;
  const held = open.seats.map((_, seat) => objectivesHeld(open, seat));
  const worth = (seat: Seat) => [seat === open.winner ? 1 : 0, of(held, seat).length, playerOf(open, seat).gold] as const;
  const compare = (a: Seat, b: Seat) => {
    const [one, other] = [worth(a), worth(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  };
  return {
    places: placesBy(open.seats.length, compare),
    sheets: open.seats.map((player, seat) => ({
      total: of(held, seat).length,
      lines: OBJECTIVES.map((line) => ({ line, points: of(held, seat).includes(line) ? 1 : 0, count: progress(player, line) })),
    })),
  };
}
