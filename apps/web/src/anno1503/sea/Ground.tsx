import { memo, useMemo } from 'react';
import { NeatLine, Rose } from '../../pieces/SeaChart.tsx';
import { shore } from '../../pieces/shore.ts';
import { useFacts } from '../context/context.tsx';
import type { Chart, ChartSquare, Projection } from '../model/chart.ts';

interface Props {
  readonly chart: Chart;
  readonly at: Projection;
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  readonly margin: number;
}

/** Water-lines around a small island, the outermost first: a line of ink under a slightly narrower one of sea. */
const WATER = [
  { ink: 17, sea: 15.6, strength: 0.3 },
  { ink: 11, sea: 9.4, strength: 0.5 },
  { ink: 6, sea: 4.4, strength: 0.8 },
];

/** The coast of the island on a space: always the same bays. */
export function coastOf(at: Projection, square: ChartSquare): string {
  const { x, y } = at.place(square);
  const [aside, above] = [at.width * 0.12, at.height * 0.1];
  const box = { x: x + aside, y: y + above, width: at.width - 2 * aside, height: at.height - 2 * above };
  return shore(box, square.row * 37 + square.column * 11 + 5, Math.min(at.width, at.height) / 110);
}

/** What does not change while one plans: sea, islands, frame, rose, letters and numbers. */
export const Ground = memo(function Ground({ chart, at, width, height, frame, margin }: Props) {
  const { view } = useFacts();
  const { islands } = view;
  const spaces = useMemo(
    () => chart.squares.filter(({ is }) => is === 'space').map((square) => ({ square, coast: coastOf(at, square) })),
    [chart, at],
  );
  const lying = spaces.filter(({ square }) => islands[square.square] !== undefined);
  const start = chart.squares.find(({ is }) => is === 'start');
  const corner = start && at.place(start);
  const rose = rosePlace(chart, at);
  const right = frame + margin + at.across * at.width;
  const bottom = frame + at.down * at.height;
  return (
    <svg className="sea-ground" width={width} height={height} aria-hidden="true">
      <rect className="sea-water" width={width} height={height} />
      <path className="sea-grid" d={gridOf(at, frame, margin)} />
      {rose && <Rose {...rose} />}
      {spaces.map(
        ({ square, coast }) => islands[square.square] === undefined && <path key={square.square} className="sea-gone" d={coast} />,
      )}
      {WATER.map(({ ink, sea, strength }) => (
        <g key={ink}>
          {lying.map(({ square, coast }) => (
            <path key={square.square} className="sea-wave" d={coast} strokeWidth={ink} opacity={strength} />
          ))}
          {lying.map(({ square, coast }) => (
            <path key={square.square} className="sea-calm" d={coast} strokeWidth={sea} />
          ))}
        </g>
      ))}
      {lying.map(({ square, coast }) => (
        <path key={square.square} className="sea-land" d={coast} />
      ))}
      {corner && <rect className="sea-start" x={corner.x + 1} y={corner.y + 1} width={at.width - 2} height={at.height - 2} />}
      {margin > 0 && (
        <path className="sea-margin" d={`M${frame} ${frame}H${frame + margin}V${bottom}H${right}V${bottom + margin}H${frame}Z`} />
      )}
      <Coordinates chart={chart} at={at} frame={frame} margin={margin} bottom={bottom} />
      <NeatLine width={width} height={height} />
    </svg>
  );
});

function Coordinates({ chart, at, frame, margin, bottom }: Pick<Props, 'chart' | 'at' | 'frame' | 'margin'> & { readonly bottom: number }) {
  const letters = Array.from({ length: chart.columns }, (_, column) => ({
    column,
    row: chart.rows - 1,
    text: String.fromCodePoint(65 + column),
  }));
  const numbers = Array.from({ length: chart.rows }, (_, row) => ({ column: 0, row, text: String(row + 1) }));
  return (
    <g className="sea-coordinates">
      {letters.map(({ text, ...square }) => {
        const { x, y } = at.place(square);
        return margin > 0 ? (
          <text key={text} x={frame + margin / 2} y={y + at.height / 2 + 5} textAnchor="middle">
            {text}
          </text>
        ) : (
          <text key={text} x={x + at.width - 4} y={y + at.height - 4} textAnchor="end">
            {text}
          </text>
        );
      })}
      {numbers.map(({ text, ...square }) => {
        const { x, y } = at.place(square);
        return margin > 0 ? (
          <text key={text} x={x + at.width / 2} y={bottom + margin - 2.5} textAnchor="middle">
            {text}
          </text>
        ) : (
          <text key={text} x={x + 4} y={y + 13}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

function gridOf(at: Projection, frame: number, margin: number): string {
  const [left, bottom, right] = [frame + margin, frame + at.down * at.height, frame + margin + at.across * at.width];
  const down = Array.from({ length: at.across - 1 }, (_, line) => `M${left + (line + 1) * at.width} ${frame}V${bottom}`);
  const across = Array.from({ length: at.down - 1 }, (_, line) => `M${left} ${frame + (line + 1) * at.height}H${right}`);
  return [...down, ...across].join('');
}

/** The rose lies on open sea: between two squares without an island beside each other, as far from the start as can be. */
function rosePlace(chart: Chart, at: Projection): { readonly x: number; readonly y: number; readonly radius: number } | undefined {
  const open = chart.squares.filter(({ is }) => is === 'sea').toReversed();
  const pair = open.flatMap((square) => {
    const other = open.find(({ column, row }) => row === square.row && column === square.column - 1);
    return other ? [{ square, other }] : [];
  });
  const found = pair.toSorted((one, other) => other.square.column - one.square.column || one.square.row - other.square.row)[0];
  if (found === undefined) return undefined;
  const [one, two] = [at.place(found.square), at.place(found.other)];
  const radius = Math.min(at.width, at.height) * 0.5;
  return { x: (one.x + two.x + at.width) / 2, y: (one.y + two.y + at.height) / 2, radius };
}
