import type { CardId } from '@archipel/anno1800';
import { standingEntries } from '../../table/log.ts';
import type { Entry } from './entry.ts';

/** Cards that the viewer has drawn in this turn or in the one before: they are marked until the next turn is over. */
export function newCards(entries: readonly Entry[], seat: number | undefined): ReadonlySet<CardId> {
  const found = new Set<CardId>();
  let turns = 0;
  for (const entry of standingEntries(entries).toReversed()) {
    for (const event of entry.events) {
      if (event.seat !== seat) continue;
      if (event.fact === 'drew') for (const card of event.cards ?? []) found.add(card);
      if (event.fact === 'turn') turns += 1;
    }
    if (turns === 2) return found;
  }
  return found;
}
