import { useRef } from 'react';
import { FRAME, Graticule, Lands, NeatLine, Rose, Unknown } from '../pieces/SeaChart.tsx';
import { numberOf, tableName } from '../ui/names.ts';
import { useSize } from '../ui/useSize.ts';
import { type Row, waits } from './useMyGames.ts';

/** Where islands lie, in parts of the free water; and how large they are, in pixels. */
const WIDE_PLACES = [
  { x: 0.24, y: 0.19, width: 140, height: 88 },
  { x: 0.78, y: 0.25, width: 118, height: 104 },
  { x: 0.16, y: 0.56, width: 100, height: 66 },
  { x: 0.3, y: 0.86, width: 142, height: 80 },
  { x: 0.82, y: 0.87, width: 104, height: 66 },
] as const;
const NARROW_PLACES = [
  { x: 0.2, y: 0.24, width: 118, height: 66 },
  { x: 0.8, y: 0.27, width: 106, height: 72 },
  { x: 0.15, y: 0.72, width: 96, height: 58 },
  { x: 0.5, y: 0.86, width: 104, height: 44 },
  { x: 0.84, y: 0.75, width: 88, height: 52 },
] as const;

/** The title covers so many pixels of the left on a wide sheet; on a narrow one it stands above, and the islands have the lower part. */
const COVERED = 438;
const WIDE = 640;
const NARROW_SEA = 230;

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** The water that the title leaves free, how large things are on it, and where the rose stands. */
function arranged({ width, height }: Sheet) {
  if (width < WIDE) {
    const water = { x: FRAME, y: height - NARROW_SEA, width: width - 2 * FRAME, height: NARROW_SEA - FRAME };
    return { water, places: NARROW_PLACES, scale: Math.min(1.1, Math.max(0.66, width / 470)), rose: { x: 0.5, y: 0.42, radius: 44 } };
  }
  const water = { x: COVERED, y: FRAME, width: width - COVERED - FRAME, height: height - 2 * FRAME };
  const scale = Math.min(1.15, Math.max(0.7, water.width / 370));
  return { water, places: WIDE_PLACES, scale, rose: { x: 0.62, y: 0.58, radius: 66 * scale } };
}

/** Keeps an island off the frame. */
const within = (value: number, half: number, from: number, length: number) =>
  Math.max(from + half + SHORE, Math.min(from + length - half - SHORE, value));
const SHORE = 20;

export function HeroChart({ games }: { readonly games: readonly Row[] }) {
  const ref = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(ref);
  const { water, places, scale, rose: at } = arranged({ width, height });
  const rose = { x: water.x + water.width * at.x, y: water.y + water.height * at.y, radius: at.radius };
  const islands = places.map((place, index) => {
    const [w, h] = [place.width * scale, place.height * scale];
    const x = within(water.x + water.width * place.x, w / 2, water.x, water.width);
    const y = within(water.y + water.height * place.y, h / 2, water.y, water.height);
    return { x, y, box: { x: x - w / 2, y: y - h / 2, width: w, height: h }, game: games[index] };
  });
  return (
    <svg className="hero-chart" ref={ref} aria-hidden="true" focusable="false">
      {width === 0 ? null : (
        <>
          <Graticule width={width} height={height} rose={rose} />
          <Rose {...rose} />
          {islands.slice(1).map(({ x, y, game }, before) => {
            const from = islands[before];
            return game && from ? <path key={game.id} className="route" d={course(from, { x, y })} /> : null;
          })}
          {islands.map(({ x, y, box, game }, index) =>
            game === undefined ? (
              <Unknown key={`unknown ${index.toString()}`} box={box} seed={index + 3} lit={false} />
            ) : (
              <g key={game.id}>
                <Lands lands={[{ ...box, name: game.id, seed: numberOf(game.id) }]} />
                {waits(game) ? <Pennant x={x} y={y - 10} /> : null}
                <text className="chart-name" x={x} y={y + (waits(game) ? 18 : 5)}>
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
