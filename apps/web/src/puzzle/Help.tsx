import type { Puzzle } from '@archipel/puzzles';
import { type Company, localeOf } from '@archipel/text';
import { useEffect, useRef } from 'react';
import { Icon } from '../pieces/index.ts';
import { useTelling } from '../plain/useTelling.ts';
import { useText } from '../reader/text.tsx';
import { type AttemptState, HINTS } from './attempt.ts';
import type { PuzzleSession } from './puzzleSession.ts';

interface Props {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly session: PuzzleSession;
  readonly state: AttemptState;
}

/** How long a move of the solution is looked at before the next is made. */
const PACE = 1200;

/** The hints that are open, each saying more than the last; then the solution, move by move. */
export function Help({ game, puzzle, session, state }: Props) {
  const { t, language } = useText();
  const telling = useTelling(game);
  // Moves are told of others, because sentences of moves name nobody.
  const company: Company = { viewer: 'spectator', players: Array.from({ length: puzzle.seats }, () => '') };
  const told = (move: unknown) => telling.move(move, company).text;
  const { hints, phase, step } = state;
  const steps = puzzle.solution.length;
  useEffect(() => {
    if (phase !== 'showing' || step >= steps) return undefined;
    const timer = setTimeout(session.step, PACE);
    return () => clearTimeout(timer);
  }, [phase, step, steps, session]);
  // What is new is in sight, also where the panel is low.
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hints > 0 || step > 0) root.current?.querySelector('[aria-current], .puzzle-hint:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [hints, step]);
  if (phase === 'showing')
    return (
      <div ref={root}>
        <h3>
          {t('puzzle.solution')} <small>{t('puzzle.solutionStep', { step, steps })}</small>
        </h3>
        <ol className="puzzle-solution">
          {puzzle.solution.map((move, at) => (
            <li key={at} data-is={at < step ? 'made' : 'coming'} aria-current={at === step - 1 ? 'step' : undefined}>
              {told(move)}
            </li>
          ))}
        </ol>
        {step < steps && (
          <button type="button" className="button" data-key="puzzle-step" onClick={session.step}>
            {t('puzzle.solutionNext')} <Icon name="right" size={18} />
          </button>
        )}
      </div>
    );
  const { decisions } = session;
  const list = new Intl.ListFormat(localeOf(language), { type: 'unit' });
  const sentences = [
    t('puzzle.hint1', { count: decisions.length }),
    t('puzzle.hint2', { move: told(decisions[0]) }),
    t('puzzle.hint3', { moves: list.format(decisions.map(told)) }),
  ];
  return (
    <div ref={root}>
      {sentences.slice(0, hints).map((sentence, at) => (
        <div key={at} className="puzzle-hint">
          <h3>
            <Icon name="hint" size={16} /> {t('puzzle.hint', { number: at + 1, count: HINTS })}
          </h3>
          <p>{sentence}</p>
        </div>
      ))}
    </div>
  );
}
