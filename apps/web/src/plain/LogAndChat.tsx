import type { Company, Telling } from '@archipel/text';
import { type ReactNode, useState } from 'react';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import { PlainLog } from './PlainLog.tsx';

interface Props {
  readonly now: Now;
  readonly telling: Telling;
  readonly company: Company;
  readonly chat: ReactNode;
  readonly unread: number | undefined;
}

/** The log, and where people sit at the table their talk. */
export function LogAndChat({ now, telling, company, chat, unread = 0 }: Props) {
  const { t } = useText();
  const [shown, setShown] = useState<'log' | 'chat'>('log');
  return (
    <section className="plain-side" aria-labelledby="plain-side">
      <header>
        <h2 id="plain-side">{t(`table.${shown}`)}</h2>
        {chat ? (
          <button className="link-button" type="button" onClick={() => setShown(shown === 'log' ? 'chat' : 'log')}>
            {shown === 'log' ? t('table.chat') : t('table.log')}
            {shown === 'log' && unread > 0 ? ` (${unread})` : null}
          </button>
        ) : null}
      </header>
      {shown === 'chat' ? chat : <PlainLog entries={now.entries} telling={telling} company={company} />}
    </section>
  );
}
