import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ACTIONS, KEYS } from './act/Actions.tsx';
import { goingOn } from './act/useGo.ts';
import type { Shared } from './context.tsx';

export interface KeyDeeds {
  hint(): void;
  other(): void;
  shortcuts(): void;
  search(): void;
  escape(): void;
}

/** The keys of the table (see `Shortcuts`). They are silent while somebody writes, or with a dialog open. */
export function useKeys(root: RefObject<HTMLElement | null>, shared: Shared, deeds: KeyDeeds): void {
  const latest = useRef({ shared, deeds });
  latest.current = { shared, deeds };
  // Heard as soon as the table is there: an effect after painting would miss the key of somebody quick.
  useLayoutEffect(() => {
    const press = (name: string) => {
      const button = root.current?.querySelector<HTMLButtonElement>(`[data-key="${name}"]`);
      if (button && !button.disabled) button.click();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const { shared: now, deeds: does } = latest.current;
      const others: Readonly<Record<string, () => void>> = {
        '?': does.shortcuts,
        '/': does.search,
        ESCAPE: does.escape,
        H: does.hint,
        M: does.other,
        U: () => press('undo'),
        E: () => press(root.current?.querySelector('[data-key="finish"]') ? 'finish' : 'end'),
        V: () => press('hurry'),
      };
      const key = event.key.toUpperCase();
      const paying = root.current?.dataset['paying'] === 'true';
      const free = now.decision.ask === 'act' && now.swapping === null && !paying;
      const action = ACTIONS.find((each) => KEYS[each] === key);
      // Not by pressing its button: where there is little room the actions lie in a menu, and there is none.
      const deed = others[key] ?? (action && free ? () => goingOn(now).to(action) : undefined);
      if (deed === undefined) return;
      // Esc is also the browser's own: it closes what lies over the table.
      if (key !== 'ESCAPE') event.preventDefault();
      deed();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog[open], [contenteditable]') !== null;
}
