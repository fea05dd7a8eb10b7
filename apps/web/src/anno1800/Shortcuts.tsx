import { ACTIONS, KEYS } from './act/Actions.tsx';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';

const OTHERS = [
  ['/', 'search'],
  ['U', 'undo'],
  ['E', 'end'],
  ['H', 'hint'],
  ['M', 'other'],
  ['V', 'hurry'],
  ['↑ ↓ ← →', 'arrows'],
  ['Esc', 'escape'],
  ['?', 'shortcuts'],
] as const;

/** The keys of the table. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTable();
  return (
    <Dialog title={t('table.shortcuts')} onClose={onClose}>
      <dl className="shortcuts">
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              <kbd className="key">{KEYS[action]}</kbd>
            </dt>
            <dd>{t(`table.action-${action}`)}</dd>
          </div>
        ))}
        {OTHERS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{t(`table.key-${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
