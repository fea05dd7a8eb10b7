import type { Move } from '@archipel/anno1800';
import { moveLine1800 } from '@archipel/text';
import { useMemo } from 'react';
import { useTable } from './context.tsx';
import { Dialog } from './Dialog.tsx';
import { Said } from './Said.tsx';

/** Every legal move, in words: whatever the board may not make plain can be done here, one small decision after another. */
export function OtherChoices({ onClose }: { readonly onClose: () => void }) {
  const { moves, text, names, who, act, t } = useTable();
  const groups = useMemo(() => {
    const kinds = new Map<Move['kind'], Move[]>();
    for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
    return [...kinds];
  }, [moves]);
  return (
    <Dialog title={t('table.otherChoices')} onClose={onClose}>
      <p className="quiet">{t('table.otherAbout', { count: moves.length })}</p>
      <div className="other-choices">
        {groups.map(([kind, list]) => (
          <ul key={kind}>
            {list.map((move) => (
              <li key={JSON.stringify(move)}>
                <button
                  type="button"
                  className="other-choice"
                  data-move={move.kind}
                  onClick={() => {
                    act([move]);
                    onClose();
                  }}
                >
                  <Said said={moveLine1800(text, names, move, who)} />
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Dialog>
  );
}
