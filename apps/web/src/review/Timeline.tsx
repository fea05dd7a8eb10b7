import { type Outline, turnAt } from '@archipel/review';
import { memo, useMemo, useRef } from 'react';
import { Flag } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { apart, scaleOf } from '../table/end/chart.ts';
import { useSize } from '../ui/useSize.ts';
import { usePlace, useReviewing } from './context.tsx';
import '../table/end/lines.css';

const [LEFT, TOP, FOOT] = [30, 8, 15];
/** The height of a row of signs; on a low chart less. */
const [TICK, LOW_TICK, LOW] = [11, 7.5, 125];
/** For flags, numbers and names behind the lines; on a narrow chart without the names. */
const [NAMES, NO_NAMES, NARROW] = [150, 66, 640];

/** Which sign a turn has: what is worth most is full, what rests is open, all else a stroke. */
const SIGNS: Readonly<Record<string, 'full' | 'open'>> = { card: 'full', tile: 'full', festival: 'open', develop: 'open' };

/** How everybody stood, turn by turn, with a sign for each turn; a slider over it leads to any of them. */
export function Timeline({ measure }: { readonly measure: string }) {
  const { t } = useText();
  const { outline, players, turning } = useReviewing();
  const { state, dispatch } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const plot = useMemo(() => plotOf(outline, measure, width, height), [outline, measure, width, height]);
  const turn = turnAt(outline, state.position);
  const over = state.position >= outline.positions;
  const at = over ? outline.turns.length : (turn?.turn ?? 1) - 1;
  const here = plot.x(at);
  const name = players[turn?.seat ?? 0] ?? '';
  return (
    <div className="timeline" ref={place}>
      {width > 0 && (
        <>
          <Lines
            outline={outline}
            measure={measure}
            plot={plot}
            players={players}
            label={t('review.timeline')}
            roundWord={(round) => t('score.roundShort', { round })}
          />
          <svg className="timeline-now" aria-hidden="true">
            <rect x={here} y={0} width={Math.max(0, plot.right - here)} height={height} />
            <path d={`M${here} 0V${height - FOOT}`} />
            {turning.points.map((point, index) => (
              <Mark key={point.position} x={plot.x(point.turn - 1)} number={index + 1} on={turn?.turn === point.turn} />
            ))}
          </svg>
          <input
            type="range"
            className="timeline-slider"
            style={{ left: LEFT, width: plot.right - LEFT }}
            min={0}
            max={outline.turns.length}
            value={at}
            aria-label={t('review.slider')}
            aria-valuetext={over ? t('review.end') : t('review.roundOf', { round: turn?.round ?? 1, name })}
            onChange={({ target }) => {
              const to = Number(target.value);
              dispatch({ type: 'to', position: outline.turns[to]?.from ?? outline.positions });
            }}
          />
        </>
      )}
    </div>
  );
}

function Mark({ x, number, on }: { readonly x: number; readonly number: number; readonly on: boolean }) {
  return (
    <g className="timeline-mark" data-on={on}>
      <circle cx={x} cy={12} r={9} />
      <text x={x} y={16} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

interface Plot {
  readonly right: number;
  readonly named: boolean;
  readonly steps: readonly number[];
  readonly ends: readonly number[];
  readonly ticks: number;
  readonly tick: number;
  x(turn: number): number;
  y(value: number): number;
}

function plotOf(outline: Outline, measure: string, width: number, height: number): Plot {
  const { standings, turns, seats } = outline;
  const named = width >= NARROW;
  const right = width - (named ? NAMES : NO_NAMES);
  const tick = height < LOW ? LOW_TICK : TICK;
  const ticks = height - FOOT - seats * tick;
  const values = standings.flatMap((each) => each.map((one) => one[measure] ?? 0));
  const { steps, least, most } = scaleOf(Math.max(1, ...values), Math.min(0, ...values));
  const x = (turn: number) => LEFT + ((right - LEFT) * turn) / Math.max(1, turns.length);
  const y = (value: number) => TOP + ((ticks - 6 - TOP) * (most - value)) / (most - least);
  const last = standings.at(-1) ?? [];
  const ends = apart(
    last.map((one) => y(one[measure] ?? 0)),
    Math.min(18, (height - 10) / Math.max(1, seats)),
    height - 9,
  );
  // So many lines that their numbers can be told apart.
  const every = Math.max(1, Math.ceil((steps.length * 14) / Math.max(1, ticks - TOP)));
  return { right, named, steps: steps.filter((_, at) => at % every === 0), ends, ticks, tick, x, y };
}

interface LinesProps {
  readonly outline: Outline;
  readonly measure: string;
  readonly plot: Plot;
  readonly players: readonly string[];
  readonly label: string;
  readonly roundWord: (round: number) => string;
}

/** What does not change as one goes through the match. */
const Lines = memo(
  function Lines({ outline, measure, plot, players, label, roundWord }: LinesProps) {
    const { turns, standings, rounds } = outline;
    const { x, y, right, steps, ends, ticks, tick, named } = plot;
    const every = rounds > 40 ? 10 : 5;
    const firsts = turns.filter((turn, index) => turn.round !== turns[index - 1]?.round && (turn.round === 1 || turn.round % every === 0));
    return (
      <svg className="timeline-lines" role="img" aria-label={label}>
        {steps.map((step) => (
          <g key={step} className="influence-grid">
            <path d={`M${LEFT} ${y(step)}H${right}`} />
            <text x={LEFT - 6} y={y(step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        {players.map((name, seat) => {
          const values = standings.map((each) => each[seat]?.[measure] ?? 0);
          const line = values.map(
            (value, turn) => `${turn === 0 ? 'M' : 'H'}${x(turn).toFixed(1)}${turn === 0 ? ' ' : 'V'}${y(value).toFixed(1)}`,
          );
          const end = ends[seat] ?? 0;
          return (
            <g key={seat} className="influence-line" data-seat={seat}>
              <path d={line.join('')} />
              <circle cx={right} cy={y(values.at(-1) ?? 0)} r="3.5" />
              <path className="influence-lead" d={`M${right + 5} ${y(values.at(-1) ?? 0)}L${right + 12} ${end}`} />
              <svg x={right + 15} y={end - 6} width="18" height="12" aria-hidden="true">
                <Flag seat={seat} width={18} />
              </svg>
              <text x={right + 37} y={end + 4.5}>
                <tspan className="influence-points">{values.at(-1)}</tspan> {named && (name.length > 14 ? `${name.slice(0, 13)}…` : name)}
              </text>
              {turns.map((turn) =>
                turn.seat === seat ? (
                  <Tick key={turn.turn} x={x(turn.turn - 0.5)} y={ticks + tick * (seat + 0.5)} sign={SIGNS[turn.kind]} />
                ) : null,
              )}
            </g>
          );
        })}
        {firsts.map(({ round, turn }) => (
          <text key={round} className="timeline-round" x={x(turn - 1)} y={ticks + tick * players.length + FOOT - 4}>
            {round === 1 ? roundWord(round) : round}
          </text>
        ))}
      </svg>
    );
  },
  (before, now) => before.plot === now.plot && before.players === now.players && before.label === now.label,
);

function Tick({ x, y, sign }: { readonly x: number; readonly y: number; readonly sign: 'full' | 'open' | undefined }) {
  if (sign === 'full') return <rect className="tick" data-sign="full" x={x - 3} y={y - 3.5} width="6" height="7" />;
  if (sign === 'open') return <circle className="tick" data-sign="open" cx={x} cy={y} r="2.6" />;
  return <path className="tick" d={`M${x} ${y - 2.5}V${y + 2.5}`} />;
}
