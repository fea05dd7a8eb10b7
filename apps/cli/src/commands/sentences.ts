import { type AnyRules, type Entry, enter, eventFor, type MatchSetup, openMatch } from '@archipel/kernel';
import { movesExplained } from '@archipel/review';
import { type Company, loadText, partsOf, person, tellingIn } from '@archipel/text';
import { locale } from '../terminal/words.ts';

interface Told {
  readonly position: number;
  readonly seat: number;
  readonly lines: readonly string[];
  /** Why the move was made, where that was asked for. */
  readonly why?: readonly string[];
}

/** A log that is known to replay, entry by entry, as everybody heard it; with `why`, also the reasons of its moves. Entries that told nothing are left out. */
export async function sentencesOf(rules: AnyRules, setup: MatchSetup, log: readonly Entry[], why = false): Promise<readonly Told[]> {
  const text = await loadText(locale(), [...partsOf(setup.game), 'review']);
  const telling = await tellingIn(text, setup.game, setup.options);
  const players = Array.from({ length: setup.seats }, (_, seat) => text.t('home.chairNumber', { number: seat + 1 }));
  const company: Company = { viewer: 'spectator', players };
  const opened = openMatch(rules, setup);
  if (!opened.ok) return [];
  const all: Told[] = [];
  let position: Parameters<typeof enter>[1] = opened.match;
  for (const [at, entry] of log.entries()) {
    const step = enter(rules, position, entry);
    if (!step.ok) break;
    const explained = why && !('undo' in entry) ? movesExplained(rules, position.state, [entry]) : [];
    const reasons = explained.flatMap((made) => made.reasons.flatMap((reason) => telling.reason(reason)?.text ?? []));
    ({ position } = step);
    const events = step.played.flatMap((played) => played.events).map((event) => telling.event(eventFor(event, 'spectator'), company).text);
    const lines =
      'dealt' in entry
        ? [text.t('review.dealt', { name: players[entry.seat] ?? '' })]
        : 'undo' in entry
          ? [text.say('plain.tookBack', { seat: person(company, entry.seat), count: entry.undo }).text]
          : events;
    if (lines.length + reasons.length > 0) all.push({ position: at + 1, seat: entry.seat, lines, ...(why && { why: reasons }) });
  }
  return all;
}
