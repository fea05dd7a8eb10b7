import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the page, by the browser's own dialog: it holds the focus, and Escape closes it. */
export function Dialog({ title, onClose, children }: Props) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // What is asked for comes first, not the button that closes.
    shown?.querySelector<HTMLElement>('input')?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={heading} onCancel={onClose}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button className="quiet-button" type="button" onClick={onClose} title={t('common.close')}>
          <Icon name="close" size={20} />
          <span className="hidden-name">{t('common.close')}</span>
        </button>
      </header>
      {children}
    </dialog>
  );
}
