import { describe, expect, it } from 'vitest';
import { dayOf, daysIn, dayText, PUZZLE_GAMES, puzzleOfDay, SHIPPED, weekdayOf } from '../src/index.ts';

const on = (text: string) => {
  const day = dayOf(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
};

describe('the puzzle of a day', () => {
  it('changes with every day, and the games take turns', () => {
    const [first, second, third] = ['2026-02-28', '2026-03-01', '2026-03-02'].map((text) => puzzleOfDay(on(text), PUZZLE_GAMES, SHIPPED));
    expect(first?.game).not.toBe(second?.game);
    expect(first?.game).toBe(third?.game);
    expect(third?.number).toBe(((first?.number ?? 0) % SHIPPED) + 1);
  });

  it('comes back only when all have been shown', () => {
    const month = [on('2026-12-01'), on('2027-01-01')].flatMap(({ year, month: at }) =>
      Array.from({ length: daysIn(year, at) }, (_, index) => ({ year, month: at, day: index + 1 })),
    );
    expect(new Set(month.map((day) => JSON.stringify(puzzleOfDay(day, PUZZLE_GAMES, SHIPPED)))).size).toBe(62);
  });

  it('is asked for by a day that there is', () => {
    expect(['2028-02-29', '2026-11-16'].map((text) => dayText(on(text)))).toEqual(['2028-02-29', '2026-11-16']);
    expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '1999-01-01', 'today', ''].map(dayOf)).toEqual(Array(7).fill(undefined));
  });

  it('knows the days of the week', () => {
    // A Monday and a Sunday.
    expect(['2026-11-16', '2026-11-22'].map((text) => weekdayOf(on(text)))).toEqual([0, 6]);
  });
});
