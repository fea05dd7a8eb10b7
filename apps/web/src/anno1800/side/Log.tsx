import { logLine1800 } from '@archipel/text';
import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import type { Row } from '../model/log.ts';
import { Said } from '../Said.tsx';

interface Props {
  readonly rows: readonly Row[];
  /** The chat of this table, where there is one. */
  readonly chat?: ReactNode;
  readonly unread?: number | undefined;
  readonly onShow: (row: Row) => void;
}

/** How many rows are drawn at first: a whole game has hundreds. */
const PAGE = 40;

/** What has happened, in sentences, newest first. A click shows it on the board. */
export const Log = memo(function Log({ rows, chat, unread = 0, onShow }: Props) {
  const { t } = useTable();
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const [most, setMost] = useState(PAGE);
  return (
    <section className="log" aria-label={t('table.log')}>
      <header className="log-tabs" role={chat ? 'tablist' : undefined}>
        {chat ? (
          (['log', 'chat'] as const).map((each) => (
            <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => setTab(each)}>
              {t(`table.${each}`)}
              {each === 'chat' && unread > 0 && <em>{unread}</em>}
            </button>
          ))
        ) : (
          <h2>{t('table.log')}</h2>
        )}
      </header>
      {tab === 'chat' && chat ? (
        chat
      ) : (
        <ol className="log-rows">
          {rows.slice(0, most).map((row, at) => (
            <Fragment key={row.position}>
              {row.round !== rows[at - 1]?.round && <li className="log-round">{t('table.round', { round: row.round })}</li>}
              <LogRow row={row} onShow={onShow} />
            </Fragment>
          ))}
          {rows.length === 0 && <li className="quiet">{t('table.logEmpty')}</li>}
          {rows.length > most && (
            <li>
              <button type="button" className="link" onClick={() => setMost(most + 4 * PAGE)}>
                {t('table.logMore')}
              </button>
            </li>
          )}
        </ol>
      )}
    </section>
  );
});

function LogRow({ row, onShow }: { readonly row: Row; readonly onShow: (row: Row) => void }) {
  const { text, names, who, now, t } = useTable();
  const [open, setOpen] = useState(false);
  // A sentence is work, and what has happened does not change.
  const [told, paid] = useMemo(
    () => [row.facts, row.paid].map((facts) => facts.map((fact) => logLine1800(text, names, fact, who))),
    [row.facts, row.paid, text, names, who],
  );
  return (
    <li className="log-row" data-new={row.position > now.seen}>
      <Flag seat={row.seat} width={19} />
      <div>
        <button type="button" className="log-line" onClick={() => onShow(row)}>
          {told?.map((said, at) => (
            <span key={`${at} ${said.text}`}>
              <Said said={said} />{' '}
            </span>
          ))}
        </button>
        {row.paid.length > 0 && (
          <button type="button" className="log-how" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'right'} size={12} />
            {t('table.howPaid')}
          </button>
        )}
        {open && (
          <ul className="log-paid">
            {paid?.map((said, at) => (
              <li key={`${at} ${said.text}`}>
                <Said said={said} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Reads to those who cannot see what others did; one's own moves they know. */
export const LiveLog = memo(function LiveLog({ rows }: { readonly rows: readonly Row[] }) {
  const { text, names, who, seat } = useTable();
  const last = useRef(rows[0]?.position ?? 0);
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = rows.filter((row) => row.position > last.current && row.seat !== seat).toReversed();
    last.current = rows[0]?.position ?? 0;
    if (fresh.length > 0) setWords(fresh.flatMap((row) => row.facts.map((fact) => logLine1800(text, names, fact, who).text)).join(' '));
  }, [rows, seat, text, names, who]);
  return (
    <p className="hidden-name" role="log" aria-live="polite">
      {words}
    </p>
  );
});
