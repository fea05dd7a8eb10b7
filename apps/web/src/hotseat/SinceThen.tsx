import type { Company, Telling } from '@archipel/text';
import { useMemo } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import type { CurtainParts } from '../table/curtainParts.ts';
import { SentenceText } from '../table/SentenceText.tsx';
import type { ToldRun } from './since.ts';

interface Props {
  readonly title: string;
  readonly now: Now;
  readonly told: readonly ToldRun[];
  readonly telling: Telling;
  readonly company: Company;
  readonly parts: CurtainParts | undefined;
}

/** What everybody saw happen, in the third person, and the board on which it did. */
export function SinceThen({ title, now, told, telling, company, parts }: Props) {
  const { t } = useText();
  const marks = useMemo(
    () =>
      told
        .flatMap(({ events }) => events)
        .flatMap(({ place, number }) => (place === undefined || number === undefined ? [] : [{ place, number }])),
    [told],
  );
  return (
    <section className="since" aria-labelledby="since">
      <header>
        <h2 id="since">{title}</h2>
        <p className="note">
          <Icon name="spectator" size={16} />
          {t('hotseat.open')}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="since-runs" tabIndex={0}>
        {told.length === 0 ? <p className="note">{now.position === 0 ? t('hotseat.first') : t('hotseat.nothing')}</p> : null}
        {told.map(({ seat, entries, events }) => (
          <article key={entries[0]?.position}>
            <h3>
              <Flag seat={seat} width={24} />
              {company.players[seat]}
              {now.chairs[seat]?.kind === 'bot' ? <Icon name="bot" size={16} /> : null}
              {parts?.RunSign && <parts.RunSign now={now} entries={entries} />}
            </h3>
            <ul>
              {events.map(({ key, event, number }) => (
                <li key={key} data-mark={number}>
                  <SentenceText sentence={telling.event(event, company)} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      {parts?.Board && <parts.Board now={now} company={company} marks={marks} />}
    </section>
  );
}
