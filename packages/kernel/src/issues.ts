import type * as z from 'zod/mini';
import { isRecord } from './json.ts';

/** One thing that a schema found wrong, as data: where, and a code with what its sentence needs. `packages/text` has the sentences. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a schema found wrong. With the value that was given, things of its lists are called by their ids. */
export function faultsOf(error: z.core.$ZodError, given?: unknown): readonly Fault[] {
  return error.issues.flatMap((issue) => faultsIn(issue, [], given));
}

/** The same in plain words with the place, for logs, files and the API: `position.Anna.gold: expected a number`. One home for all the hosts. */
export function issuesOf(error: z.core.$ZodError): readonly string[] {
  return faultsOf(error).map(({ path, code, values }) => `${path === '' ? '' : `${path}: `}${worded(code, values)}`);
}

function faultsIn(issue: z.core.$ZodIssue, before: readonly PropertyKey[], given: unknown): readonly Fault[] {
  const path = [...before, ...issue.path];
  const at = namedPath(given, path).join('.');
  const one = (code: string, values: Fault['values'] = {}): readonly Fault[] => [{ path: at, code, values }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.flatMap((word) => one('unknown-word', { word }));
    case 'invalid_type':
      return one('expected-type', { type: issue.expected });
    case 'invalid_value':
      return one('expected-one-of', { values: issue.values.map((value) => JSON.stringify(value)).join(' or ') });
    case 'too_small':
      return one('too-small', { least: Number(issue.minimum) });
    case 'too_big':
      return one('too-big', { most: Number(issue.maximum) });
    case 'invalid_key':
      return one('no-such-word');
    case 'invalid_union': {
      // Of several forms the one that fits best says most: the one with the fewest faults.
      const [best] = issue.errors.toSorted((some, others) => weight(some) - weight(others));
      return best?.flatMap((each) => faultsIn(each, path, given)) ?? one('no-such-form');
    }
    default:
      return custom(issue, one);
  }
}

/** A box whose every field is unknown to a form does not fit it badly by one fault. */
function weight(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function custom(issue: z.core.$ZodIssue, one: (code: string, values?: Fault['values']) => readonly Fault[]): readonly Fault[] {
  const params: unknown = issue.code === 'custom' ? issue.params : undefined;
  const message = issue.code === 'custom' && issue.message ? issue.message : issue.code.replaceAll('_', ' ');
  if (!isRecord(params) || typeof params['code'] !== 'string') return one('other', { message });
  const { code, ...rest } = params;
  const values = Object.entries(rest).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)] as const);
  return one(code, { ...Object.fromEntries(values), message });
}

/** A code in plain words, as it stands in logs. */
export function worded(code: string, values: Fault['values']): string {
  switch (code) {
    case 'unknown-word':
      return `there is no such word: ${values['word']}`;
    case 'expected-type':
      return `expected ${values['type'] === 'int' ? 'a whole number' : values['type']}`;
    case 'expected-one-of':
      return `expected ${values['values']}`;
    case 'too-small':
      return `too small or too short, at least ${values['least']}`;
    case 'too-big':
      return `too big or too long, at most ${values['most']}`;
    case 'no-such-word':
      return 'there is no such word';
    case 'no-such-form':
      return 'not one of the forms that are possible';
    default:
      return String(values['message'] ?? code);
  }
}

/** A path of numbers as people write it: things of lists by their ids. */
function namedPath(root: unknown, path: readonly PropertyKey[]): readonly string[] {
  let node = root;
  return path.map((key) => {
    const next: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
    const word = Array.isArray(node) && isRecord(next) && typeof next['id'] === 'string' ? next['id'] : String(key);
    node = next;
    return word;
  });
}
