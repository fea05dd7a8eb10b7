import type { AnyRules } from '@archipel/kernel';

/** What comes from outside about a match, as far as the game itself can judge it. */
interface FromOutside {
  readonly view?: unknown;
  readonly entries?: readonly { readonly events: readonly unknown[] }[];
}

/**
 * Whether a view and events are what these rules know. Asked once of each that comes from a server; what the rules of this page made need
 * not be asked. The values are kept as they are: parts that have not changed stay the same objects, and need not be drawn again.
 */
export function fits({ schemas }: AnyRules, { view, entries = [] }: FromOutside): boolean {
  if (view !== undefined && !schemas.view.safeParse(view).success) return false;
  return entries.every(({ events }) => events.every((event) => schemas.fact.safeParse(event).success));
}
