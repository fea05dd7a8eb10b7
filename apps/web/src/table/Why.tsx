import type { Reason } from '@archipel/kernel';
import type { Sentence } from '@archipel/text';
import { useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Reasons } from './Reasons.tsx';

export type ReasonOf = (reason: Reason) => Sentence | undefined;

interface Props {
  /** Whose deed it was: for those who hear the button without its row. */
  readonly name: string;
  /** Whether all reasons are open: if not, that none is found means that they are hidden. */
  readonly over: boolean;
  readonly find: () => Promise<readonly Reason[]>;
  readonly reasonOf: ReasonOf;
}

/** A button that opens why something was done. It is looked for when it is first opened. */
export function Why({ name, over, find, reasonOf }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly Reason[] | 'looking' | 'failed'>();
  const toggle = () => {
    setOpen(!open);
    if (open || found === 'looking' || typeof found === 'object') return;
    setFound('looking');
    find().then(setFound, () => setFound('failed'));
  };
  const sentences = typeof found === 'object' ? found.flatMap((reason) => reasonOf(reason) ?? []) : [];
  return (
    <>
      <button type="button" className="log-how log-why" aria-expanded={open} aria-label={t('why.askOf', { name })} onClick={toggle}>
        <Icon name={open ? 'down' : 'right'} size={12} />
        {t('why.ask')}
      </button>
      {open && (
        <div className="log-reasons" role="status">
          {found === 'looking' && <p className="quiet">{t('why.looking')}</p>}
          {found === 'failed' && <p>{t('why.failed')}</p>}
          {typeof found === 'object' && sentences.length === 0 && <p className="quiet">{t(over ? 'why.none' : 'why.hidden')}</p>}
          <Reasons sentences={sentences} />
        </div>
      )}
    </>
  );
}
