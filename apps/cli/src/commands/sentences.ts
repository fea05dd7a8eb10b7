import { type AnyRules, type Entry, enter, eventFor, type MatchSetup, openMatch } from '@archipel/kernel';
import { type Company, loadText, partsOf, person, tellingIn } from '@archipel/text';
import { locale } from '../terminal/words.ts';

interface Told {
  readonly position: number;
  readonly seat: number;
  readonly lines: readonly string[];
}

/** A log that is known to replay, entry by entry, as everybody heard it. Entries that told nothing are left out. */
export async function sentencesOf(rules: AnyRules, setup: MatchSetup, log: readonly Entry[]): Promise<readonly Told[]> {
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
    ({ position } = step);
    const events = step.played.flatMap((played) => played.events).map((event) => telling.event(eventFor(event, 'spectator'), company).text);
    const lines =
      'dealt' in entry
        ? [text.t('review.dealt', { name: players[entry.seat] ?? '' })]
        : 'undo' in entry
          ? [text.say('plain.tookBack', { seat: person(company, entry.seat), count: entry.undo }).text]
          : events;
    if (lines.length > 0) all.push({ position: at + 1, seat: entry.seat, lines });
  }
  return all;
}
