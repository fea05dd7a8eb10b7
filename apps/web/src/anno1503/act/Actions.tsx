import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { offered, possible } from '../model/offered.ts';
import { goTo, ICONS, KEYS } from './actions.ts';

/** What can be done now, in a list. */
export const Actions = memo(function Actions({ onDone }: { readonly onDone?: () => void }) {
  const facts = useFacts();
  const { t } = useWords();
  const commands = useCommands();
  return (
    <ul className="actions">
      {offered(facts).map((action) => {
        const count = possible(facts, action);
        return (
          <li key={action}>
            <button
              type="button"
              data-possible={count > 0}
              data-key={`action-${action}`}
              onClick={() => {
                onDone?.();
                goTo(action, facts, commands);
              }}
            >
              <kbd className="key">{KEYS[action]}</kbd>
              <Icon name={ICONS[action]} size={17} />
              <b>{t(`table1503.action-${action}`)}</b>
              {count > 1 && <span>{count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
