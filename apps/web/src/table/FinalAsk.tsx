import type { ReactNode } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that does it for good. */
  readonly label: string;
  readonly onDo: () => void;
  readonly onLeave: () => void;
}

/** Asks once before something that cannot be taken back. Its button is filled: the next click does it. */
export function FinalAsk({ title, children, label, onDo, onLeave }: Props) {
  const { t } = useText();
  return (
    <div className="menu final-ask">
      <h3>{title}</h3>
      {children}
      <p className="final-buttons">
        <button type="button" className="button" data-key="not-yet" onClick={onLeave}>
          {t('table.notYet')}
        </button>
        <button type="button" className="button now" data-final="armed" data-key="for-good" onClick={onDo}>
          <Icon name="spectator" size={16} /> {label}
        </button>
      </p>
    </div>
  );
}
