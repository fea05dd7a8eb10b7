import { useRef } from 'react';
import { Flag } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { useSize } from '../../ui/useSize.ts';
import { apart, scaleOf } from './chart.ts';
import type { PointsByRound } from './points.ts';
import './lines.css';

const [LEFT, TOP, BOTTOM] = [34, 26, 26];
/** For the flags, points and names behind the lines; on a narrow chart for flags and points only. */
const [NAMES, NO_NAMES] = [150, 74];
const NARROW = 430;
const LETTER = 7.2;

interface Props {
  readonly points: PointsByRound;
  readonly players: readonly string[];
}

/** So far from the last round, which is named in full, others are numbered, in pixels. */
const LAST_ROOM = 64;

/** The points of everybody, round by round; a name at the end of each line instead of a legend, and a table for those who cannot see it. */
export function PointsChart({ points: { rounds, moments }, players }: Props) {
  const { t } = useText();
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(svg);
  const last = rounds.length - 1;
  const { steps, least, most } = scaleOf(Math.max(1, ...rounds.flat()), Math.min(0, ...rounds.flat()));
  const right = width < NARROW ? NO_NAMES : NAMES;
  const x = (round: number) => LEFT + ((width - LEFT - right) * round) / Math.max(1, last);
  const y = (points: number) => TOP + ((height - TOP - BOTTOM) * (most - points)) / (most - least);
  const at = (round: number, seat: number) => y(rounds[round]?.[seat] ?? 0);
  const ends = apart(
    players.map((_, seat) => at(last, seat)),
    21,
    height - BOTTOM,
  );
  const every = Math.max(1, Math.ceil(last / 4 / 5) * 5);
  const column = x(last) - x(last - 1);
  const letters = Math.floor((right - 66) / LETTER);
  return (
    <figure className="influence">
      <svg ref={svg} role="img" aria-label={t('score.chartLabel')}>
        {width > 0 && (
          <>
            <rect className="influence-last" x={x(last) - column} y={TOP - 10} width={column} height={height - TOP - BOTTOM + 10} />
            {steps.map((step) => (
              <g key={step} className="influence-grid">
                <path d={`M${LEFT} ${y(step)}H${width - right}`} />
                <text x={LEFT - 8} y={y(step) + 4} textAnchor="end">
                  {step}
                </text>
              </g>
            ))}
            {rounds.map((_, round) =>
              round > 0 && round % every === 0 && x(last) - x(round) > LAST_ROOM ? (
                <text key={`round ${round + 1}`} x={x(round)} y={height - 8} textAnchor="middle">
                  {round === every ? t('score.roundShort', { round }) : round}
                </text>
              ) : null,
            )}
            <text className="influence-points" x={x(last)} y={height - 8} textAnchor="middle">
              {t('score.lastRound', { round: last })}
            </text>
            {players.map((name, seat) => {
              const line = rounds.map((_, round) => `${x(round).toFixed(1)} ${at(round, seat).toFixed(1)}`);
              const end = ends[seat] ?? 0;
              return (
                <g key={`${name} ${seat + 1}`} className="influence-line" data-seat={seat}>
                  <path d={`M${line.join('L')}`} />
                  <circle cx={x(last)} cy={at(last, seat)} r="4" />
                  <path className="influence-lead" d={`M${x(last) + 6} ${at(last, seat)}L${width - right + 16} ${end}`} />
                  <svg x={width - right + 19} y={end - 7} width="20" height="14" aria-hidden="true">
                    <Flag seat={seat} width={20} />
                  </svg>
                  <text x={width - right + 44} y={end + 4.5}>
                    <tspan className="influence-points">{rounds[last]?.[seat]}</tspan>{' '}
                    {right === NAMES && (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)}
                  </text>
                </g>
              );
            })}
            {moments.map(({ kind, seat, round }, index) => {
              const [cx, cy] = [x(round), at(round, seat)];
              // Above the lines where there is room; one above the other where several things happened at once.
              const away = 36 + 25 * moments.slice(0, index).filter((other) => x(round) - x(other.round) < 24).length;
              const to = cy - away < 14 ? cy + away : cy - away;
              return (
                <g key={kind} className="influence-moment">
                  <path d={`M${cx} ${cy}V${to}`} />
                  <circle cx={cx} cy={to} r="11" />
                  <text x={cx} y={to + 4.5} textAnchor="middle">
                    {index + 1}
                  </text>
                </g>
              );
            })}
          </>
        )}
      </svg>
      <table className="hidden-name">
        <caption>{t('score.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('score.round')}</th>
            {players.map((name, seat) => (
              <th key={`${name} ${seat + 1}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((now, round) => (
            <tr key={`round ${round + 1}`}>
              <th scope="row">{round}</th>
              {now.map((points, seat) => (
                <td key={`${players[seat]} ${seat + 1}`}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
