import { type Applied, type Dice, diceFrom, equal, type Rules, type Seat, seeded } from '@archipel/kernel';
import fc from 'fast-check';

/** A random game: its set-up, the seed of the choices, and how many moves are played. Shrinks to short games of few seats. */
export interface RandomGame<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly choices: string;
  readonly length: number;
}

export function randomGames<Options>(
  seats: { readonly min: number; readonly max: number },
  options: fc.Arbitrary<Options>,
  longest: number,
): fc.Arbitrary<RandomGame<Options>> {
  return fc.record({
    options,
    seats: fc.integer(seats),
    seed: fc.string({ maxLength: 8 }),
    choices: fc.string({ maxLength: 8 }),
    length: fc.nat(longest),
  });
}

export interface Step<State, Move, Fact> {
  readonly before: State;
  readonly seat: Seat;
  readonly listed: readonly Move[];
  readonly move: Move;
  readonly result: Applied<State, Fact>;
}

type Game<State, Move, Fact, Options> = Rules<State, unknown, Move, Fact, Options>;

/** Plays a random game, a step at a time. */
export function* walk<State, Move, Fact, Options>(
  rules: Game<State, Move, Fact, Options>,
  game: RandomGame<Options>,
): Generator<Step<State, Move, Fact>, State> {
  const dice = diceFrom(seeded(game.choices));
  let state = rules.setup(game.options, game.seats, game.seed);
  for (let count = 0; count < game.length; count++) {
    const turn = randomMove(rules, state, dice);
    if (!turn) return state;
    const result = rules.apply(state, turn.seat, fromOutside(turn.move));
    if (!result.ok) throw new Error(`a listed move was refused: ${JSON.stringify({ move: turn.move, illegal: result.illegal })}`);
    yield { before: state, ...turn, result };
    state = result.state;
  }
  return state;
}

/** A move as it comes from another machine: equal, but not the very one that was listed, which a game may know to be legal. */
export function fromOutside(move: unknown): unknown {
  return JSON.parse(JSON.stringify(move));
}

/** One of the moves of one of the active seats, or nothing once the game is over. */
export function randomMove<State, Move>(
  rules: Pick<Rules<State, unknown, Move, unknown, unknown>, 'active' | 'view' | 'moves'>,
  state: State,
  dice: Dice,
): { readonly seat: Seat; readonly listed: readonly Move[]; readonly move: Move } | undefined {
  const active = rules.active(state);
  if (active.length === 0) return undefined;
  const seat = dice.pick(active);
  const listed = rules.moves(rules.view(state, seat));
  if (listed.length === 0) throw new Error(`seat ${seat} is active and has no move`);
  return { seat, listed, move: dice.pick(listed) };
}

/** The state at the end of the game, or after its length. */
export function finalState<State, Move, Fact, Options>(rules: Game<State, Move, Fact, Options>, game: RandomGame<Options>): State {
  const steps = walk(rules, game);
  let next = steps.next();
  while (!next.done) next = steps.next();
  return next.value;
}

export function assert(holds: boolean, otherwise: string, evidence?: unknown): asserts holds {
  if (!holds) throw new Error(evidence === undefined ? otherwise : `${otherwise}: ${JSON.stringify(evidence)}`);
}

export function assertEqual(found: unknown, expected: unknown, otherwise: string): void {
  assert(equal(found, expected), otherwise, { found, expected });
}
