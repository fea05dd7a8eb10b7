import { localeOf } from '@archipel/text';
import { gameById } from '../games/games.ts';
import { useTelling } from '../plain/useTelling.ts';
import { useText } from '../reader/text.tsx';
import { ENOUGH, type Filter, type Source, type Sources, sourcesOf } from './figures.ts';
import type { Choice } from './GamesDialog.tsx';
import type { PlayedGame } from './played.ts';

interface Props {
  readonly games: readonly PlayedGame[];
  readonly filter: Filter;
  readonly onChoice: (choice: Choice) => void;
}

const REST = 'objectives';
const BAR = 64;

/** Where one's points come from, by how many played, beside those of whoever won. */
export function SourcesTable({ games, filter, onChoice }: Props) {
  const { t, language } = useText();
  const telling = useTelling(filter.game);
  const lines = gameById(filter.game)?.statistics?.lines ?? [];
  const rows = [
    { name: t('statistics.allGames'), sources: sourcesOf(games, lines, REST) },
    ...[...new Set(games.map(({ seats }) => seats))]
      .toSorted((a, b) => a - b)
      .map((seats) => ({
        name: t('statistics.ofSeats', { seats }),
        sources: sourcesOf(
          games.filter((game) => game.seats === seats),
          lines,
          REST,
        ),
      })),
  ].flatMap(({ name, sources }) => (sources === undefined ? [] : [{ name, sources }]));
  // With games of one size alone the first row says it all.
  const shown = rows.length === 2 ? rows.slice(0, 1) : rows;
  const [first] = shown;
  if (first === undefined) return null;
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const most = Math.max(
    1,
    ...shown.flatMap(({ sources }) => sources.sources.flatMap(({ own, winners }) => [own.mean + (own.half ?? 0), winners])),
  );
  return (
    <section className="statistics-part" aria-labelledby="statistics-sources">
      <h2 id="statistics-sources">
        {t('statistics.sources')} <small>{t('statistics.sourcesAbout')}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a small screen, also by keyboard */}
      <section className="sources-scroll" tabIndex={0} aria-label={t('statistics.sources')}>
        <table className="sources-table">
          <thead>
            <tr>
              <td />
              {first.sources.sources.map(({ source }) => (
                <th key={source} scope="col">
                  {source === REST ? t('statistics.objectives') : telling.scoreLine(source)}
                </th>
              ))}
              <th scope="col">{t('statistics.total')}</th>
              <th scope="col">{t('statistics.roundsShort')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, sources }) => (
              <Row key={name} name={name} sources={sources} most={most} number={number} onChoice={onChoice} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="sources-legend">{t('statistics.sourcesLegend')}</p>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly sources: Sources;
  readonly most: number;
  readonly number: Intl.NumberFormat;
  readonly onChoice: (choice: Choice) => void;
}

function Row({ name, sources: { games, won, sources, total, rounds }, most, number, onChoice }: RowProps) {
  const { t } = useText();
  const around = (half: number | undefined) => (half === undefined ? null : <small>± {number.format(half)}</small>);
  return (
    <tr data-few={games.length < ENOUGH}>
      <th scope="row">
        <b>{name}</b>
        <button className="link-button" type="button" onClick={() => onChoice({ title: name, games })}>
          {t('statistics.ofGames', { games: games.length, won })}
        </button>
      </th>
      {sources.map((source) => (
        <td key={source.source}>
          <b>{number.format(source.own.mean)}</b>
          <SourceBar source={source} most={most} />
          <span className="hidden-name">{t('statistics.winnersHad', { points: number.format(source.winners) })}</span>
        </td>
      ))}
      <td>
        <b>{number.format(total.mean)}</b>
        {around(total.half)}
      </td>
      <td>
        <b>{rounds && number.format(rounds.mean)}</b>
        {around(rounds?.half)}
      </td>
    </tr>
  );
}

/** One's own mean as a bar with its range, and the winners' as a mark. */
function SourceBar({ source: { own, winners }, most }: { readonly source: Source; readonly most: number }) {
  const at = (points: number) => Math.max(0, (points / most) * BAR);
  const [low, high] = [at(own.mean - (own.half ?? 0)), at(own.mean + (own.half ?? 0))];
  return (
    <svg className="source-bar" viewBox={`-1 0 ${(BAR + 3).toString()} 14`} width={BAR + 3} height={14} aria-hidden="true">
      <rect className="source-own" x={0} y={3} width={at(own.mean)} height={8} />
      {own.half !== undefined && <path className="source-range" d={`M${low.toFixed(1)} 7H${high.toFixed(1)}`} />}
      <path className="source-winners" d={`M${at(winners).toFixed(1)} 1V13`} />
    </svg>
  );
}
