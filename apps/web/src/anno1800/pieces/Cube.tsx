import { type Level, nameOfLevel } from './levels.ts';

/** Levels differ by shape as well as by colour: circle, square, triangle, hexagon, diamond. */
const SHAPES = [
  <circle key="farmer" cx="10" cy="10" r="8.4" />,
  <rect key="worker" x="2.2" y="2.2" width="15.6" height="15.6" rx="1.6" />,
  <path key="artisan" d="M10 1.8L18.9 17.4H1.1Z" />,
  <path key="engineer" d="M10 .9L18 5.4V14.6L10 19.1L2 14.6V5.4Z" />,
  <path key="investor" d="M10 .4L19.6 10L10 19.6L.4 10Z" />,
];

/** `full`: a cube; `slot`: a free workplace for one; `ghost`: planned to come; `gone`: planned to leave; `miss`: missing. */
type CubeState = 'full' | 'slot' | 'ghost' | 'gone' | 'miss';

interface Props {
  readonly level: Level;
  readonly size?: number;
  readonly state?: CubeState;
}

/** A population token, or the place of one. */
export function Cube({ level, size = 16, state = 'full' }: Props) {
  return (
    <svg
      className="cube"
      data-level={nameOfLevel(level)}
      data-explain={`level ${nameOfLevel(level)}`}
      data-state={state}
      width={size}
      height={size}
      viewBox="-1.2 -1.2 22.4 22.4"
      aria-hidden="true"
    >
      {SHAPES[level]}
    </svg>
  );
}
