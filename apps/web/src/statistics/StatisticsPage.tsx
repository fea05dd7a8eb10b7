import { localeOf, type Part, partsOf } from '@archipel/text';
import { Suspense, useMemo, useState } from 'react';
import { Coming, Empty } from '../frame/states.tsx';
import { games as allGames, gameById } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import { Segments } from '../ui/Segments.tsx';
import { saveText } from '../ui/saveText.ts';
import { csvOf, jsonOf } from './exports.ts';
import { type Filter, filtered, summaryOf, WHEN, type When } from './figures.ts';
import { type Choice, GamesDialog } from './GamesDialog.tsx';
import { Openings } from './Openings.tsx';
import { Opponents } from './Opponents.tsx';
import type { PlayedGame } from './played.ts';
import { Results } from './Results.tsx';
import { SourcesTable } from './SourcesTable.tsx';
import { type Statistics, useStatistics } from './useStatistics.ts';
import './statistics.css';

/** One's own finished games, of this device and of the server, in figures. */
export function StatisticsPage() {
  const { t } = useText();
  const parts = useMemo((): readonly Part[] => [...new Set(allGames.flatMap(({ id }) => partsOf(id))), 'statistics'], []);
  return (
    <div className="statistics">
      <Suspense fallback={<Coming whole title={t('common.opening')} />}>
        <Texts parts={parts}>
          <Figures />
        </Texts>
      </Suspense>
    </div>
  );
}

function Figures() {
  const { t } = useText();
  const statistics = useStatistics();
  const preferred = usePreferences(({ game }) => game);
  const [filter, setFilter] = useState<Filter>({
    game: (gameById(preferred) ?? allGames[0]).id,
    seats: 'all',
    company: 'everyone',
    when: 'ever',
  });
  const [now] = useState(Date.now);
  const [choice, setChoice] = useState<Choice>();
  const { games } = statistics;
  const shown = useMemo(() => filtered(games ?? [], filter, now), [games, filter, now]);
  return (
    <>
      <Head statistics={statistics} filter={filter} onFilter={setFilter} shown={shown} onChoice={setChoice} />
      <Notices statistics={statistics} />
      {games === undefined ? (
        <Coming title={t('common.opening')} />
      ) : shown.length === 0 ? (
        <Empty title={t(games.length === 0 ? 'statistics.none' : 'statistics.noneFits')}>
          <p>{t('statistics.noneSays')}</p>
        </Empty>
      ) : (
        <div className="statistics-body">
          <div>
            <Results games={shown} onChoice={setChoice} />
            <Suspense fallback={<Coming title={t('common.opening')} />}>
              <SourcesTable key={filter.game} games={shown} filter={filter} onChoice={setChoice} />
            </Suspense>
          </div>
          <div>
            <Opponents games={shown} onChoice={setChoice} />
            <Suspense fallback={<Coming title={t('common.opening')} />}>
              <Openings key={filter.game} games={shown} game={filter.game} onChoice={setChoice} />
            </Suspense>
            <p className="statistics-few">{t('statistics.few')}</p>
          </div>
        </div>
      )}
      {choice && <GamesDialog choice={choice} onClose={() => setChoice(undefined)} />}
    </>
  );
}

interface HeadProps {
  readonly statistics: Statistics;
  readonly filter: Filter;
  readonly shown: readonly PlayedGame[];
  readonly onFilter: (filter: Filter) => void;
  readonly onChoice: (choice: Choice) => void;
}

