import { owned, playerAt, SWAPPED_AT_MOST } from '@archipel/anno1800';
import { memo, type ReactNode } from 'react';
import { Cube, Icon, type IconName, LEVEL_NAMES, Token } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { useGo } from './useGo.ts';

/** The actions of a turn (R2), in the order of the table, with the key that leads to each. */
export const ACTIONS = ['build', 'play', 'swap', 'recruit', 'upgrade', 'settle', 'explore', 'expedition', 'festival'] as const;
export type Action = (typeof ACTIONS)[number];

export const KEYS: Readonly<Record<Action, string>> = {
  build: 'B',
  play: 'K',
  swap: 'T',
  recruit: 'A',
  upgrade: 'S',
  settle: 'O',
  explore: 'N',
  expedition: 'X',
  festival: 'F',
};

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

export const Actions = memo(function Actions({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTable();
  const go = useGo();
  return (
    <ul className="actions">
      {ACTIONS.map((action) => (
        <li key={action}>
          <button
            type="button"
            data-possible={go.possible(action)}
            data-key={`action-${action}`}
            onClick={(event) => {
              go.to(action, event.currentTarget);
              onDone?.();
            }}
          >
            <kbd className="key">{KEYS[action]}</kbd>
            <Icon name={ICONS[action]} size={17} />
            <b>{t(`table.action-${action}`)}</b>
            <Extent action={action} />
          </button>
        </li>
      ))}
    </ul>
  );
});

/** How much there is to choose from. */
function Extent({ action }: { readonly action: Action }): ReactNode {
  const { lights, view, seat, t, box } = useTable();
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
