import {
  type AnyRules,
  type Entry,
  type Match,
  type MatchFault,
  type MatchSetup,
  openMatch,
  play,
  type Refused,
  undo,
} from '@archipel/kernel';

export type Replayed = { readonly ok: true; readonly match: Match<unknown> } | MatchFault | (Refused & { readonly at: number });

/**
 * Plays a log again, told after every entry, the position before the first included: a long one can be watched and stopped. What is told
 * is awaited.
 */
export async function replaying(
  rules: AnyRules,
  setup: MatchSetup,
  log: readonly Entry[],
  onPosition: (match: Match<unknown>, entries: number) => Promise<void> | undefined,
): Promise<Replayed> {
  const opened = openMatch(rules, setup);
  if (!opened.ok) return opened;
  let { match } = opened;
  await onPosition(match, 0);
  for (const [at, entry] of log.entries()) {
    // The log is known: without it, no entry costs a copy of all those before.
    const before = { ...match, log: [] };
    const next = 'undo' in entry ? undo(rules, before, entry.seat, entry.undo) : play(rules, before, entry.seat, [entry.move]);
    if (!next.ok) return { ok: false, illegal: next.illegal, at };
    ({ match } = next);
    await onPosition(match, at + 1);
  }
  return { ok: true, match: { ...match, log } };
}
