import { type AnyRules, type Json, type Position, playPlan, type RefusedPlan, type Seat, type Step } from '@archipel/kernel';
import type { Allowance, Now } from './budget.ts';
import type { Thinker } from './thinker.ts';

/** No turn is longer: one that is goes on in the next piece. */
const LONGEST_TURN = 100;

interface BotTurn {
  readonly rules: AnyRules;
  readonly from: Position<unknown>;
  readonly seat: Seat;
  readonly level: string;
  readonly thinker: Thinker;
  readonly now: Now;
  /** What the next choice may cost, after so many milliseconds of this turn. */
  readonly allowance: (spent: number) => Allowance;
  /** Where the chance of a choice comes from, by its number in this turn. */
  readonly seed: (choice: number) => string;
  /** For whom it is thought, if the thinker thinks for many. */
  readonly share?: string;
  /** Where the rules run elsewhere: how a move is made there, and how the moves are listed. */
  readonly apart?: {
    play(from: Position<unknown>, seat: Seat, plan: readonly Json[]): Promise<Step<unknown, unknown> | RefusedPlan>;
    moves(view: Json): Promise<readonly unknown[]>;
  };
}

/**
 * Plays one turn of a bot, a move at a time, until the seat has no more to do or the round is over. It is thought through on the given
 * position: nothing counts before the host has kept it, and whoever drives it may stop at any moment.
 */
export async function* botTurn({
  rules,
  from,
  seat,
  level,
  thinker,
  now,
  allowance,
  seed,
  share,
  apart,
}: BotTurn): AsyncGenerator<Step<unknown, unknown>> {
  const began = now();
  const round = rules.round(from.state);
  let position = from;
  for (let choice = 0; choice < LONGEST_TURN; choice++) {
    if (!rules.active(position.state).includes(seat) || rules.round(position.state) !== round) return;
    const view = rules.view(position.state, seat);
    const question = { game: rules.id, level, view, budget: allowance(now() - began), seed: seed(choice) };
    const list = apart && (() => apart.moves(view as Json));
    const { move } = await thinker.think(share === undefined ? question : { ...question, share }, list);
    const plan = [move as Json];
    const step = apart ? await apart.play(position, seat, plan) : playPlan(rules, position, seat, plan);
    if (!step.ok) throw new Error(`${level} chose an illegal move: ${JSON.stringify(step.illegal)}`);
    yield step;
    position = step.position;
  }
}
