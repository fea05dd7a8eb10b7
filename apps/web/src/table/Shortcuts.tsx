import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export interface Shortcut {
  /** As it is printed on the key. */
  readonly key: string;
  readonly label: string;
}

/** The keys that every table has (`commonKeys`), the search, the arrows and Esc. */
const COMMON = [
  ['/', 'search'],
  ['U', 'undo'],
  ['Y', 'redo'],
  ['E', 'end'],
  ['I', 'explain'],
  ['H', 'hint'],
  ['M', 'other'],
  ['V', 'hurry'],
  ['↑ ↓ ← →', 'arrows'],
  ['Esc', 'escape'],
  ['?', 'shortcuts'],
] as const;

/** The keys of the table: those of the game first, then those of every table. */
export function Shortcuts({ own, onClose }: { readonly own: readonly Shortcut[]; readonly onClose: () => void }) {
  const { t } = useText();
  const common = COMMON.map(([key, what]) => ({ key, label: t(`table.key-${what}`) }));
  return (
    <Dialog from="middle" title={t('table.shortcuts')} onClose={onClose}>
      <dl className="shortcuts">
        {[...own, ...common].map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
