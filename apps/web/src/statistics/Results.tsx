import { localeOf } from '@archipel/text';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../reader/text.tsx';
import { useSize } from '../ui/useSize.ts';
import { placeIn, type Result, RUNNING, resultsOf } from './figures.ts';
import type { Choice } from './GamesDialog.tsx';
import { addressOf, type PlayedGame } from './played.ts';
import { signed } from './ShareBar.tsx';

interface Props {
  readonly games: readonly PlayedGame[];
  readonly onChoice: (choice: Choice) => void;
}

const HEIGHT = 210;
const LEFT = 60;
const STEP = 18;
const MOST = 60;

/** Result by result, oldest first: ahead of the best other player, or behind. A bar leads to its game. */
export function Results({ games, onChoice }: Props) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useSize(frame);
  const all = resultsOf(games);
  const room = Math.max(5, Math.min(MOST, Math.floor((width - LEFT) / STEP)));
  const shown = all.slice(-room);
  return (
    <section className="statistics-part" aria-labelledby="statistics-results">
      <h2 id="statistics-results">
        {t('statistics.results')} <small>{t('statistics.resultsAbout')}</small>
      </h2>
      <div className="results" ref={frame}>
        {width > 0 && shown.length > 0 && <Chart results={shown} width={width} />}
      </div>
      {all.length > shown.length && (
        <button className="link-button" type="button" onClick={() => onChoice({ title: t('statistics.allGames'), games })}>
          {t('statistics.latest', { count: shown.length, all: all.length })}
        </button>
      )}
    </section>
  );
}

/** A round number, of which two to four fit. */
function gridStep(most: number): number {
  const rough = most / 2;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power;
}

function Chart({ results, width }: { readonly results: readonly Result[]; readonly width: number }) {
  const { t, language } = useText();
  const [, go] = useLocation();
  const [pointed, setPointed] = useState<Result>();
  const margins = results.map(({ margin }) => margin);
  const [top, bottom] = [Math.max(1, ...margins), Math.min(0, ...margins)];
  const step = gridStep(Math.max(top, -bottom));
  const y = (margin: number) => 12 + ((top - margin) / (top - bottom || 1)) * (HEIGHT - 24);
  const each = Math.min(STEP * 2, (width - LEFT) / results.length);
  const x = (at: number) => LEFT + (at + 0.5) * each;
  const grid = Array.from({ length: 9 }, (_, at) => (at - 4) * step).filter((line) => line <= top && line >= bottom);
  const running = results.flatMap(({ running: mean }, at) => (mean === undefined ? [] : [`${x(at).toFixed(1)},${y(mean).toFixed(1)}`]));
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const words = ({ game, margin }: Result) =>
    t('statistics.resultOf', { date: date.format(game.ended), seats: game.seats, place: placeIn(game), margin: signed(margin) });
  return (
    <>
      <svg className="results-chart" width={width} height={HEIGHT + 18} viewBox={`0 0 ${width.toString()} ${(HEIGHT + 18).toString()}`}>
        <title>{t('statistics.results')}</title>
        {grid.map((line) => (
          <g key={line} className="results-grid" data-zero={line === 0}>
            <path d={`M${LEFT.toString()} ${y(line).toFixed(1)}H${width.toString()}`} />
            <text x={LEFT - 8} y={y(line) + 4}>
              {signed(line)}
            </text>
          </g>
        ))}
        {results.map((result, at) => (
          <a
            key={`${result.game.where} ${result.game.id}`}
            href={addressOf(result.game)}
            aria-label={words(result)}
            data-won={placeIn(result.game) === 1}
            onPointerEnter={() => setPointed(result)}
            onFocus={() => setPointed(result)}
            onPointerLeave={() => setPointed(undefined)}
            onBlur={() => setPointed(undefined)}
            onClick={(event) => {
              event.preventDefault();
              go(addressOf(result.game));
            }}
          >
            <rect className="results-hit" x={x(at) - each / 2} y={0} width={each} height={HEIGHT} />
            <rect
              className="results-bar"
              x={x(at) - Math.min(10, each * 0.56) / 2}
              y={Math.min(y(0), y(result.margin))}
              width={Math.min(10, each * 0.56)}
              height={Math.max(1.5, Math.abs(y(result.margin) - y(0)))}
            />
            <text x={x(at)} y={HEIGHT + 14}>
              {result.game.seats}
            </text>
          </a>
        ))}
        {running.length > 1 && <polyline className="results-running" points={running.join(' ')} />}
        <text className="results-players" x={0} y={HEIGHT + 14}>
          {t('statistics.players')}
        </text>
      </svg>
      <p className="results-pointed" aria-hidden="true">
        {pointed === undefined ? (running.length > 1 ? t('statistics.running', { count: RUNNING }) : '\u00A0') : words(pointed)}
      </p>
    </>
  );
}
