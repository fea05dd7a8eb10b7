import { anno1800, type Move, nth, type State, type View } from '@archipel/anno1800';
import { fallbackMove, followUps } from './followUps.ts';
import { freeIdeas, ideas } from './ideas.ts';
import { closingMoves, pick } from './pick.ts';
import { type Plan, planOf } from './plan.ts';
import type { Weights1800 } from './weights.ts';

/** More small decisions than this no turn has. */
const LONGEST = 200;

/**
 * The rest of a turn by the planner's judgement, without lists of moves: the rules are asked about each that comes to mind. What is decided in passing rests on
 * the plan of the last decision of weight.
 */
export function playTurn(start: State, weights: Weights1800): State {
  const { seat } = start.table.turn;
  const { round } = start.table;
  let state = start;
  let made: Plan | undefined;
  for (let moves = 0; moves < LONGEST; moves++) {
    const { table, secret } = state;
    if (table.over || table.turn.seat !== seat || table.round !== round) return state;
    const view: View = { viewer: seat, table, hand: nth(secret.hands, seat), expeditions: nth(secret.expeditions, seat) };
    const plan = () => (made ??= planOf(table, seat, view.hand, weights));
    const after = (move: Move): State | undefined => {
      const applied = anno1800.apply(state, seat, move);
      return applied.ok ? applied.state : undefined;
    };
    const next = first(followUps(view, plan), after);
    if (next !== undefined) {
      state = next;
      continue;
    }
    if (table.turn.pending.length > 0) {
      state = listedMove(state, view);
      continue;
    }
    const { actions, open } = table.turn;
    const goesOn = open !== null && (open.kind === 'build' ? open.ships && open.yards.length > 0 : open.left > 0);
    if (actions > 0 || goesOn) made = planOf(table, seat, view.hand, weights);
    const festival = actions > 0 && open?.kind !== 'workforce' && open?.kind !== 'swap';
    const picked = pick(plan(), actions > 0 || goesOn ? ideas(plan(), view) : freeIdeas(plan(), view), festival, after);
    state = picked?.found ?? first(closingMoves(plan()), after) ?? listedMove(state, view);
  }
  return state;
}

function first(moves: readonly Move[], after: (move: Move) => State | undefined): State | undefined {
  for (const move of moves) {
    const next = after(move);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** Whatever the rules offer, where nothing came to mind. */
function listedMove(state: State, view: View): State {
  const move = fallbackMove(anno1800.moves(view));
  const applied = anno1800.apply(state, state.table.turn.seat, move);
  if (!applied.ok) throw new Error('there is no move to play');
  return applied.state;
}