function Head({ filter, shown, onFilter, onChoice }: HeadProps) {
  const { t } = useText();
  const { min, max } = (gameById(filter.game) ?? allGames[0]).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return (
    <header className="statistics-head">
      <div>
        <h1>{t('common.statistics')}</h1>
        {shown.length > 0 && <SummaryLine games={shown} onChoice={onChoice} />}
      </div>
      <div className="statistics-filters">
        <Segments
          legend={t('home.game')}
          options={allGames.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.game}
          onChange={(game) => {
            prefer({ game });
            onFilter({ ...filter, game, seats: 'all' });
          }}
        />
        <Segments<number | 'all'>
          legend={t('statistics.players')}
          options={[{ value: 'all', label: t('statistics.all') }, ...counts.map((count) => ({ value: count, label: String(count) }))]}
          value={filter.seats}
          onChange={(seats) => onFilter({ ...filter, seats })}
        />
        <Segments
          legend={t('statistics.opponents')}
          options={(['everyone', 'people', 'bots'] as const).map((value) => ({ value, label: t(`statistics.${value}`) }))}
          value={filter.company}
          onChange={(company) => onFilter({ ...filter, company })}
        />
        <Segments
          legend={t('statistics.when')}
          options={(Object.keys(WHEN) as readonly When[]).map((value) => ({ value, label: t(`statistics.${value}`) }))}
          value={filter.when}
          onChange={(when) => onFilter({ ...filter, when })}
        />
        <span className="statistics-saves">
          <SaveButton format="csv" games={shown} />
          <SaveButton format="json" games={shown} />
        </span>
      </div>
    </header>
  );
}

const WRITERS = { csv: csvOf, json: jsonOf } as const;

function SaveButton({ format, games }: { readonly format: keyof typeof WRITERS; readonly games: readonly PlayedGame[] }) {
  const { t } = useText();
  const name = format.toUpperCase();
  return (
    <button
      className="button"
      type="button"
      disabled={games.length === 0}
      title={t('statistics.save', { format: name })}
      onClick={() => saveText(WRITERS[format](games), `archipel-games.${format}`)}
    >
      <Icon name="save" size={18} />
      {name}
    </button>
  );
}

/** How many games, how they ended, and what chance alone would have brought. */
function SummaryLine({ games, onChoice }: { readonly games: readonly PlayedGame[]; readonly onChoice: (choice: Choice) => void }) {
  const { t, language } = useText();
  const locale = localeOf(language);
  const { byPlace, byChance, rounds } = summaryOf(games);
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Math.min(...games.map(({ ended }) => ended)));
  const number = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return (
    <p className="statistics-lead">
      <button className="link-button" type="button" onClick={() => onChoice({ title: t('statistics.allGames'), games })}>
        {t('statistics.finished', { games: games.length })}
      </button>{' '}
      {t('statistics.since', { date: since })}{' '}
      {byPlace.map((there, at) => (
        <span className="statistics-place" key={at.toString()}>
          <button
            className="link-button"
            type="button"
            disabled={there.length === 0}
            onClick={() => onChoice({ title: t('statistics.came', { place: at + 1, count: there.length }), games: there })}
          >
            {t('statistics.came', { place: at + 1, count: there.length })}
          </button>
          {at + 1 < byPlace.length ? ',' : '.'}
        </span>
      ))}
      {t('statistics.chance', { count: number(byChance) })}{' '}
      {rounds && t('statistics.rounds', { rounds: number(rounds.mean), half: rounds.half === undefined ? 'none' : number(rounds.half) })}
    </p>
  );
}

function Notices({ statistics: { reading, unread, nameless, fault } }: { readonly statistics: Statistics }) {
  const { t } = useText();
  return (
    <div role="status" className="statistics-notices">
      {reading && (
        <p className="note">
          {t('statistics.reading', reading)}{' '}
          <progress max={reading.all} value={reading.done} aria-label={t('statistics.reading', reading)} />
        </p>
      )}
      {fault !== undefined && (
        <p className="note">
          <Icon name="offline" size={18} /> {t('statistics.serverMissing')} {faultText(t, fault)}
        </p>
      )}
      {unread > 0 && <p className="note">{t('statistics.unread', { count: unread })}</p>}
      {nameless > 0 && <p className="note">{t('statistics.nameless', { count: nameless })}</p>}
    </div>
  );
}
