/** How a game goes on by quick judgement: for those who compare what decisions lead to. */
export interface QuickGame<State, View, Move> {
  /** The end of the game, if everybody plays on from here by the planner's judgement. Chance comes from the state alone. */
  playedOut(state: State): State;
  /** Whether a choice is one of weight: not forced, not part of paying for what was decided before. */
  isDecision(view: View, moves: readonly Move[], move: Move): boolean;
}
