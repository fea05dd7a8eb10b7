import type { Level } from '@archipel/anno1503';

/** Told apart by shape as well as by colour. */
const SHAPES: Readonly<Record<Level, string>> = {
  explorer: 'M10 1.6A8.4 8.4 0 1 1 9.99 1.6Z',
  settler: 'M3.8 2.2H16.2A1.6 1.6 0 0 1 17.8 3.8V16.2A1.6 1.6 0 0 1 16.2 17.8H3.8A1.6 1.6 0 0 1 2.2 16.2V3.8A1.6 1.6 0 0 1 3.8 2.2Z',
  citizen: 'M10 1.8L18.9 17.4H1.1Z',
  merchant: 'M10 .9L18 5.4V14.6L10 19.1L2 14.6V5.4Z',
};

/** An inhabitant: circle, square, triangle, hexagon from the lowest level up. */
export function Person({ level, size = 16, ghost = false }: { readonly level: Level; readonly size?: number; readonly ghost?: boolean }) {
  return (
    <svg
      className="person"
      data-person={level}
      data-ghost={ghost}
      data-explain={`level ${level}`}
      width={size}
      height={size}
      viewBox="-1.2 -1.2 22.4 22.4"
      aria-hidden="true"
    >
      <path d={SHAPES[level]} />
    </svg>
  );
}
