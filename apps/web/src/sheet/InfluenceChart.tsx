import { Flag } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { apart, scaleOf } from './chart.ts';
import type { Influence } from './influence.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [760, 280, 40, 132, 12, 30];

/** The points of everybody, round by round; a name at the end of each line instead of a legend, and a table for those who cannot see it. */
export function InfluenceChart({
  influence: { rounds, best },
  players,
}: {
  readonly influence: Influence;
  readonly players: readonly string[];
}) {
  const { t } = useText();
  const last = rounds.length - 1;
  const top = Math.max(1, ...rounds.flat());
  const { steps, most } = scaleOf(top);
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(1, last);
  const y = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / most);
  const ends = apart(
    players.map((_, seat) => y(rounds[last]?.[seat] ?? 0)),
    20,
  );
  const every = Math.max(1, Math.ceil(last / 10));
  return (
    <figure className="influence">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('score.chartLabel')}>
        {steps.map((step) => (
          <g key={step} className="influence-grid">
            <path d={`M${LEFT} ${y(step)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        {rounds.map((_, round) =>
          round % every === 0 || round === last ? (
            <text key={`round ${round + 1}`} className="influence-round" x={x(round)} y={HEIGHT - 8} textAnchor="middle">
              {round === 0 ? '' : round === every ? t('score.roundShort', { round }) : round}
            </text>
          ) : null,
        )}
        {players.map((name, seat) => {
          const points = rounds.map((now, round) => `${x(round).toFixed(1)} ${y(now[seat] ?? 0).toFixed(1)}`);
          const end = ends[seat] ?? 0;
          return (
            <g key={`${name} ${seat + 1}`} className="influence-line" data-seat={seat}>
              <path d={`M${points.join('L')}`} />
              <circle cx={x(last)} cy={y(rounds[last]?.[seat] ?? 0)} r="4" />
              <svg x={WIDTH - RIGHT + 12} y={end - 7} width="20" height="14" aria-hidden="true">
                <Flag seat={seat} width={20} />
              </svg>
              <text x={WIDTH - RIGHT + 38} y={end + 4.5}>
                <tspan className="influence-points">{rounds[last]?.[seat]}</tspan> {name}
              </text>
            </g>
          );
        })}
        {best && <circle className="influence-best" cx={x(best.round)} cy={y(rounds[best.round]?.[best.seat] ?? 0)} r="6" />}
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
