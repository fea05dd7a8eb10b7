import { carryOut, type HostedMatch, openHosted, withStep } from '@archipel/host';
import { isRecord } from '@archipel/kernel';
import { type AnyPuzzleGame, type LaidOut, layOut, type Puzzle } from '@archipel/puzzles';
import { preparedNow, preparedSession } from '../session/prepared.ts';
import type { Answer, Now, Session } from '../session/session.ts';
import { type AttemptEvent, type AttemptState, FIRST_ATTEMPT, updateAttempt } from './attempt.ts';

/** What is shown at one moment: how far one is, and the match to draw. Another session means another table. */
export interface Shown {
  readonly state: AttemptState;
  readonly session: Session;
  /** Which table it is: a new one for every try. */
  readonly table: number;
  /** Where the most of something is asked for: how much it is if the turn ends now. */
  readonly value: number | null;
}

/** A puzzle that is being tried: the real rules, and somebody who judges. */
export interface PuzzleSession {
  now(): Shown;
  subscribe(listener: () => void): () => void;
  hint(): void;
  /** Lays the position out and shows the solution, a move at a time: `step` makes the next. */
  giveUp(): void;
  step(): void;
  again(): void;
  /** The moves of the solution that are decisions, in their order. */
  readonly decisions: readonly unknown[];
}

interface Deps {
  readonly ownName: () => string;
  /** Keeps how it went, on this device. */
  readonly keep: (state: AttemptState) => void;
}

/** A fault of ours: a puzzle that its own rules do not allow. A test shows every puzzle that ships anew. */
class PuzzleFault extends Error {}

const endsTurn = (move: unknown): boolean => isRecord(move) && move['kind'] === 'end';

export function puzzleSession(game: AnyPuzzleGame, puzzle: Puzzle, deps: Deps): PuzzleSession {
  const { rules } = game;
  const { seat, question, state: start } = laidOut(game, puzzle);
  let state = FIRST_ATTEMPT;
  let match = fresh();
  let now = nowOf(match);
  let table = 0;
  let session = sessionOf();
  const atTable = new Set<() => void>();
  const atPanel = new Set<() => void>();
  let shown: Shown = { state, session, table, value: standing().value };

  function fresh(): HostedMatch {
    const setup = { game: rules.id, rules: rules.version, seats: puzzle.seats, options: {}, seed: 'a puzzle' };
    const opened = openHosted(rules, setup, { position: 0, state: start });
    if (!opened.ok) throw new PuzzleFault(`${rules.id}: no match`);
    return opened.match;
  }

  /** A puzzle has no score sheet: who wins has answered the question. */
  function nowOf(of: HostedMatch): Now {
    return { ...preparedNow(of, of.position, seat, deps.ownName()), outcome: null };
  }

  function standing() {
    return game.standing(question, rules.view(match.current.state, seat));
  }

  function show(next: HostedMatch): void {
    match = next;
    now = nowOf(match);
    for (const listener of atTable) listener();
    tell();
  }

  function layAnew(): void {
    match = fresh();
    now = nowOf(match);
    atTable.clear();
    session = sessionOf();
    table += 1;
  }

  function tell(): void {
    shown = { state, session, table, value: standing().value };
    deps.keep(state);
    for (const listener of atPanel) listener();
  }

  function dispatch(event: AttemptEvent): void {
    state = updateAttempt(state, event);
    tell();
  }

  /** After every move, and at the end of the turn, which is not carried out: the table stays as it was left. */
  function judge(ended: boolean): void {
    const { solved, value } = standing();
    const best = puzzle.best !== null && value !== null && value >= puzzle.best;
    if (solved || ended) dispatch({ type: 'judged', solved: solved || best, value });
  }

  function play(plan: readonly unknown[]): Promise<Answer> {
    if (state.phase !== 'trying') return Promise.resolve({ ok: false, fault: 'tried' });
    const end = plan.findIndex(endsTurn);
    const before = end < 0 ? plan : plan.slice(0, end);
    if (before.length > 0) {
      const step = carryOut(match, seat, { plan: before });
      if (!step.ok) return Promise.resolve(step);
      // K4: nothing can be taken back behind a move that has revealed something.
      if (step.position.past.length === 0) return Promise.resolve({ ok: false, fault: 'hidden' });
      show(withStep(match, step, { at: 0, bot: false }));
    }
    // Only a turn that may end is judged; otherwise the rules say why not.
    const last = end < 0 ? undefined : carryOut(match, seat, { plan: [plan[end]] });
    if (last && !last.ok) return Promise.resolve(last);
    judge(end >= 0);
    return Promise.resolve({ ok: true });
  }

  function undo(count: number): Promise<Answer> {
    if (state.phase !== 'trying') return Promise.resolve({ ok: false, fault: 'tried' });
    const step = carryOut(match, seat, { undo: count });
    if (!step.ok) return Promise.resolve(step);
    show(withStep(match, step, { at: 0, bot: false }));
    return Promise.resolve({ ok: true });
  }

  function sessionOf(): Session {
    return preparedSession({ rules, now: () => now, listeners: () => atTable, play, undo });
  }

  function decisions(): readonly unknown[] {
    let at = fresh();
    const found: unknown[] = [];
    for (const move of puzzle.solution) {
      if (game.wordFor(question, rules.view(at.current.state, seat), move) !== undefined) found.push(move);
      const step = carryOut(at, seat, { plan: [move] });
      if (!step.ok) throw new PuzzleFault(`${rules.id}: its own solution is refused`);
      at = withStep(at, step, { at: 0, bot: false });
    }
    return found;
  }

  return {
    decisions: decisions(),
    now: () => shown,
    subscribe(listener) {
      atPanel.add(listener);
      return () => atPanel.delete(listener);
    },
    hint: () => dispatch({ type: 'hint' }),
    giveUp() {
      layAnew();
      dispatch({ type: 'give-up' });
    },
    step() {
      const move = puzzle.solution[state.step];
      if (state.phase !== 'showing' || move === undefined) return;
      const step = carryOut(match, seat, { plan: [move] });
      if (!step.ok) throw new PuzzleFault(`${rules.id}: its own solution is refused`);
      state = updateAttempt(state, { type: 'step' });
      show(withStep(match, step, { at: 0, bot: false }));
    },
    again() {
      layAnew();
      dispatch({ type: 'again' });
    },
  };
}

function laidOut(game: AnyPuzzleGame, puzzle: Puzzle): LaidOut {
  const out = layOut(game, puzzle);
  if (!out.ok) throw new PuzzleFault(`${game.rules.id}: ${out.faults.join(', ')}`);
  return out.laid;
}
