import { create } from 'zustand';
import type { GuideState } from './guide.ts';

/** How far somebody has got in the lesson of a game, on this device. */
export interface Progress {
  /** The step, from 0. */
  readonly at: number;
  readonly finished: boolean;
}

type ByGame = Readonly<Record<string, Progress>>;

const KEY = 'archipel.lessons';

function isProgress(value: unknown): value is Progress {
  return typeof value === 'object' && value !== null && 'at' in value && Number.isInteger(value.at) && 'finished' in value;
}

/** What was kept before. A browser may forbid storage; then progress lasts as long as the page. */
function remembered(): ByGame {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.flatMap(([game, value]) => (isProgress(value) ? [[game, value]] : [])));
  } catch {
    return {};
  }
}

export const useProgress = create<ByGame>(remembered);

/** A lesson that was finished once stays finished; it can be played again. */
export function keepProgress(game: string, { at, phase }: GuideState): void {
  const finished = phase === 'finished' || (useProgress.getState()[game]?.finished ?? false);
  useProgress.setState({ [game]: { at: phase === 'finished' ? 0 : at, finished } });
  try {
    localStorage.setItem(KEY, JSON.stringify(useProgress.getState()));
  } catch {
    // It lasts as long as the page.
  }
}
