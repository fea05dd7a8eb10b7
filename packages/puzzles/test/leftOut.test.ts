import { diceFrom, seeded } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { quietly } from '../src/core/prove.ts';
import { layOut, loadPuzzleGame, loadPuzzles, PUZZLE_GAMES, prove } from '../src/index.ts';

/** Positions that a proof may look at after a move that the search leaves out. */
const BOUND = 20_000;
/** Moves that are left out and tried at each puzzle; ARCHIPEL_LONG multiplies it. */
const TRIES = Math.max(1, Math.round(Number(process.env['ARCHIPEL_LONG'] ?? 1)));

const holds = (words: readonly string[], less: readonly string[]): boolean => {
  let at = 0;
  for (const word of words) if (word === less[at]) at++;
  return at === less.length;
};

/**
 * A proof tries only moves that an answer may need. Here somebody makes one of the others, somewhere on the way to the solution, and everything that can follow
 * is searched: it must not lead to more, nor to an answer that is not told.
 */
describe.each(PUZZLE_GAMES)('what the proofs of %s leave out', (id) => {
  it('leads to nothing better, and to no other answer', async () => {
    const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
    if (game === undefined || file === undefined) throw new Error('there are none');
    const dice = diceFrom(seeded(`left out of ${id}`));
    let tried = 0;
    for (const [at, puzzle] of file.puzzles.entries()) {
      const out = layOut(game, puzzle);
      if (!out.ok) throw new Error(out.faults.join());
      const { seat, question } = out.laid;
      for (let round = 0; round < TRIES; round++) {
        let { state } = out.laid;
        const words: string[] = [];
        for (const step of puzzle.solution.slice(0, dice.below(puzzle.solution.length))) {
          const word = game.wordFor(question, game.rules.view(state, seat), step);
          if (word !== undefined) words.push(word);
          state = quietly(game.rules, state, seat, step);
        }
        const view = game.rules.view(state, seat);
        const tries = new Set((game.continuations(question, view) ?? []).map(([move]) => JSON.stringify(move)));
        const others = game.rules.moves(view).filter((move) => !tries.has(JSON.stringify(move)));
        const move = others.length === 0 ? undefined : others[dice.below(others.length)];
        const next = move === undefined ? undefined : quietly(game.rules, state, seat, move);
        // A move that reveals something is no answer, and one that ends the turn leaves nothing to search.
        if (move === undefined || next === undefined || !game.rules.active(next).includes(seat)) continue;
        tried++;
        const word = game.wordFor(question, view, move);
        const before = word === undefined ? words : [...words, word];
        const proved = prove(game, game.rules.view(next, seat), seat, question, BOUND);
        if (!proved.ok) continue;
        const { best, answers } = proved.proof;
        expect({ at, move, better: (best ?? 0) > (puzzle.best ?? 0) }).toEqual({ at, move, better: false });
        if (best !== puzzle.best) continue;
        const whole = answers.map((answer) => [...answer, ...before].toSorted());
        const unknown = whole.filter((answer) => !puzzle.answers.some((told) => holds(answer, told)));
        expect({ at, move, unknown }).toEqual({ at, move, unknown: [] });
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
});
