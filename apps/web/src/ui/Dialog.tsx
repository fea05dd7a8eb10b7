import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import './sheetDialog.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Where a large sheet comes from; left out for a small window that asks for something, and stays until it is answered. */
  readonly from?: 'middle' | 'wide' | 'right' | 'bottom' | 'page';
  /** What stands beside the title. */
  readonly about?: ReactNode;
  /** What the button that closes it says; only a cross, if left out. */
  readonly closing?: string;
  readonly children: ReactNode;
}

/** A dialog over everything. The browser keeps the focus in it, and Esc closes it. */
export function Dialog({ title, onClose, from, about, closing, children }: Props) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const sheet = from !== undefined;
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // What is asked for comes first, not the button that closes.
    if (!sheet) shown?.querySelector<HTMLElement>('input')?.focus();
  }, [sheet]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does its button
    <dialog
      ref={dialog}
      className={sheet ? 'sheet-dialog' : 'dialog'}
      data-from={from}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // A click beside a sheet: on the dialog itself, not on anything in it.
        if (sheet && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-inner">
        <header>
          <h2 id={heading}>{title}</h2>
          {about !== undefined && <p>{about}</p>}
          {closing === undefined ? (
            <button type="button" className="quiet-button" aria-label={t('common.close')} title={t('common.close')} onClick={onClose}>
              <Icon name="close" size={20} />
            </button>
          ) : (
            <button type="button" className="button" onClick={onClose}>
              <Icon name="map" size={18} />
              {closing}
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
