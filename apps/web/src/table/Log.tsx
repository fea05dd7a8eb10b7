import type { Sentence } from '@archipel/text';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { type Explainer, useExplainer } from './explainer.ts';
import { type FilterKind, LogFilters } from './LogFilters.tsx';
import { filteredRows, type LogFilter, type LogRow, turnsOf } from './log.ts';
import { RuleNumber } from './RuleNumber.tsx';
import { SentenceText } from './SentenceText.tsx';
import { type ReasonOf, Why } from './Why.tsx';

interface Props<Event, Kind extends string> {
  readonly rows: readonly LogRow<Event>[];
  /** The position up to which the viewer has seen the match. */
  readonly seen: number;
  readonly sentenceOf: (event: Event) => Sentence;
  /** The numbers of the rules by which these things have happened. */
  readonly rulesOf: (events: readonly Event[]) => readonly string[];
  /** What the log can be filtered by. */
  readonly players: readonly string[];
  readonly kinds: readonly Kind[];
  readonly kindOf: (event: Event) => Kind;
  /** Shows on the board what a row is about. */
  readonly onShow: (row: LogRow<Event>) => void;
  /** Whether the game is over, and the sentence for a reason: why somebody did something. */
  readonly over: boolean;
  readonly reasonOf: ReasonOf;
  /** The chat of this table, if it has one. */
  readonly chat?: ReactNode;
  readonly unread?: number | undefined;
}

/** How many rows are drawn at first: a whole game has hundreds. */
const PAGE = 40;

/** The log in sentences, with the chat beside it: the newest turn first, each turn in its order. A click on a row shows it on the board. */
export function Log<Event, Kind extends FilterKind>({
  rows,
  seen,
  sentenceOf,
  rulesOf,
  players,
  kinds,
  kindOf,
  onShow,
  over,
  reasonOf,
  chat,
  unread = 0,
}: Props<Event, Kind>) {
  const { t } = useText();
  const explainer = useExplainer(over);
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const [most, setMost] = useState(PAGE);
  const [filter, setFilter] = useState<LogFilter<Kind>>({ seat: null, kind: null });
  const found = useMemo(() => filteredRows(rows, filter, kindOf), [rows, filter, kindOf]);
  const turns = useMemo(() => turnsOf(found.slice(0, most)), [found, most]);
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
        {tab === 'log' && <LogFilters players={players} kinds={kinds} filter={filter} onFilter={setFilter} />}
      </header>
      {tab === 'chat' && chat ? (
        chat
      ) : (
        <ol className="log-rows">
          {turns.map((turn, at) => (
            <Fragment key={turn.turn}>
              {turn.round !== turns[at - 1]?.round && <li className="log-round">{t('table.round', { round: turn.round })}</li>}
              {turn.rows.map((row, index) => (
                <Fragment key={row.position}>
                  {row.standIn !== undefined && row.standIn !== turn.rows[index - 1]?.standIn && (
                    <li className="log-stand-in">
                      <Icon name={row.standIn === 'time-up' ? 'clock' : 'bot'} size={14} />
                      {t(`table.log-${row.standIn}`, { name: players[row.seat] ?? '' })}
                    </li>
                  )}
                  <Row
                    row={row}
                    begins={index === 0}
                    isNew={row.position > seen}
                    sentenceOf={sentenceOf}
                    rulesOf={rulesOf}
                    onShow={onShow}
                    reasonOf={reasonOf}
                    explainer={explainer}
                    name={players[row.seat] ?? ''}
                  />
                </Fragment>
              ))}
            </Fragment>
          ))}
          {found.length === 0 && <li className="quiet">{t(rows.length === 0 ? 'table.logEmpty' : 'follow.logFiltered')}</li>}
          {found.length > most && (
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
}

interface RowProps<Event> extends Pick<Props<Event, never>, 'sentenceOf' | 'rulesOf' | 'onShow' | 'reasonOf'> {
  readonly row: LogRow<Event>;
  /** Whether a turn begins with it. */
  readonly begins: boolean;
  readonly isNew: boolean;
  readonly explainer: Explainer | undefined;
  readonly name: string;
}

function Row<Event>({ row, begins, isNew, sentenceOf, rulesOf, onShow, reasonOf, explainer, name }: RowProps<Event>) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  // Sentences take time to make, and what has happened does not change.
  const told = useMemo(() => row.events.map((event) => sentenceOf(event)), [row.events, sentenceOf]);
  const details = useMemo(() => (open ? row.details.map((event) => sentenceOf(event)) : []), [open, row.details, sentenceOf]);
  return (
    <li className="log-row" data-new={isNew} data-begins={begins}>
      <Flag seat={row.seat} width={19} />
      <div>
        <button type="button" className="log-line" onClick={() => onShow(row)}>
          {told.map((sentence, at) => (
            <span key={`${at} ${sentence.text}`}>
              <SentenceText sentence={sentence} />{' '}
            </span>
          ))}
        </button>
        {row.details.length > 0 && (
          <button type="button" className="log-how" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'right'} size={12} />
            {t('table.howPaid')}
          </button>
        )}
        {open && (
          <ul className="log-paid">
            {details.map((sentence, at) => (
              <li key={`${at} ${sentence.text}`}>
                <SentenceText sentence={sentence} />
              </li>
            ))}
          </ul>
        )}
        {explainer?.explains(row) && <Why name={name} over={explainer.over} find={() => explainer.reasonsOf([row])} reasonOf={reasonOf} />}
      </div>
      <span className="log-rules">
        {rulesOf(row.events).map((rule) => (
          <RuleNumber key={rule} rule={rule} />
        ))}
      </span>
    </li>
  );
}
