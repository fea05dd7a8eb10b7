import { owned, playerAt, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { memo, type ReactNode } from 'react';
import { Icon, type IconName } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { ACTION_KEYS, ACTIONS, type Action, isPossible } from '../model/actions.ts';
import { Cube, LEVEL_NAMES, Token } from '../pieces/index.ts';
import { chooseAction } from './chooseAction.ts';

const ICONS: Readonly<Record<Action, IconName>> = {
  build: 'build',
  play: 'cards',
  swap: 'swap',
  recruit: 'recruit',
  upgrade: 'upgrade',
  settle: 'old-world',
  explore: 'new-world',
  expedition: 'animal',
  festival: 'festival',
};

/** `bar`: side by side with short names, along the bottom of the window. */
export const Actions = memo(function Actions({ onDone, bar = false }: { readonly onDone?: () => void; readonly bar?: boolean }) {
  const facts = useFacts();
  const words = useWords();
  const commands = useCommands();
  const { t } = words;
  return (
    <ul className={bar ? 'actions-bar' : 'actions'}>
      {ACTIONS.map((action) => (
        <li key={action}>
          <button
            type="button"
            data-possible={isPossible(action, facts.lights, facts.moves)}
            data-key={`action-${action}`}
            data-explain={`action ${action}`}
            title={bar ? `${t(`table.action-${action}`)} (${ACTION_KEYS[action]})` : undefined}
            onClick={(event) => {
              chooseAction(action, facts, words, commands, event.currentTarget);
              onDone?.();
            }}
          >
            {!bar && <kbd className="key">{ACTION_KEYS[action]}</kbd>}
            <Icon name={ICONS[action]} size={17} />
            <b>{t(bar ? `table.short-${action}` : `table.action-${action}`)}</b>
            <Extent action={action} />
          </button>
        </li>
      ))}
    </ul>
  );
});

/** How much there is to choose from. */
function Extent({ action }: { readonly action: Action }): ReactNode {
  const { lights, view, seat, box } = useFacts();
  const { t } = useWords();
  if (seat === undefined) return null;
  const player = playerAt(view.table, seat);
  switch (action) {
    case 'build':
    case 'play':
      return <span>{lights.count(action)}</span>;
    case 'swap':
      return <span>{t('table.upTo', { count: Math.min(SWAPPED_AT_MOST, view.hand.length) })}</span>;
    case 'recruit':
    case 'upgrade':
      return <span>{LEVEL_NAMES.map((level, at) => lights[action](level) === 'lit' && <Cube key={level} level={at} size={12} />)}</span>;
    case 'settle':
    case 'explore': {
      const price = box.components.islandTokens[action === 'settle' ? player.oldWorld.length : player.newWorld.length];
      return price === undefined ? null : (
        <span>
          {price}
          <Token kind="exploration" size={14} />
        </span>
      );
    }
    case 'expedition':
      return (
        <span>
          2<Token kind="exploration" size={14} />
        </span>
      );
    default: {
      const away = LEVEL_NAMES.reduce((sum, _, level) => sum + owned(player, level) - (player.rested[level] ?? 0), 0);
      return <span>{t('table.bringsBack', { count: away + player.spent.trade + player.spent.exploration })}</span>;
    }
  }
}
