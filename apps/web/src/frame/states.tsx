import type { ReactNode } from 'react';

interface Says {
  readonly title: string;
  /** Whether this is all that the page says: its title is then the page's. */
  readonly whole?: boolean;
  readonly children?: ReactNode;
}

function Title({ title, whole }: Pick<Says, 'title' | 'whole'>) {
  return whole ? <h1 className="state-title">{title}</h1> : <p className="state-title">{title}</p>;
}

/** An island that nobody has surveyed yet: what stands where something will be. */
export function Empty({ title, whole = false, children }: Says) {
  return (
    <div className="state state-empty">
      <svg className="unsurveyed" viewBox="-44 -30 88 60" aria-hidden="true">
        <path d="M-34-4C-36-16-22-22-12-18C-4-26 12-24 18-17C30-20 38-8 32 2C38 12 26 22 14 17C4 25-12 22-16 16C-28 20-38 8-34-4Z" />
      </svg>
      <Title title={title} whole={whole} />
      {children}
    </div>
  );
}

/** Something went wrong, or nothing came of it. */
export function Trouble({ title, whole = false, children }: Says) {
  return (
    <div className="state state-trouble" role="alert">
      <Title title={title} whole={whole} />
      {children}
    </div>
  );
}

/** It is on its way. Shown late, so that what comes at once does not flicker. */
export function Coming({ title, whole = false }: Omit<Says, 'children'>) {
  return (
    <div className="state state-coming" role="status">
      <svg className="coming-rose" viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="17" />
        <path d="M0-14L3-3L14 0L3 3L0 14L-3 3L-14 0L-3-3Z" />
      </svg>
      <Title title={title} whole={whole} />
    </div>
  );
}
