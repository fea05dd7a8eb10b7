import { type AnyRules, type Entry, heard, type Json, type Match, openMatch, play, type Told, undo, type Viewer } from '@archipel/kernel';
import type { Happened } from '@archipel/protocol';
import type { KeptEntry, KeptGame } from './keptGames.ts';

/** A match on this device, and all that its viewer has heard of it. */
export interface LocalMatch {
  readonly match: Match<unknown>;
  readonly happened: readonly Happened[];
}

/** Plays a kept game again from its log. Nothing if it cannot be played by the rules that are here now. */
export function replayed(rules: AnyRules, game: KeptGame, log: readonly KeptEntry[], viewer: Viewer): LocalMatch | undefined {
  const opened = openMatch(rules, game.setup);
  if (!opened.ok) return undefined;
  const happened: Happened[] = [];
  let { match } = opened;
  for (const { entry, at } of log) {
    const next = entered(rules, match, entry);
    if (!next.ok) return undefined;
    ({ match } = next);
    happened.push(line(game, entry, match.log.length, at, next.events, viewer));
  }
  return { match, happened };
}

function entered(rules: AnyRules, match: Match<unknown>, entry: Entry) {
  if ('move' in entry) return play(rules, match, entry.seat, [entry.move]);
  const back = undo(rules, match, entry.seat, entry.undo);
  return back.ok ? { ...back, events: [] } : back;
}

/** One line of the log, as the viewer hears it. */
export function line(
  { levels }: Pick<KeptGame, 'levels'>,
  entry: Entry,
  position: number,
  at: number,
  events: readonly Told<unknown>[],
  viewer: Viewer,
): Happened {
  const bot = (levels[entry.seat] ?? null) !== null;
  // The rules made these facts: they are plain data by their own schema.
  const facts = events.map((event) => heard(event, viewer) as Json);
  return { position, seat: entry.seat, at, bot, events: facts, ...('undo' in entry ? { undo: entry.undo } : {}) };
}
