import type { ReactNode } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import './styles/sheet.css';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly about: ReactNode;
  readonly onClose: () => void;
}

/** The head of a sheet: a picture, what it is about, and a button that closes it. */
export function SheetHead({ picture, title, about, onClose }: Props) {
  const { t } = useText();
  return (
    <header className="sheet-head">
      <span className="sheet-picture">{picture}</span>
      <div>
        <h2>{title}</h2>
        {about !== null && <p className="sheet-about">{about}</p>}
      </div>
      <button type="button" className="sheet-close" aria-label={t('payment.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </header>
  );
}
