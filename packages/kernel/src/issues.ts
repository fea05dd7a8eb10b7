import type * as z from 'zod/mini';

/** What a schema found wrong, in plain words with the place: `position.Anna.gold: expected a number`. One home for all the hosts. */
export function issuesOf(error: z.core.$ZodError): readonly string[] {
  return error.issues.flatMap((issue) => worded(issue, []));
}

function worded(issue: z.core.$ZodIssue, before: readonly PropertyKey[]): readonly string[] {
  const path = [...before, ...issue.path];
  const at = path.length === 0 ? '' : `${path.map(String).join('.')}: `;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${at}there is no such word: ${key}`);
    case 'invalid_type':
      return [`${at}expected ${issue.expected === 'int' ? 'a whole number' : issue.expected}`];
    case 'invalid_value':
      return [`${at}expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`];
    case 'too_small':
      return [`${at}too small or too short, at least ${issue.minimum}`];
    case 'too_big':
      return [`${at}too big or too long, at most ${issue.maximum}`];
    case 'invalid_key':
      return [`${at}there is no such word`];
    case 'invalid_union': {
      // Of several forms the one that fits best says most: the one with the fewest faults.
      const [best] = issue.errors.toSorted((one, other) => one.length - other.length);
      return best?.flatMap((each) => worded(each, path)) ?? [`${at}not one of the forms that are possible`];
    }
    default:
      return [`${at}${issue.code === 'custom' && issue.message ? issue.message : issue.code.replaceAll('_', ' ')}`];
  }
}
