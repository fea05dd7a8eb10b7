import { isRecord, type Json, type Patch, valueAt, withChanges } from '@archipel/kernel';

type Changes = Patch['changes'];

/** Whether a place is another, or lies in it. */
export const within = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);

/** The changes with another value at a place: what overlaps it gives way, and the built-in value is no change. */
export function withValue(builtIn: object, changes: Changes, path: string, value: Json): Changes {
  const others = Object.entries(changes).filter(([at]) => !within(at, path) && !within(path, at));
  const was = plain(valueAt(builtIn, path));
  return Object.fromEntries(JSON.stringify(was) === JSON.stringify(plain(value)) ? others : [...others, [path, value]]);
}

/** A value without the remarks on it. */
export function plain(value: unknown): Json {
  if (!isRecord(value)) return (value ?? null) as Json;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'sure' && key !== 'or')) as Json;
}

/** The value that a place has with these changes of the built-in box. */
export function valueWith(builtIn: object, changes: Changes, path: string): Json {
  const made = withChanges(builtIn as Json, changes);
  return plain(valueAt(made.ok ? made.value : builtIn, path));
}
