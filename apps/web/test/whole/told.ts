import { gameById } from '@archipel/games';
import { type AnyRules, type Entry, eventFor, importMatch, type Match, openMatch, play, undo } from '@archipel/kernel';
import { logEntrySchema, type MatchNow, matchSchema, patched, tellSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import type { Guest } from './guest.ts';

/** All views and lines of the log that went over the wire to somebody who looks on, each with its position. */
export function told({ heard: words }: Guest) {
  const views: Pick<MatchNow, 'position' | 'view'>[] = [];
  const lines: z.output<typeof logEntrySchema>[] = [];
  let [position, view] = [-1, undefined as MatchNow['view'] | undefined];
  const see = (at: number, seen: MatchNow['view']) => {
    [position, view] = [at, seen];
    views.push({ position, view });
  };
  for (const word of words.map((each): unknown => JSON.parse(each))) {
    const [match, log, tell] = [matchSchema.safeParse(word), z.array(logEntrySchema).safeParse(word), tellSchema.safeParse(word)];
    if (match.success) see(match.data.position, match.data.view);
    else if (log.success) lines.push(...log.data);
    else if (tell.success && tell.data.tell === 'match') see(tell.data.match.position, tell.data.match.view);
    else if (tell.success && tell.data.tell === 'update') {
      const { update } = tell.data;
      lines.push(...update.entries);
      if (update.view !== undefined) see(update.position, update.view);
      else if (update.from === position && view !== undefined) see(update.position, patched(view, update.delta));
    }
  }
  return { views, lines };
}

/** What somebody who looks on may know of a finished match, by its file: the view and the news at each position. */
export function allowed(file: string) {
  const read = importMatch(file);
  const rules = read.ok ? gameById(read.file.setup.game) : undefined;
  if (!(read.ok && rules)) throw new Error('the match file cannot be read');
  const opened = openMatch(rules, read.file.setup);
  if (!opened.ok) throw new Error('the match cannot be set up');
  let { match } = opened;
  const views: unknown[] = [rules.view(match.state, 'spectator')];
  const news: (readonly unknown[])[] = [[]];
  for (const entry of read.file.log) {
    const next = after(rules, match, entry);
    if (!next.ok) throw new Error('the match does not replay');
    ({ match } = next);
    views.push(rules.view(match.state, 'spectator'));
    news.push(next.events.map((event) => eventFor(event, 'spectator')));
  }
  return { views, news };
}

function after(rules: AnyRules, match: Match<unknown>, entry: Entry) {
  if ('move' in entry) return play(rules, match, entry.seat, [entry.move]);
  if ('dealt' in entry) throw new Error('nothing was dealt anew');
  const back = undo(rules, match, entry.seat, entry.undo);
  return back.ok ? { ...back, events: [] } : back;
}
