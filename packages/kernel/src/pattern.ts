import { isRecord } from './json.ts';

export interface Difference {
  /** Where, as a path in the words of the description: `Anna.gold`. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Compares a value with a pattern and lists what differs. Of an object only the fields that the pattern names are looked at; lists must
 * have the same length; `null` also stands for a field that is absent.
 */
export function differences(pattern: unknown, found: unknown, path = ''): readonly Difference[] {
  const here = (): readonly Difference[] => [{ path: path || '(all)', expected: pattern, found }];
  if (pattern === null) return found === null || found === undefined ? [] : here();
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found) || found.length !== pattern.length) return here();
    return pattern.flatMap((item, at) => differences(item, found[at], `${path}[${at}]`));
  }
  if (isRecord(pattern)) {
    if (!isRecord(found)) return here();
    return Object.keys(pattern).flatMap((key) => differences(pattern[key], found[key], path ? `${path}.${key}` : key));
  }
  return pattern === found ? [] : here();
}

export function fits(pattern: unknown, found: unknown): boolean {
  return differences(pattern, found).length === 0;
}

/** Whether each pattern fits one of the values, in the same order, others between them left aside. Answers the first that finds none. */
export function missingInOrder(patterns: readonly unknown[], values: readonly unknown[]): unknown {
  let from = 0;
  for (const pattern of patterns) {
    const at = values.findIndex((value, index) => index >= from && fits(pattern, value));
    if (at < 0) return pattern;
    from = at + 1;
  }
  return undefined;
}
