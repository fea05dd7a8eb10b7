/** A day as it is written in addresses: `2026-11-16`, by the clock of Greenwich. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function daysIn(year: number, month: number): number {
  return (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
}

export interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** A day that there is; undefined for any other text. */
export function dayOf(text: string): Day | undefined {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  return year >= FIRST_YEAR && year <= LAST_YEAR && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

const [FIRST_YEAR, LAST_YEAR] = [2020, 2200];

export function dayText({ year, month, day }: Day): string {
  return [year, month, day].map((each) => String(each).padStart(2, '0')).join('-');
}

/** How many days after the first of January 2020 it is. */
function numberOf({ year, month, day }: Day): number {
  let days = day - 1;
  for (let each = FIRST_YEAR; each < year; each++) days += isLeap(each) ? 366 : 365;
  for (let each = 1; each < month; each++) days += daysIn(year, each);
  return days;
}

/** Monday is 0. The first of January 2020 was a Wednesday. */
export const weekdayOf = (day: Day): number => (numberOf(day) + 2) % 7;

/** The puzzle of a day, the same for everybody: the games take turns, and each goes through its puzzles. Numbers count from 1. */
export function puzzleOfDay(day: Day, games: readonly string[], count: number): { readonly game: string; readonly number: number } {
  const at = numberOf(day);
  return { game: games[at % games.length] ?? '', number: 1 + (Math.floor(at / games.length) % count) };
}
