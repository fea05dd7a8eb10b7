import type { Text } from '@archipel/text';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePreferences } from '../reader/preferences.ts';
import { useLookingOn } from './room.ts';
import type { TableEvent } from './state.ts';

/** What each key does, by its upper-case name: `B`, `/`, `ESCAPE`. */
export type TableKeys = Readonly<Record<string, (() => void) | undefined>>;

/** These look at something, or steer the showing itself: it goes on. */
const LOOKING = new Set(['?', '/', 'V', 'I']);

/**
 * Listens to the keys of a table; `beforeActing` is called before one that acts. They do nothing while somebody types, or with a dialog open; keys of a single sign can be switched off.
 */
export function useKeys(keys: TableKeys, beforeActing?: () => void): void {
  const latest = useRef(keys);
  latest.current = keys;
  const lookingOn = useLookingOn();
  // In a layout effect: one that runs after painting would miss a key that is pressed at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target) || isPaused()) return;
      const key = event.key.toUpperCase();
      if (latest.current[key] === undefined || (key.length === 1 && !usePreferences.getState().keys)) return;
      // Enter presses whatever has the focus.
      if (key === 'ENTER' && event.target !== document.body) return;
      // The browser uses Esc as well: it closes what lies over the table.
      if (key !== 'ESCAPE') event.preventDefault();
      // As by a click: who acts while the turns of others are shown acts on what is.
      if (key.length === 1 && !LOOKING.has(key)) beforeActing?.();
      latest.current[key]?.();
    };
    if (lookingOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [beforeActing, lookingOn]);
}

/** A table at which nothing can be pressed has no keys either. */
function isPaused(): boolean {
  return document.querySelector('.pausable[inert]') !== null;
}

/** A choice among radio buttons is not typing. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog[open], [contenteditable]') !== null;
}

/** Presses the first of these buttons (`data-key`) that the table shows; whether there was one that could be pressed. */
export function pressButton(root: RefObject<HTMLElement | null>, ...names: readonly string[]): boolean {
  for (const name of names) {
    const button = root.current?.querySelector<HTMLButtonElement>(`[data-key="${name}"]`);
    if (!button) continue;
    if (!button.disabled) button.click();
    return !button.disabled;
  }
  return false;
}

interface Around {
  readonly root: RefObject<HTMLElement | null>;
  readonly dispatch: (event: TableEvent<never, never, never>) => void;
  readonly t: Text['t'];
  /** Whether something is asked of the viewer. */
  readonly mine: boolean;
}

/** The keys that every table has. One that can do nothing says why. */
export function commonKeys({ root, dispatch, t, mine }: Around): TableKeys {
  const say = (why: 'undo' | 'redo' | 'end' | 'hurry' | 'turn') => dispatch({ type: 'announce', sentence: t(`table.keyNot-${why}`) });
  const press = (why: Parameters<typeof say>[0], ...names: readonly string[]) => {
    if (!pressButton(root, ...names)) say(why);
  };
  const open = (show: 'hints' | 'moves') => (mine ? dispatch({ type: 'open', overlay: { show } }) : say('turn'));
  return {
    '?': () => dispatch({ type: 'open', overlay: { show: 'shortcuts' } }),
    H: () => open('hints'),
    M: () => open('moves'),
    U: () => press(mine ? 'undo' : 'turn', 'undo'),
    Y: () => press(mine ? 'redo' : 'turn', 'redo'),
    E: () => press(mine ? 'end' : 'turn', 'finish', 'end'),
    V: () => press('hurry', 'hurry'),
  };
}
