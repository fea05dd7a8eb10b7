import type { ReactNode } from 'react';

export interface Figure {
  readonly value: ReactNode;
  readonly label: string;
}

/** A few numbers that tell what a match was like. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="score-numbers">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
