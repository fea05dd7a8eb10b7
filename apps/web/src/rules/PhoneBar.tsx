import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useReading, useRuleLink } from './reading.ts';

/** On a small screen: the section before, all of them, and the next. */
export function PhoneBar({ current, contents }: { readonly current: string | undefined; readonly contents: ReactNode }) {
  const { t } = useText();
  const { sections, rule } = useReading();
  const linkTo = useRuleLink();
  const [open, setOpen] = useState(false);
  // Who has chosen a section wants to read it.
  useEffect(() => setOpen(false), [rule]);
  const at = sections.findIndex(({ section }) => section === current);
  const [before, after] = [at > 0 ? sections[at - 1] : undefined, at >= 0 ? sections[at + 1] : undefined];
  return (
    <>
      <nav className="rules-bar" aria-label={t('rulesPage.contents')}>
        {before ? (
          <a href={linkTo(before.section)} aria-label={`${t('rulesPage.previous')}: ${before.section} ${before.title}`}>
            <Icon name="back" size={20} />
            <span>
              <b>{before.section}</b>
              {before.title}
            </span>
          </a>
        ) : (
          <span />
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="orders" size={20} />
          {t('rulesPage.contents')}
        </button>
        {after ? (
          <a className="rules-bar-next" href={linkTo(after.section)} aria-label={`${t('rulesPage.next')}: ${after.section} ${after.title}`}>
            <span>
              <b>{after.section}</b>
              {after.title}
            </span>
            <Icon name="right" size={20} />
          </a>
        ) : (
          <span />
        )}
      </nav>
      {open && (
        <Dialog from="bottom" title={t('common.rules')} onClose={() => setOpen(false)}>
          {contents}
        </Dialog>
      )}
    </>
  );
}
