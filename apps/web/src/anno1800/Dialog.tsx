import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Where it comes from. */
  readonly from?: 'middle' | 'wide' | 'right' | 'bottom';
  readonly children: ReactNode;
}

/** A sheet over everything. The browser keeps the focus in it, and Esc closes it. */
export function Dialog({ title, onClose, from = 'middle', children }: Props) {
  const { t } = useText();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = sheet.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does its button
    <dialog
      ref={sheet}
      className="sheet-dialog"
      data-from={from}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        // A click beside it: on the dialog itself, not on anything in it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-inner">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="quiet-button" aria-label={t('table.close')} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
