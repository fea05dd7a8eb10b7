import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answer, Now, Session } from '../session/session.ts';

/** Moves of one's own, as far as they could be taken back, and those that were: the last taken back can be made first. */
export interface History {
  readonly made: readonly unknown[];
  readonly undone: readonly (readonly unknown[])[];
}

export const NO_HISTORY: History = { made: [], undone: [] };

/** After moves that were made. Undo never goes behind a move that revealed something, so the last ones are always those that it takes back. What was taken back before cannot be made again then. */
export function played({ made }: History, plan: readonly unknown[]): History {
  return { made: [...made, ...plan], undone: [] };
}

/** After moves that were taken back. Those that this page has not made itself it cannot make again. */
export function takenBack({ made, undone }: History, count: number): History {
  return count > made.length ? NO_HISTORY : { made: made.slice(0, -count), undone: [...undone, made.slice(-count)] };
}

/** After the moves that were taken back last have been made again. */
export function madeAgain({ made, undone }: History): History {
  return { made: [...made, ...(undone.at(-1) ?? [])], undone: undone.slice(0, -1) };
}

export interface Redo {
  play(plan: readonly unknown[]): Promise<Answer>;
  undo(count: number): Promise<Answer>;
  /** Makes again what was taken back last; undefined if nothing was, or something else was done since. */
  readonly redo: (() => Promise<Answer>) | undefined;
}

/** Passes moves on to a session, and remembers those that are taken back, until the viewer's turn is over. */
export function useRedo(session: Session, now: Now): Redo {
  const [history, setHistory] = useState(NO_HISTORY);
  const latest = useRef(history);
  latest.current = history;
  const mine = now.active.some((seat) => seat === now.viewer);
  useEffect(() => {
    if (!mine) setHistory(NO_HISTORY);
  }, [mine]);
  const commands = useMemo(() => {
    const after = async (answer: Promise<Answer>, then: (before: History) => History) => {
      const { ok } = await answer;
      setHistory(ok ? then : NO_HISTORY);
      return answer;
    };
    return {
      play: (plan: readonly unknown[]) => after(session.play(plan), (before) => played(before, plan)),
      undo: (count: number) => after(session.undo(count), (before) => takenBack(before, count)),
      redo: () => after(session.play(latest.current.undone.at(-1) ?? []), madeAgain),
    };
  }, [session]);
  return useMemo(() => ({ ...commands, redo: history.undone.length > 0 ? commands.redo : undefined }), [commands, history.undone.length]);
}
