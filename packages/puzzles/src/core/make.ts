import { diceFrom, type Json, seeded } from '@archipel/kernel';
import { type Proof, prove } from './prove.ts';
import { gradeFor, type Puzzle } from './puzzle.ts';
import type { AnyPuzzleGame } from './puzzleGame.ts';
import { successes } from './tries.ts';

/** What makes a puzzle worth showing. */
export interface Limits {
  /** Positions that a proof may look at. */
  readonly positions: number;
  /** Answers that are equally good. */
  readonly answers: number;
  /** Of a hundred sensible tries at most so many succeed. */
  readonly chance: number;
}

export const USUAL_LIMITS: Limits = { positions: 1500, answers: 3, chance: 50 };

/** The fewest moves of a solution: what takes less is no puzzle. */
const LEAST_MOVES = 4;

/** A puzzle of the question at this position, proved and graded; undefined if it has no answer, too many, or too easy a one. */
export function makePuzzle(game: AnyPuzzleGame, state: unknown, seats: number, question: unknown, limits: Limits): Puzzle | undefined {
  const position = game.describe(state);
  // What lies on the table is what is described: backs of tiles that nobody sees may be others than they were.
  const built = game.rules.positionFormat.build(position, seats);
  const seat = built.ok ? game.asksAt(built.state) : undefined;
  if (!built.ok || seat === undefined) return undefined;
  const view = game.rules.view(built.state, seat);
  const proved = prove(game, view, seat, question, limits.positions);
  if (!proved.ok || proved.proof.answers.length > limits.answers) return undefined;
  const { best, answers, solution } = proved.proof;
  // A single decision without anything around it is no puzzle.
  if (solution.length < LEAST_MOVES || answers.some((words) => words.length < 2)) return undefined;
  const { tries, solved } = successes(game, view, seat, question, best, diceFrom(seeded(JSON.stringify(position))));
  const chance = Math.round((1000 * solved) / tries) / 10;
  if (chance > limits.chance) return undefined;
  // The rules listed the moves, and the schema of the question is made of plain data.
  const plain = { question: question as Json, solution: solution as Json[] };
  return { seats, position, ...plain, best, answers: answers.map((words) => [...words]), grade: gradeFor(chance), chance };
}

/** A puzzle as it lies on the table. */
export interface LaidOut {
  readonly state: unknown;
  readonly seat: number;
  readonly question: unknown;
}

/** Lays a puzzle out; the faults where it is none of this game. */
export function layOut(
  game: AnyPuzzleGame,
  puzzle: Puzzle,
): { readonly ok: true; readonly laid: LaidOut } | { readonly ok: false; readonly faults: readonly string[] } {
  const built = game.rules.positionFormat.build(puzzle.position, puzzle.seats);
  if (!built.ok) return built;
  const seat = game.asksAt(built.state);
  const question = game.questionSchema.safeParse(puzzle.question);
  if (seat === undefined) return { ok: false, faults: ['no turn begins here'] };
  if (!question.success) return { ok: false, faults: ['no question of this game'] };
  return { ok: true, laid: { state: built.state, seat, question: question.data } };
}

/** Shows a puzzle anew. */
export function proveAnew(game: AnyPuzzleGame, puzzle: Puzzle, positions: number): Proof<unknown> | undefined {
  const out = layOut(game, puzzle);
  if (!out.ok) return undefined;
  const { state, seat, question } = out.laid;
  const proved = prove(game, game.rules.view(state, seat), seat, question, positions);
  return proved.ok ? proved.proof : undefined;
}
