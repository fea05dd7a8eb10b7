const PARTS = 72;

/** A compass rose around the origin: eight points, each half dark and half light, in a ring of degrees. */
export function Rose({ radius }: { readonly radius: number }) {
  const size = (part: number) => (radius * part).toFixed(1);
  // The small points are drawn first, so that the great ones lie over them.
  const turns = [45, 135, 225, 315, 0, 90, 180, 270];
  return (
    <g className="rose">
      <circle r={size(1)} />
      <circle r={size(0.88)} />
      <path d={degrees(radius)} />
      {turns.map((turn) => {
        const [tip, waist] = turn % 90 === 0 ? [0.84, 0.13] : [0.52, 0.085];
        return (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className="rose-dark" d={`M0-${size(tip)}L${size(waist)}-${size(waist)}L0 0Z`} />
            <path className="rose-light" d={`M0-${size(tip)}L-${size(waist)}-${size(waist)}L0 0Z`} />
          </g>
        );
      })}
    </g>
  );
}

function degrees(radius: number): string {
  return Array.from({ length: PARTS }, (_, at) => {
    const angle = (2 * Math.PI * at) / PARTS;
    const inner = at % 9 === 0 ? 0.88 : at % 3 === 0 ? 0.92 : 0.95;
    const place = (distance: number) => `${(distance * Math.sin(angle)).toFixed(1)} ${(-distance * Math.cos(angle)).toFixed(1)}`;
    return `M${place(radius)}L${place(radius * inner)}`;
  }).join('');
}

const RHUMBS = Array.from({ length: 16 }, (_, at) => {
  const angle = (2 * Math.PI * at) / 16;
  return `M0 0L${(2400 * Math.sin(angle)).toFixed(0)} ${(-2400 * Math.cos(angle)).toFixed(0)}`;
}).join('');

/** The lines that a navigator lays off from the rose, in every direction, as far as the chart goes. */
export function RhumbLines() {
  return <path className="rhumb" d={RHUMBS} />;
}

/** The mark of the house: a small rose in a ring. */
export function Mark() {
  return (
    <svg className="mark" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18.4" />
      <path className="mark-small" d="M0-8.5L2.4-2.4L8.5 0L2.4 2.4L0 8.5L-2.4 2.4L-8.5 0L-2.4-2.4Z" transform="rotate(45)" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="mark-dark" d="M0-15L3.4-3.4L0 0Z" />
          <path className="mark-light" d="M0-15L-3.4-3.4L0 0Z" />
        </g>
      ))}
    </svg>
  );
}
