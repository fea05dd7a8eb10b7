import type { Dispatch, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCatchUpToMine } from '../table/follow/context.tsx';
import { commonKeys, type TableKeys, useKeys } from '../table/useKeys.ts';
import { chooseAction } from './act/chooseAction.ts';
import type { Commands, Facts, Words } from './context/context.ts';
import { ACTION_KEYS, ACTIONS } from './model/actions.ts';
import type { TableEvent1800 } from './model/tableState.ts';

interface Table {
  readonly root: RefObject<HTMLElement | null>;
  readonly facts: Facts;
  readonly words: Words;
  readonly commands: Commands;
  readonly paying: boolean;
  readonly dispatch: Dispatch<TableEvent1800>;
}

/** The keys of the table (see `Shortcuts`). */
export function useTableKeys({ root, facts, words, commands, paying, dispatch }: Table): void {
  // Not by pressing its button: on a small screen the actions are in a menu, and there is no button.
  const actions: TableKeys = Object.fromEntries(
    ACTIONS.map((action) => [
      ACTION_KEYS[action],
      () => {
        const why = barredBy(facts, paying);
        if (why === undefined) chooseAction(action, facts, words, commands);
        else commands.announce(words.t(`table.keyNot-${why}`));
      },
    ]),
  );
  const { ask } = facts.decision;
  const catchUp = useCatchUpToMine();
  const keys: TableKeys = {
    ...commonKeys({ root, dispatch, t: words.t, mine: ask !== 'wait' && ask !== 'over' }),
    ...actions,
    '/': () => {
      // At once: the next letter already belongs to the search, and would else be the key of an action.
      flushSync(() => dispatch({ type: 'tab', tab: 'market' }));
      root.current?.querySelector<HTMLElement>('[data-key="search"]')?.focus();
    },
    ENTER: paying ? () => root.current?.querySelector<HTMLElement>('.sheet [type="submit"]')?.click() : undefined,
    ESCAPE: () => dispatch({ type: 'escape' }),
  };
  useKeys(keys, catchUp);
}

/** Why no action can be chosen by its key now; nothing if one can. */
function barredBy({ decision, swapping }: Facts, paying: boolean): 'turn' | 'paying' | 'swapping' | 'decision' | 'actions' | undefined {
  if (decision.ask === 'wait' || decision.ask === 'over') return 'turn';
  if (paying) return 'paying';
  if (swapping !== null) return 'swapping';
  if (decision.ask === 'end') return 'actions';
  return decision.ask === 'act' ? undefined : 'decision';
}
