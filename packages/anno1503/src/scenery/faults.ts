import type * as z from 'zod/mini';

/** Collects what is wrong with a position; every fault names its place. */
export interface Faults {
  readonly all: readonly string[];
  add(path: string, fault: string): void;
}

export function noFaults(): Faults {
  const all: string[] = [];
  return { all, add: (path, fault) => void all.push(`${path}: ${fault}`) };
}

/** What the schema has found, in words. */
export function formFaults(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  return issues.map((issue) => `${pathOf(issue.path)}: ${explained(issue)}`);
}

/** `seats[0].gold` */
function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return text.replace(/^\./, '') || 'position';
}

function explained(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `nothing is called ${issue.keys.join(', ')} here`;
    case 'invalid_type':
      return `${issue.expected} expected`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')} expected`;
    case 'invalid_key':
      return 'no such name';
    case 'too_small':
      return `at least ${issue.minimum} expected`;
    case 'too_big':
      return `at most ${issue.maximum} expected`;
    case 'invalid_format':
      return 'a square like b3 expected';
    default:
      return 'a square, null or { at, spent } expected';
  }
}
