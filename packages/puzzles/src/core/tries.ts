import { type Dice, isRecord, type Seat } from '@archipel/kernel';
import { quietly } from './prove.ts';
import type { PuzzleGame } from './puzzleGame.ts';

/** How many tries are made, and how many moves one may have. */
const TRIES = 300;
const LONGEST = 60;

/**
 * How many of so many sensible tries succeed. A try plays on as long as something is left to do that might belong to an answer: of the kinds of moves any,
 * and of that kind any move. It pays for what it has begun, and reveals nothing.
 */
export function successes<State, View, Move, Question>(
  game: PuzzleGame<State, View, Move, Question>,
  view: View,
  seat: Seat,
  question: Question,
  best: number | null,
  dice: Dice,
): { readonly tries: number; readonly solved: number } {
  let solved = 0;
  // Tries come by the same positions again and again.
  const known = new Map<string, readonly (readonly Move[])[]>();
  const ways = (at: View) => {
    const { rest, worth } = game.means(at);
    const key = `${rest} ${worth.join(' ')}`;
    const all = known.get(key) ?? game.continuations(question, at) ?? [];
    known.set(key, all);
    return all;
  };
  for (let each = 0; each < TRIES; each++) if (succeeds(game, view, seat, question, best, ways, dice)) solved += 1;
  return { tries: TRIES, solved };
}

function succeeds<State, View, Move, Question>(
  game: PuzzleGame<State, View, Move, Question>,
  from: View,
  seat: Seat,
  question: Question,
  best: number | null,
  ways: (view: View) => readonly (readonly Move[])[],
  dice: Dice,
): boolean {
  const { rules } = game;
  let state = rules.visibleState(from);
  let view = from;
  for (let moves = 0; moves < LONGEST; moves++) {
    const { solved, value } = game.standing(question, view);
    if (solved || (best !== null && value !== null && value >= best)) return true;
    const next = step(game, seat, state, ways(view), dice);
    if (next === undefined) return false;
    state = next;
    view = rules.view(state, seat);
  }
  return false;
}

function step<State, Move>(
  game: Pick<PuzzleGame<State, unknown, Move, unknown>, 'rules'>,
  seat: Seat,
  state: State,
  all: readonly (readonly Move[])[],
  dice: Dice,
): State | undefined {
  const kinds = new Map<unknown, (readonly Move[])[]>();
  for (const moves of all) {
    const [first] = moves;
    const kind = isRecord(first) ? first['kind'] : undefined;
    kinds.set(kind, [...(kinds.get(kind) ?? []), moves]);
  }
  // What reveals something is passed over.
  while (kinds.size > 0) {
    const [kind, ways] = dice.pick([...kinds]);
    const moves = dice.pick(ways);
    const next = afterAll(game, seat, state, moves);
    if (next !== undefined) return next;
    const others = ways.filter((other) => other !== moves);
    if (others.length === 0) kinds.delete(kind);
    else kinds.set(kind, others);
  }
  return undefined;
}

function afterAll<State, Move>(
  game: Pick<PuzzleGame<State, unknown, Move, unknown>, 'rules'>,
  seat: Seat,
  state: State,
  moves: readonly Move[],
): State | undefined {
  return moves.reduce<State | undefined>((before, move) => before && quietly(game.rules, before, seat, move), state);
}
