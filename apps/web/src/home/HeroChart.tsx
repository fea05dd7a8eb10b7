import { FRAME, Graticule, Island, NeatLine, Rose, Unknown } from '../pieces/SeaChart.tsx';
import { numberOf, tableName } from '../ui/names.ts';
import { useSize } from '../ui/useSize.ts';
import { type Row, waits } from './useMyGames.ts';

/** Where islands may lie, in parts of the free water; and how large they are, in pixels. */
const PLACES = [
  { x: 0.24, y: 0.19, width: 140, height: 88 },
  { x: 0.78, y: 0.24, width: 118, height: 104 },
  { x: 0.17, y: 0.58, width: 100, height: 66 },
  { x: 0.34, y: 0.9, width: 142, height: 84 },
  { x: 0.86, y: 0.86, width: 104, height: 72 },
] as const;

/** The title covers so much of the left on a wide sheet; on a narrow one it stands above, and the islands have the lower part. */
const COVERED = 0.52;
const WIDE = 700;
const NARROW_SEA = 230;

export function HeroChart({ games }: { readonly games: readonly Row[] }) {
  const [ref, { width, height }] = useSize<SVGSVGElement>();
  const wide = width >= WIDE;
  const water = wide
    ? { x: width * COVERED, y: FRAME, width: width * (1 - COVERED) - FRAME, height: height - 2 * FRAME }
    : { x: FRAME, y: height - NARROW_SEA, width: width - 2 * FRAME, height: NARROW_SEA - FRAME };
  const scale = wide ? Math.min(1.15, Math.max(0.8, water.width / 370)) : Math.min(1, Math.max(0.62, width / 560));
  const rose = {
    x: water.x + water.width * (wide ? 0.62 : 0.52),
    y: water.y + water.height * (wide ? 0.63 : 0.5),
    radius: wide ? 68 * scale : 46,
  };
  const islands = PLACES.map((place, at) => {
    const [x, y] = [water.x + water.width * place.x, water.y + water.height * place.y];
    const [w, h] = [place.width * scale, place.height * scale];
    return { x, y, box: { x: x - w / 2, y: y - h / 2, width: w, height: h }, game: games[at] };
  });
  return (
    <svg className="hero-chart" ref={ref} aria-hidden="true" focusable="false">
      {width === 0 ? null : (
        <>
          <Graticule width={width} height={height} rose={rose} />
          <Rose {...rose} />
          {islands.slice(1).map(({ x, y, game }, at) => {
            const from = islands[at];
            return game && from ? <path key={game.id} className="route" d={course(from, { x, y })} /> : null;
          })}
          {islands.map(({ x, y, box, game }, at) =>
            game === undefined ? (
              <Unknown key={`unknown ${at.toString()}`} box={box} seed={at + 3} lit={false} />
            ) : (
              <g key={game.id}>
                <Island box={box} seed={numberOf(game.id)} />
                {waits(game) ? <Pennant x={x} y={y - 10} /> : null}
                <text className="island-name" x={x} y={y + (waits(game) ? 18 : 5)}>
                  {tableName(game.id)}
                </text>
              </g>
            ),
          )}
          <NeatLine width={width} height={height} />
        </>
      )}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From one island towards the next, in the bow that a ship would sail. */
function course(from: Point, to: Point): string {
  const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [offX, offY] = [(to.y - from.y) * 0.12, (from.x - to.x) * 0.12];
  return `M${from.x} ${from.y}Q${middleX + offX} ${middleY + offY} ${to.x} ${to.y}`;
}

/** Somebody waits here for one's move. */
function Pennant({ x, y }: Point) {
  return (
    <g className="pennant" transform={`translate(${x} ${y})`}>
      <path className="pennant-mast" d="M0 14V-14" />
      <path className="pennant-cloth" d="M0-14L18-8L0-2Z" />
    </g>
  );
}
