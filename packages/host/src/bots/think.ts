import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import { type Allowance, allowing, type Now } from './budget.ts';
import { type Fault, guarded, type LevelPlayer } from './guard.ts';
import type { Budget, Candidate } from './player.ts';

/** One choice to be thought about, as plain JSON: what goes to a worker thread or a Web Worker. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly budget: Allowance;
  /** Where the player's chance comes from: with a budget in iterations, equal questions have equal answers. */
  readonly seed: string;
  /** For whom: hosts that think for many serve them in turn. */
  readonly share?: string;
}

/** What came of it, as plain JSON. */
export interface Thought {
  readonly move: unknown;
  /** The best moves with their reasons, best first; the first is the move. */
  readonly candidates: readonly Candidate<unknown>[];
  /** Rounds of thought that were made. */
  readonly rounds: number;
  /** Players that did not answer as they should: `level` and those below it, until one did. */
  readonly faults: readonly Fault[];
}

/** What the host of a thinker knows: the games, who plays them and who steps in, and what time it is. */
export interface ThinkDeps {
  rules(game: string): AnyRules | undefined;
  playerChain(level: string, game: string): readonly LevelPlayer[];
  readonly now: Now;
}

/** The moves that a question is about. A game that is not there, or a view without moves, is the asker's mistake, and thrown. */
export function movesToChoose({ game, view }: Question, rules: ThinkDeps['rules']): readonly unknown[] {
  const moves = rules(game)?.moves(view);
  if (moves === undefined) throw new RangeError(`there is no game '${game}'`);
  if (moves.length === 0) throw new RangeError('there is no move to choose');
  return moves;
}

/** Answers one question. A game or a level that is not there is the asker's mistake, and thrown. */
export function think(question: Question, { rules, playerChain, now }: ThinkDeps): Thought {
  const { game, level, view, budget, seed } = question;
  const moves = movesToChoose(question, rules);
  const players = playerChain(level, game);
  if (players.length === 0) throw new RangeError(`there is no player '${level}' for ${game}`);
  const faults: Fault[] = [];
  const counted = counting(allowing(budget, diceFrom(seeded(seed)), now));
  const player = guarded(game, players, (fault) => faults.push(fault));
  const candidates = player.advise(view, moves, counted.budget);
  return { move: candidates[0]?.move, candidates, rounds: counted.rounds(), faults };
}

/** The same budget, and how many rounds were begun under it: those that were done when it was last asked, and one more if it agreed. */
function counting({ dice, more }: Budget): { readonly budget: Budget; rounds(): number } {
  let rounds = 0;
  return {
    budget: {
      dice,
      more(done) {
        const yes = more(done);
        rounds = yes ? done + 1 : done;
        return yes;
      },
    },
    rounds: () => rounds,
  };
}
