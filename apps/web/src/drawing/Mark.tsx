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
