import { type Day, dayOf, daysIn, dayText, PUZZLE_GAMES, puzzleOfDay, SHIPPED, weekdayOf } from '@archipel/puzzles';
import { localeOf } from '@archipel/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { puzzleId, RESULTS, type Result, useResults } from './results.ts';
import { today } from './today.ts';

type Month = Pick<Day, 'year' | 'month'>;

/** The puzzles by day, a month at a time. Marks differ by fill, not by hue. */
export function Calendar({ date }: { readonly date: string | undefined }) {
  const { t, language } = useText();
  const results = useResults();
  const now = today();
  const [{ year, month }, setMonth] = useState<Month>(() => dayOf(date ?? now) ?? { year: 2026, month: 1 });
  const locale = localeOf(language);
  const named = (options: Intl.DateTimeFormatOptions, text: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  const days = Array.from({ length: daysIn(year, month) }, (_, at): Day => ({ year, month, day: at + 1 }));
  const resultOn = (day: Day): Result => {
    const { game, number } = puzzleOfDay(day, PUZZLE_GAMES, SHIPPED);
    return results[puzzleId(game, number)] ?? 'open';
  };
  const past = days.filter((day) => dayText(day) <= now);
  const move = (by: 1 | -1) => {
    const index = year * 12 + month - 1 + by;
    setMonth({ year: Math.floor(index / 12), month: (index % 12) + 1 });
  };
  const first = dayText({ year, month, day: 1 });
  return (
    <section className="puzzle-calendar" aria-label={t('puzzle.calendar')}>
      <header>
        <h3>{named({ month: 'long', ...(now.startsWith(String(year)) ? {} : { year: 'numeric' }) }, first)}</h3>
        <button
          type="button"
          className="quiet-button"
          aria-label={t('puzzle.earlier')}
          onClick={() => move(-1)}
          disabled={first < '2020-02'}
        >
          <Icon name="back" size={18} />
        </button>
        <button
          type="button"
          className="quiet-button"
          aria-label={t('puzzle.later')}
          onClick={() => move(1)}
          disabled={now < first || now.startsWith(first.slice(0, 7))}
        >
          <Icon name="right" size={18} />
        </button>
      </header>
      <ol style={{ '--first-day': weekdayOf({ year, month, day: 1 }) + 1 }}>
        {days.map((day) => {
          const text = dayText(day);
          const result = resultOn(day);
          return (
            <li key={text} data-is={text > now ? 'future' : result}>
              {text > now ? (
                <span>{day.day}</span>
              ) : (
                <Link
                  href={`/puzzle/${text}`}
                  aria-current={text === date ? 'date' : undefined}
                  aria-label={`${named({ day: 'numeric', month: 'long' }, text)}, ${t(`puzzle.is-${result}`)}`}
                >
                  {day.day}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="puzzle-legend">
        {RESULTS.map((result) => (
          <li key={result} data-is={result}>
            <i aria-hidden="true" /> {t(`puzzle.is-${result}`)} <b>{past.filter((day) => resultOn(day) === result).length}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
