import type { Applied, Rules, Seat } from '@archipel/kernel';
import type { Budget, Player } from './player.ts';

export interface Turn<State, Move, Fact> {
  readonly seat: Seat;
  readonly move: Move;
  readonly applied: Applied<State, Fact>;
}

/**
 * Plays a game out, a move at a time: whoever drives it may count, record, pause or stop. Where several seats may move at once, the first
 * of them does. The players are in the order of the seats; `budget` says what one of them may spend on its next choice, from this state.
 */
export function* playout<State, View, Move, Fact>(
  rules: Rules<State, View, Move, Fact, unknown>,
  start: State,
  players: readonly Player<View, Move>[],
  budget: (seat: Seat, state: State) => Budget,
): Generator<Turn<State, Move, Fact>, State> {
  let state = start;
  for (;;) {
    const [seat] = rules.active(state);
    if (seat === undefined) return state;
    const player = players[seat];
    if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
    const view = rules.view(state, seat);
    const move = player.choose(view, rules.moves(view), budget(seat, state));
    const applied = rules.apply(state, seat, move);
    if (!applied.ok) throw new Error(`a player chose a move that is not legal: ${JSON.stringify({ move, illegal: applied.illegal })}`);
    yield { seat, move, applied };
    state = applied.state;
  }
}
