import { type Outcome, placesBy, type Scribe, type Seat } from '@archipel/kernel';
import { boxOf } from './box.ts';
import { changed } from './change.ts';
import { OBJECTIVES, type Objective } from './data/words.ts';
import type { Fact } from './facts.ts';
import { type Open, of, type Player, playerOf, type State } from './state.ts';

const PROGRESS: Readonly<Record<Objective, (player: Player) => number>> = {
  gold: ({ gold }) => gold,
  outposts: ({ outposts }) => outposts.length,
  agreements: ({ agreements }) => agreements.length,
  buildings: ({ buildings }) => buildings.length,
  merchants: ({ inhabitants }) => inhabitants.reduce((sum, level) => (level === 'merchant' ? sum + 1 : sum), 0),
};

/** How far a player has come in an objective (Q10). */
export const progress = (player: Player, objective: Objective): number => PROGRESS[objective](player);

/** The objectives that are true of a player at this moment. */
export function objectivesHeld(position: Open, seat: Seat): readonly Objective[] {
  const { objectives } = boxOf(position).components.victory;
  const player = playerOf(position, seat);
  return OBJECTIVES.filter((objective) => progress(player, objective) >= objectives[objective]);
}

/** Q10, looked at after every step and so before every roll: who holds enough objectives in the own turn wins at once. */
export function judged(state: State, scribe: Scribe<Fact>): State {
  if (state.phase === 'over') return state;
  const { need, objectives } = boxOf(state).components.victory;
  const player = playerOf(state, state.turn);
  let count = 0;
  for (const objective of OBJECTIVES) if (progress(player, objective) >= objectives[objective]) count++;
  if (count < need) return state;
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
