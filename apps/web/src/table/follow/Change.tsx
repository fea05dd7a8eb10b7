import { useState } from 'react';
import { changeAfter, firstChange } from './change.ts';
import { useFollow } from './context.tsx';
import '../styles/follow.css';

/** What a number was before one's own last move, or before those of others since then. */
export function useBefore(value: number): { readonly before: number; readonly position: number } {
  const { shown, past } = useFollow().showing;
  const [last, setLast] = useState(() => firstChange(shown.position, value));
  const now = changeAfter(last, { position: shown.position, value, own: past[0]?.position === shown.position });
  if (now !== last) setLast(now);
  return now;
}

/** By how much a number has changed: with one's own last move, or since then by those of others. Nothing where it has not. */
export function Change({ value }: { readonly value: number }) {
  const { before, position } = useBefore(value);
  const by = value - before;
  if (by === 0) return null;
  return (
    <b className="change" data-up={by > 0} key={position}>
      {by > 0 ? `+${by}` : `−${-by}`}
    </b>
  );
}
