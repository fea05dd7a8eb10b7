import { Flag, Icon } from '../../pieces/index.ts';
import { useFacts, useOpen } from '../context/context.tsx';
import type { Chart, Projection } from '../model/chart.ts';

interface Props {
  readonly chart: Chart;
  readonly at: Projection;
  readonly width: number;
  readonly height: number;
}

/** The planned voyage in magenta: each step with its number, the ship where it will be, and the tile that it looks at. */
export function Track({ chart, at, width, height }: Props) {
  const { view, seat } = useFacts();
  const { sheet } = useOpen().state;
  if (sheet?.show !== 'voyage' || seat === undefined) return null;
  const { ship: number, path, look } = sheet.voyage;
  const ship = view.seats[seat]?.ships[number - 1];
  if (!ship) return null;
  const middle = (name: string) => {
    const square = chart.squares.find((each) => each.square === name);
    const { x, y } = square ? at.place(square) : { x: 0, y: 0 };
    return { x: x + at.width / 2, y: y + at.height / 2 };
  };
  const points = [ship.at, ...path].map(middle);
  const end = points.at(-1) ?? middle(ship.at);
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const target = look === null ? undefined : middle(look);
  const size = Math.min(at.width, at.height) * 0.5;
  return (
    <div className="track" aria-hidden="true">
      <svg width={width} height={height} aria-hidden="true">
        <path className="track-clear" d={line} />
        <path className="track-line" d={line} />
        {target && (
          <path className="track-look" d={`M${end.x} ${end.y}L${end.x + (target.x - end.x) * 0.62} ${end.y + (target.y - end.y) * 0.62}`} />
        )}
      </svg>
      {path.map((square, step) => {
        const { x, y } = middle(square);
        const last = step === path.length - 1;
        return last ? (
          <span key={square} className="ship ghost-ship" style={{ left: x, top: y }}>
            <Icon name="exploration-ship" size={Math.round(size)} />
            <Flag seat={seat} width={Math.max(12, Math.round(size * 0.44))} />
            <b className="track-step">{step + 1}</b>
          </span>
        ) : (
          <b key={square} className="track-step" style={{ left: x, top: y }}>
            {step + 1}
          </b>
        );
      })}
      {target && (
        <b className="track-step track-eye" style={{ left: (end.x + target.x) / 2, top: (end.y + target.y) / 2 }}>
          <Icon name="spectator" size={15} />
        </b>
      )}
    </div>
  );
}
