import { dayOf, type Puzzle } from '@archipel/puzzles';
import { localeOf } from '@archipel/text';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { HINTS } from './attempt.ts';
import { Calendar } from './Calendar.tsx';
import { GradeMarks } from './GradeMarks.tsx';
import { Help } from './Help.tsx';
import type { PuzzleSession, Shown } from './puzzleSession.ts';
import { useAsked } from './useAsked.ts';

interface Props {
  readonly game: string;
  readonly number: number;
  readonly date: string | undefined;
  readonly puzzle: Puzzle;
  readonly session: PuzzleSession;
  readonly shown: Shown;
}

/** What is asked, how far one is, and what helps. */
export function PuzzlePanel({ game, number, date, puzzle, session, shown }: Props) {
  const { t } = useText();
  const asked = useAsked(game);
  const { state, value } = shown;
  const { phase, tries } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the table was laid out anew, who plays by keyboard or ear begins at the question.
  const table = useRef(shown.table);
  useEffect(() => {
    if (table.current !== shown.table) heading.current?.focus({ preventScroll: true });
    table.current = shown.table;
  }, [shown.table]);
  return (
    <aside className="puzzle" aria-label={t('puzzle.panel')} data-phase={phase}>
      <header className="puzzle-head">
        <p className="puzzle-of">
          <Icon name="goal" size={16} /> {date === undefined ? t('puzzle.numbered', { number }) : <OfDay date={date} />}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {asked(puzzle.question)}
        </h2>
        <p>
          {t('puzzle.rule')} {t('puzzle.equal', { count: puzzle.answers.length })}
        </p>
      </header>
      <dl className="puzzle-facts">
        <div>
          <dt>{t('puzzle.grade')}</dt>
          <dd>
            <GradeMarks grade={puzzle.grade} chance={puzzle.chance} />
          </dd>
        </div>
        <div>
          <dt>{t('puzzle.tries')}</dt>
          <dd>
            <b>{tries.length}</b>
          </dd>
        </div>
        {puzzle.best !== null && (
          <div>
            <dt>{t('puzzle.bar')}</dt>
            <dd>
              <b data-value={value ?? ''}>{value ?? '–'}</b>
            </dd>
          </div>
        )}
      </dl>
      <div className="puzzle-body">
        <div className="puzzle-own" aria-live="polite">
          <Verdict puzzle={puzzle} shown={shown} />
          <Help game={game} puzzle={puzzle} session={session} state={state} />
          <Tries puzzle={puzzle} shown={shown} />
        </div>
        <Calendar date={date} />
      </div>
      <footer className="puzzle-ways">
        {phase === 'trying' && state.hints < HINTS && (
          <button type="button" className="button" data-key="puzzle-hint" onClick={session.hint}>
            <Icon name="hint" size={18} /> {t('puzzle.nextHint')}
          </button>
        )}
        {(phase === 'trying' || phase === 'failed') && (
          <button type="button" className="button" data-key="puzzle-give-up" onClick={session.giveUp}>
            {t('puzzle.giveUp')}
          </button>
        )}
        {phase === 'solved' && (
          <button type="button" className="button" data-key="puzzle-solution" onClick={session.giveUp}>
            {t('puzzle.seeSolution')}
          </button>
        )}
        <button type="button" className={phase === 'failed' ? 'button now' : 'button'} data-key="puzzle-again" onClick={session.again}>
          <Icon name="since" size={18} /> {t('puzzle.again')}
        </button>
        <Link className="link" href="/puzzle/all" data-key="puzzle-all">
          {t('puzzle.all')}
        </Link>
      </footer>
    </aside>
  );
}

function OfDay({ date }: { readonly date: string }) {
  const { t, language } = useText();
  const day = dayOf(date);
  const format = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return t('puzzle.ofDay', { date: day === undefined ? date : format.format(new Date(`${date}T00:00:00Z`)) });
}

/** What the try has come to. */
function Verdict({ puzzle: { best }, shown: { state } }: Pick<Props, 'puzzle' | 'shown'>) {
  const { t } = useText();
  const { phase, tries } = state;
  const last = tries.at(-1);
  if (phase === 'solved')
    return (
      <p className="puzzle-verdict" data-is="solved">
        <Icon name="check" size={20} /> <b>{t('puzzle.solved')}</b> {t('puzzle.solvedSays', { tries: tries.length })}
      </p>
    );
  if (phase !== 'failed') return null;
  return (
    <p className="puzzle-verdict" data-is="failed">
      <b>{t('puzzle.failed')}.</b>{' '}
      {best !== null && last?.value != null ? t('puzzle.failedValue', { value: last.value, best }) : t('puzzle.failedReach')}
    </p>
  );
}

function Tries({ puzzle: { best }, shown: { state } }: Pick<Props, 'puzzle' | 'shown'>) {
  const { t } = useText();
  const { tries } = state;
  return (
    <>
      <h3>{t('puzzle.yourTries')}</h3>
      {tries.length === 0 ? (
        <p>{t('puzzle.noTries')}</p>
      ) : (
        <ol className="puzzle-tries">
          {tries.map(({ solved, value }, at) => (
            <li key={at}>
              {solved ? t('puzzle.reached') : best !== null && value !== null ? t('puzzle.short', { value, best }) : t('puzzle.notReached')}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
