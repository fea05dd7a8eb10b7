import { type Company, person, type Telling } from '@archipel/text';
import { memo, useMemo, useState } from 'react';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import { SentenceText } from '../table/SentenceText.tsx';

type Entry = Now['entries'][number];

interface Props {
  readonly entries: readonly Entry[];
  readonly telling: Telling;
  readonly company: Company;
}

/** How many entries are drawn at first: a whole game has hundreds. */
const PAGE = 25;

/** What has happened, newest first. */
export function PlainLog({ entries, telling, company }: Props) {
  const { t } = useText();
  const [most, setMost] = useState(PAGE);
  const told = useMemo(() => entries.filter(({ events, undo }) => events.length > 0 || undo !== undefined).toReversed(), [entries]);
  return (
    <>
      <ol className="plain-log" aria-label={t('table.log')}>
        {told.length === 0 ? <li className="note">{t('table.logEmpty')}</li> : null}
        {told.slice(0, most).map((entry) => (
          <LogRow key={entry.position} entry={entry} telling={telling} company={company} />
        ))}
      </ol>
      {told.length > most ? (
        <button className="link-button" type="button" onClick={() => setMost(most + 4 * PAGE)}>
          {t('table.logMore')}
        </button>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly telling: Telling;
  readonly company: Company;
}

// What has happened does not change: a row is drawn once.
const LogRow = memo(function LogRow({ entry, telling, company }: RowProps) {
  const { say, t } = useText();
  const who = person(company, entry.seat);
  const lines =
    entry.undo === undefined
      ? entry.events.map((event) => telling.event(event, company))
      : [say('plain.tookBack', { seat: who, count: entry.undo })];
  return (
    <li>
      <Flag seat={entry.seat} width={19} />
      <p>
        {entry.standIn === undefined ? null : <em>{t(`table.log-${entry.standIn}`, { name: company.players[entry.seat] ?? '' })} </em>}
        {lines.map((line, at) => (
          <span key={`${at} ${line.text}`}>
            <SentenceText sentence={line} />{' '}
          </span>
        ))}
      </p>
    </li>
  );
});
