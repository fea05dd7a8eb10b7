import { type Outcome, placesBy, type Scribe, type Seat } from '@archipel/kernel';
import { boxOf } from './box.ts';
import { changed } from './change.ts';
import { OBJECTIVES, type Objective } from './data/words.ts';
import type { Fact } from './facts.ts';
import { type Open, of, type Player, playerOf, type State } from './state.ts';

/** How far a player has come in an objective (Q10). Asked five times after every step, so it is no table of functions, which the engine could not see through. */
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

/** Q10, looked at after every step and so before every roll: who holds enough objectives in the own turn wins at once. */
export function judged(state: State, scribe: Scribe<Fact>): State {
  if (state.phase === 'over') return state;
  const { goals, components } = boxOf(state);
  const player = playerOf(state, state.turn);
  let count = 0;
  for (const { objective, least } of goals) if (progress(player, objective) >= least) count++;
  if (count < components.victory.need) return state;
  scribe.tell({ fact: 'won', seat: state.turn, objectives: [...objectivesHeld(state, state.turn)] });
  return changed(state, { phase: 'over', winner: state.turn, look: null, asking: null, picks: [], losses: [] });
}

/** The winner first, the others by objectives and then gold; if time ran out, everybody by these, and equals share a place. */
export function outcomeOf(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const held = state.seats.map((_, seat) => objectivesHeld(state, seat));
  const worth = (seat: Seat) => [seat === state.winner ? 1 : 0, of(held, seat).length, playerOf(state, seat).gold] as const;
  const compare = (a: Seat, b: Seat) => {
    const [one, other] = [worth(a), worth(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  };
  return {
    places: placesBy(state.seats.length, compare),
    sheets: state.seats.map((player, seat) => ({
      total: of(held, seat).length,
      lines: OBJECTIVES.map((line) => ({ line, points: of(held, seat).includes(line) ? 1 : 0, count: progress(player, line) })),
    })),
  };
}
