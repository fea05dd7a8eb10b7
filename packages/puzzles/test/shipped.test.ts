import { describe, expect, it } from 'vitest';
import { layOut, loadPuzzleGame, loadPuzzles, PUZZLE_GAMES, proveAnew, SHIPPED, USUAL_LIMITS } from '../src/index.ts';

/** Every puzzle that comes with the product is laid out, solved and proved anew. */
describe.each(PUZZLE_GAMES)('the puzzles of %s', (id) => {
  it('are a hundred, all different, for the rules as they are', async () => {
    const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
    expect(file?.puzzles.length).toBe(SHIPPED);
    expect(file?.game).toBe(id);
    expect(file?.rules).toBe(game?.rules.version);
    expect(new Set(file?.puzzles.map((puzzle) => JSON.stringify([puzzle.position, puzzle.question]))).size).toBe(SHIPPED);
    expect(new Set(file?.puzzles.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  });

  it('each have exactly the answers that are told, and no better one', async () => {
    const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
    if (game === undefined || file === undefined) throw new Error('there are none');
    for (const [at, puzzle] of file.puzzles.entries()) {
      const proof = proveAnew(game, puzzle, USUAL_LIMITS.positions);
      expect({ at, best: proof?.best, answers: proof?.answers }).toEqual({ at, best: puzzle.best, answers: puzzle.answers });
    }
  });

  it('are each solved by the moves of their solution, which reveal nothing and need the last one', async () => {
    const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
    if (game === undefined || file === undefined) throw new Error('there are none');
    for (const [at, puzzle] of file.puzzles.entries()) {
      const out = layOut(game, puzzle);
      if (!out.ok) throw new Error(`${at}: ${out.faults.join(', ')}`);
      const { seat, question } = out.laid;
      let { state } = out.laid;
      const isDone = () => {
        const { solved, value } = game.standing(question, game.rules.view(state, seat));
        return solved || (puzzle.best !== null && value === puzzle.best);
      };
      for (const move of puzzle.solution) {
        expect({ at, move, done: isDone() }).toEqual({ at, move, done: false });
        const applied = game.rules.apply(state, seat, move);
        if (!applied.ok) throw new Error(`${at}: ${JSON.stringify(move)} is refused`);
        expect(applied.reveals).toEqual([]);
        ({ state } = applied);
      }
      expect({ at, done: isDone() }).toEqual({ at, done: true });
    }
  });
});
