/** Collects what is wrong with a position; every fault names its place. */
export interface Faults {
  readonly all: readonly string[];
  add(path: string, fault: string): void;
}

export function noFaults(): Faults {
  const all: string[] = [];
  return { all, add: (path, fault) => void all.push(`${path}: ${fault}`) };
}
