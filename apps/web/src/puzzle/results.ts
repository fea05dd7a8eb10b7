import { create } from 'zustand';
import type { AttemptState } from './attempt.ts';

export const RESULTS = ['solved', 'hinted', 'gaveUp', 'open'] as const;
/** `hinted`: solved with the help of a hint; `open`: not yet. */
export type Result = (typeof RESULTS)[number];

type ById = Readonly<Record<string, Result>>;

const KEY = 'archipel.puzzles';

export const puzzleId = (game: string, number: number): string => `${game}/${number}`;

const isResult = (value: unknown): value is Result => RESULTS.some((each) => each === value);

/** What was kept before. A browser may forbid storage; then results last as long as the page. */
function remembered(): ById {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.flatMap(([id, value]) => (isResult(value) ? [[id, value]] : [])));
  } catch {
    return {};
  }
}

export const useResults = create<ById>(remembered);

/** What an attempt has come to. */
export function resultOf({ tries, hints, gaveUp }: Pick<AttemptState, 'tries' | 'hints' | 'gaveUp'>): Result {
  if (gaveUp) return 'gaveUp';
  if (!tries.some(({ solved }) => solved)) return 'open';
  return hints > 0 ? 'hinted' : 'solved';
}

/** Keeps how a puzzle went the first time, on this device: what was solved stays solved, and who has seen the solution has seen it. */
export function keepResult(id: string, result: Result): void {
  if (result === 'open' || (useResults.getState()[id] ?? 'open') !== 'open') return;
  useResults.setState({ [id]: result });
  try {
    localStorage.setItem(KEY, JSON.stringify(useResults.getState()));
  } catch {
    // It lasts as long as the page.
  }
}
