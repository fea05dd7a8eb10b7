import type { Seat } from '@archipel/kernel';

/** Each seat has a signal flag. Without colour they differ by pattern: stripes, quarters, diagonal, cross. */
export const FLAGS = [
  [
    { colour: 'yellow', d: 'M0 0H24V16H0Z' },
    { colour: 'blue', d: 'M0 4H24V12H0Z' },
  ],
  [
    { colour: 'white', d: 'M0 0H24V16H0Z' },
    { colour: 'red', d: 'M0 0H12V8H0ZM12 8H24V16H12Z' },
  ],
  [
    { colour: 'yellow', d: 'M0 0H24V16H0Z' },
    { colour: 'red', d: 'M0 0H24L0 16Z' },
  ],
  [
    { colour: 'white', d: 'M0 0H24V16H0Z' },
    { colour: 'blue', d: 'M9.5 0H14.5V16H9.5ZM0 5.5H24V10.5H0Z' },
  ],
] as const;

export function Flag({ seat, width = 24 }: { readonly seat: Seat; readonly width?: number }) {
  return (
    <svg className="signal" width={width} height={Math.round((width * 2) / 3)} viewBox="0 0 24 16" aria-hidden="true">
      {(FLAGS[seat % FLAGS.length] ?? []).map(({ colour, d }) => (
        <path key={d} className={`signal-${colour}`} d={d} />
      ))}
      <rect className="signal-edge" x=".4" y=".4" width="23.2" height="15.2" />
    </svg>
  );
}
