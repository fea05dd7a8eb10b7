import { loadPuzzleGame, loadPuzzles } from '@archipel/puzzles';
import { describe, expect, it } from 'vitest';
import { FIRST_ATTEMPT, updateAttempt } from '../src/puzzle/attempt.ts';
import { puzzleSession } from '../src/puzzle/puzzleSession.ts';
import { resultOf } from '../src/puzzle/results.ts';

async function laidOut(id: string, is: (ask: unknown) => boolean) {
  const [game, file] = await Promise.all([loadPuzzleGame(id), loadPuzzles(id)]);
  const puzzle = file?.puzzles.find(({ question }) => is((question as { readonly ask: unknown }).ask));
  if (game === undefined || puzzle === undefined) throw new Error('there is no such puzzle');
  return { puzzle, session: puzzleSession(game, puzzle, { ownName: () => 'Ada', keep: () => undefined }) };
}

describe('an attempt at a puzzle', () => {
  it('is solved by the solution as soon as it is reached', async () => {
    const { puzzle, session } = await laidOut('anno1800', (ask) => ask === 'cards');
    for (const move of puzzle.solution) expect(await session.now().session.play([move])).toEqual({ ok: true });
    expect(session.now().state.phase).toBe('solved');
    expect(await session.now().session.play([puzzle.solution[0]])).toEqual({ ok: false, fault: 'tried' });
  });

  it('that asks for the most is judged when the turn ends, and can be begun again', async () => {
    const { puzzle, session } = await laidOut('anno1503', (ask) => ask === 'gold');
    await session.now().session.play([{ kind: 'end' }]);
    expect(session.now().state).toMatchObject({ phase: 'failed', tries: [{ solved: false }] });
    session.again();
    await session.now().session.play([...puzzle.solution, { kind: 'end' }]);
    expect(session.now().state).toMatchObject({ phase: 'solved', tries: [{ solved: false }, { solved: true, value: puzzle.best }] });
  });

  it('reveals nothing hidden', async () => {
    const { session } = await laidOut('anno1800', (ask) => ask === 'build');
    const { rules, now, play } = session.now().session;
    const view = now().view;
    const swap = rules.moves(view).filter((move) => (move as { readonly kind: string }).kind === 'swap');
    await play([swap[0]]);
    expect(await play([{ kind: 'finish' }])).toEqual({ ok: false, fault: 'hidden' });
  });

  it('shows the solution move by move', async () => {
    const { puzzle, session } = await laidOut('anno1503', (ask) => ask === 'win');
    session.giveUp();
    for (const _ of puzzle.solution) session.step();
    session.step();
    expect(session.now().state).toMatchObject({ phase: 'showing', step: puzzle.solution.length, gaveUp: true });
    expect(session.decisions.length).toBe(puzzle.answers[0]?.length);
  });

  it('counts as solved, solved with a hint, or given up', () => {
    const hinted = updateAttempt(FIRST_ATTEMPT, { type: 'hint' });
    const won = { type: 'judged', solved: true, value: null } as const;
    expect(resultOf(updateAttempt(FIRST_ATTEMPT, won))).toBe('solved');
    expect(resultOf(updateAttempt(hinted, won))).toBe('hinted');
    expect(resultOf(updateAttempt(hinted, { type: 'give-up' }))).toBe('gaveUp');
    expect(resultOf(updateAttempt(updateAttempt(FIRST_ATTEMPT, won), { type: 'give-up' }))).toBe('solved');
    expect(resultOf(hinted)).toBe('open');
  });
});
