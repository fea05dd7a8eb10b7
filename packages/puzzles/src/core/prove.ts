import type { Rules, Seat } from '@archipel/kernel';
import { emptyFronts } from './fronts.ts';
import type { PuzzleGame } from './puzzleGame.ts';

/** What the search has shown: there is no other way to answer the question within the turn. */
export interface Proof<Move> {
  /** The most that can be had; null where something is to be reached. */
  readonly best: number | null;
  /** Every answer by its decisions, sorted; none holds another. More than one are equally good. */
  readonly answers: readonly (readonly string[])[];
  /** The moves of an answer that takes the fewest steps. */
  readonly solution: readonly Move[];
  /** How many positions were looked at. */
  readonly positions: number;
}

/** `none`: there is no answer; `too-much`: more positions than the bound. */
export type Proved<Move> = { readonly ok: true; readonly proof: Proof<Move> } | { readonly ok: false; readonly why: 'none' | 'too-much' };

interface Node<State, View, Move> {
  readonly state: State;
  readonly view: View;
  /** The decisions behind it, sorted. */
  readonly words: readonly string[];
  readonly from: Node<State, View, Move> | null;
  readonly moves: readonly Move[];
}

/**
 * Looks at every position that this turn can lead to before anything hidden comes to light, in the order of the number of steps. Of positions with the same
 * decisions behind them those that have less than another are left out. What the viewer cannot know takes no part: the search begins at what is seen.
 */
export function prove<State, View, Move, Question>(
  game: PuzzleGame<State, View, Move, Question>,
  view: View,
  seat: Seat,
  question: Question,
  bound: number,
): Proved<Move> {
  const fronts = emptyFronts();
  const nodes: Node<State, View, Move>[] = [{ state: game.rules.visibleState(view), view, words: [], from: null, moves: [] }];
  let best = Number.NEGATIVE_INFINITY;
  let ends: Node<State, View, Move>[] = [];
  // The list grows while it is gone through.
  for (const node of nodes) {
    const { solved, value } = game.standing(question, node.view);
    if (value !== null && value > best) [best, ends] = [value, []];
    if (solved || value === best) ends.push(node);
    if (solved || game.isHopeless(question, node.view)) continue;
    const ways = game.continuations(question, node.view);
    if (ways === undefined) return { ok: false, why: 'too-much' };
    for (const moves of ways) {
      const next = after(game, seat, question, node, moves);
      if (next === undefined) continue;
      const { rest, worth } = game.means(next.view);
      if (!fronts.isNew(`${rest} ${next.words.join(' ')}`, worth)) continue;
      if (nodes.length >= bound) return { ok: false, why: 'too-much' };
      nodes.push(next);
    }
  }
  const answers = smallest(ends.map(({ words }) => words));
  const shortest = ends.find(({ words }) => answers.some((answer) => answer.join(' ') === words.join(' ')));
  if (shortest === undefined) return { ok: false, why: 'none' };
  return {
    ok: true,
    proof: { best: Number.isFinite(best) ? best : null, answers, solution: movesTo(shortest), positions: nodes.length },
  };
}

function after<State, View, Move, Question>(
  game: PuzzleGame<State, View, Move, Question>,
  seat: Seat,
  question: Question,
  node: Node<State, View, Move>,
  moves: readonly Move[],
): Node<State, View, Move> | undefined {
  let [state, view] = [node.state, node.view];
  const words = [...node.words];
  for (const move of moves) {
    const next = quietly(game.rules, state, seat, move);
    if (next === undefined) return undefined;
    const word = game.wordFor(question, view, move);
    if (word !== undefined) words.push(word);
    state = next;
    view = game.rules.view(state, seat);
  }
  return { state, view, words: words.toSorted(), from: node, moves };
}

/** The state after a move that brings nothing hidden to light; undefined after any other. */
export function quietly<State>(
  rules: Pick<Rules<State, unknown, unknown, unknown, unknown>, 'apply'>,
  state: State,
  seat: Seat,
  move: unknown,
): State | undefined {
  const applied = rules.apply(state, seat, move);
  return applied.ok && applied.reveals.length === 0 ? applied.state : undefined;
}

function movesTo<Move>(node: Node<unknown, unknown, Move>): readonly Move[] {
  return node.from === null ? node.moves : [...movesTo(node.from), ...node.moves];
}

/** Those of the answers, each once, that hold no other: what is done besides is no part of an answer. */
function smallest(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const kept: (readonly string[])[] = [];
  const byLength = [...new Map(all.map((words) => [words.join(' '), words])).values()].toSorted((a, b) => a.length - b.length);
  for (const words of byLength) if (!kept.some((less) => holds(words, less))) kept.push(words);
  return kept.toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));
}

/** Whether the first list, sorted, has all of the second, each as often. */
function holds(words: readonly string[], less: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word === less[at]) at++;
  return at === less.length;
}
