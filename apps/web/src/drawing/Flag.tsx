import type { Seat } from '@archipel/kernel';

/** Each seat flies a signal flag, told apart without colour: stripes, quarters, diagonal, cross. */
const FLAGS = [
  ['yellow', 'blue', 'M0 4H24V12H0Z'],
  ['white', 'red', 'M0 0H12V8H0ZM12 8H24V16H12Z'],
  ['yellow', 'red', 'M0 0H24L0 16Z'],
  ['white', 'blue', 'M9.5 0H14.5V16H9.5ZM0 5.5H24V10.5H0Z'],
] as const;

export function Flag({ seat }: { readonly seat: Seat }) {
  const [ground, sign, shape] = FLAGS[seat % FLAGS.length] ?? FLAGS[0];
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      <path className={`flag-${ground}`} d="M0 0H24V16H0Z" />
      <path className={`flag-${sign}`} d={shape} />
      <rect className="flag-edge" x=".5" y=".5" width="23" height="15" />
    </svg>
  );
}
