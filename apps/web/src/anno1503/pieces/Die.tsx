const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.6, 6.6],
    [12, 12],
    [17.4, 17.4],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.6, 6.6],
    [17.4, 6.6],
    [12, 12],
    [6.6, 17.4],
    [17.4, 17.4],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** A face of the die; without a number an empty one. */
export function Die({
  value,
  size = 24,
  hit = false,
}: {
  readonly value?: number | undefined;
  readonly size?: number;
  readonly hit?: boolean;
}) {
  return (
    <svg className="die" data-hit={hit} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.2" y="1.2" width="21.6" height="21.6" rx="4.2" />
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 2.5 : 2.05} />
      ))}
    </svg>
  );
}
