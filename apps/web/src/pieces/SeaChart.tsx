import { useMemo } from 'react';
import { type Box, shore } from './shore.ts';

/** Water-lines around a coast, the outermost first: a broad line of ink under a slightly narrower one of sea. */
const WATER_LINES = [
  { ink: 33, sea: 31.6, strength: 0.28 },
  { ink: 23, sea: 21.4, strength: 0.42 },
  { ink: 14.5, sea: 12.7, strength: 0.6 },
  { ink: 7.6, sea: 5.6, strength: 0.85 },
];

interface Coast extends Box {
  readonly name: string;
  readonly seed: number;
}

/** Islands with their water-lines: ring by ring, and all land last, so that no island's water lies over another's land. */
export function Lands({ lands, scale = 1 }: { readonly lands: readonly Coast[]; readonly scale?: number }) {
  const coasts = useMemo(
    () => lands.map((land) => ({ key: `${land.name}-${land.seed}`, d: shore(land, land.seed, scale) })),
    [lands, scale],
  );
  return (
    <g className="isle">
      {WATER_LINES.map(({ ink, sea, strength }) => (
        <g key={ink}>
          {coasts.map(({ key, d }) => (
            <path key={key} className="isle-line" d={d} strokeWidth={ink} opacity={strength} />
          ))}
          {coasts.map(({ key, d }) => (
            <path key={key} className="isle-sea" d={d} strokeWidth={sea} />
          ))}
        </g>
      ))}
      {coasts.map(({ key, d }) => (
        <path key={key} className="isle-land" d={d} />
      ))}
    </g>
  );
}

/** Empty water that may become an island: its coast only guessed. */
export function Unknown({ box, seed, lit }: { readonly box: Box; readonly seed: number; readonly lit: boolean }) {
  const { x, y, width, height } = box;
  const coast = useMemo(() => shore({ x, y, width, height }, seed), [x, y, width, height, seed]);
  return <path className="isle-unknown" data-lit={lit} d={coast} />;
}

const BAR = 40;
export const FRAME = 9;

/** The neat-line: the graduated frame of a chart. */
export function NeatLine({ width, height }: { readonly width: number; readonly height: number }) {
  const [across, down] = [bars(width), bars(height)];
  const [thick, edge] = [FRAME - 4.5, 2.2];
  return (
    <g className="neat">
      <rect className="neat-paper" x="0" y="0" width={width} height={height} />
      {across.map(({ at, length, dark }) => (
        <g key={at}>
          <rect data-dark={dark} x={at} y={edge} width={length} height={thick} />
          <rect data-dark={!dark} x={at} y={height - edge - thick} width={length} height={thick} />
        </g>
      ))}
      {down.map(({ at, length, dark }) => (
        <g key={at}>
          <rect data-dark={dark} x={edge} y={at} width={thick} height={length} />
          <rect data-dark={!dark} x={width - edge - thick} y={at} width={thick} height={length} />
        </g>
      ))}
      <rect className="neat-edge" x=".5" y=".5" width={Math.max(0, width - 1)} height={Math.max(0, height - 1)} />
      <rect className="neat-edge" x={FRAME} y={FRAME} width={Math.max(0, width - 2 * FRAME)} height={Math.max(0, height - 2 * FRAME)} />
    </g>
  );
}

function bars(length: number) {
  const count = Math.max(0, Math.ceil((length - 2 * FRAME) / BAR));
  return Array.from({ length: count }, (_, bar) => {
    const at = FRAME + bar * BAR;
    return { at, length: Math.min(BAR, length - FRAME - at), dark: bar % 2 === 0 };
  });
}

const DEGREES = Array.from({ length: 72 }, (_, at) => {
  const angle = (at * 5 * Math.PI) / 180;
  const length = at % 6 === 0 ? 0.1 : at % 2 === 0 ? 0.07 : 0.04;
  const place = (radius: number) => `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  return `M${place(1)}L${place(1 - length)}`;
}).join('');

/** The eight points of the rose, the small ones first so that the great ones lie over them. */
const POINTS = [45, 135, 225, 315, 0, 90, 180, 270];

export function Rose({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <g className="compass" transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle r="1" />
      <circle r=".86" />
      <path d={DEGREES} />
      {POINTS.map((turn) => {
        const [tip, waist] = turn % 90 === 0 ? [0.82, 0.13] : [0.5, 0.09];
        return (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className="compass-dark" d={`M0 ${-tip}L${waist} ${-waist}L0 0Z`} />
            <path className="compass-light" d={`M0 ${-tip}L${-waist} ${-waist}L0 0Z`} />
          </g>
        );
      })}
    </g>
  );
}

/** Lines of longitude and latitude, and the rhumb lines that a navigator lays off from the rose. */
export function Graticule({
  width,
  height,
  rose,
}: {
  readonly width: number;
  readonly height: number;
  readonly rose: { readonly x: number; readonly y: number };
}) {
  const far = width + height;
  const meridians = Array.from({ length: Math.floor(width / 100) }, (_, at) => `M${(at + 1) * 100} 0V${height}`);
  const parallels = Array.from({ length: Math.floor(height / 100) }, (_, at) => `M0 ${(at + 1) * 100}H${width}`);
  const rhumbs = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    return `M${rose.x} ${rose.y}l${(far * Math.sin(angle)).toFixed(0)} ${(far * Math.cos(angle)).toFixed(0)}`;
  });
  return (
    <g className="grid-lines">
      <path d={[...meridians, ...parallels].join('')} />
      <path className="grid-rhumbs" d={rhumbs.join('')} />
    </g>
  );
}
