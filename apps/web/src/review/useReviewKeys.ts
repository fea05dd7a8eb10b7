import { useEffect } from 'react';
import type { ReviewEvent } from './reviewState.ts';

const KEYS: Readonly<Record<string, ReviewEvent>> = {
  ArrowLeft: { type: 'step', way: -1 },
  ArrowRight: { type: 'step', way: 1 },
  PageUp: { type: 'step', way: -1, stride: 'round' },
  PageDown: { type: 'step', way: 1, stride: 'round' },
  ',': { type: 'step', way: -1, stride: 'move' },
  '.': { type: 'step', way: 1, stride: 'move' },
  Home: { type: 'first' },
  End: { type: 'last' },
};

/** Arrow keys go through the match, by pages through its rounds; space plays it; the numbers choose whose eyes, the one behind the last opens everything. */
export function useReviewKeys(seats: number, dispatch: (event: ReviewEvent) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const wanted = KEYS[event.key] ?? (event.key === ' ' && !onControl(event) ? { type: 'play' as const } : eyesBy(event.key, seats));
      if (wanted === undefined) return;
      event.preventDefault();
      dispatch(wanted);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [seats, dispatch]);
}

function eyesBy(key: string, seats: number): ReviewEvent | undefined {
  const number = /^[1-9]$/.test(key) ? Number(key) : undefined;
  if (number === undefined || number > seats + 1) return undefined;
  return { type: 'eyes', eyes: number > seats ? 'open' : number - 1 };
}

/** What is typed, chosen or turned with arrows of its own has its keys. */
const isBusy = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog[open], [contenteditable]') !== null;

const onControl = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('button, a, summary') !== null;
