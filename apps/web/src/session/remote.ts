import { loadGame } from '@archipel/games';
import { type AnyRules, illegalMoveSchema, type Json } from '@archipel/kernel';
import {
  type CommandAsk,
  logEntrySchema,
  type MatchNow,
  matchSchema,
  PATHS,
  patched,
  pathTo,
  refusedSchema,
  staleSchema,
  type Table,
  type Tell,
  type Update,
  updateSchema,
} from '@archipel/protocol';
import * as z from 'zod/mini';
import { type Asked, ask } from '../api/client.ts';
import { sayCommand, useConnection, watchTable } from '../api/socket.ts';
import { myTables } from '../api/tables.ts';
import { fits } from './fits.ts';
import { newName } from './newName.ts';
import type { Answer, Now, Session } from './session.ts';

/**
 * How long to wait before a command is sent once more that nobody has answered: under the same key, so it is never carried out twice. It is
 * sent until somebody answers, since only the server knows whether it counts.
 */
const RETRIES = [300, 1200, 3000, 6000];
const LONGEST_WAIT = 12_000;
const LOG_PAGE = 500;
/** Views that are kept of the latest positions. */
const VIEWS_KEPT = 400;
/** How often somebody whom the server does not know looks for news, in milliseconds. */
const ASK_EVERY = 2500;

const logSchema = z.array(logEntrySchema);

/** What is known of who opens a match: whether the server tells them news, and whether they play. */
interface Reader {
  readonly known: boolean;
  readonly seated: boolean;
}

/** What a command wants, and what goes with every one. */
type Wanted<Command> = Command extends unknown ? Omit<Command, keyof Sent | 'table'> : never;
type What = Wanted<CommandAsk>;
type Sent = Pick<CommandAsk, 'at' | 'key'>;

/** Why a game on the server cannot be opened. */
export type RemoteFault = Pick<Asked<unknown> & { readonly ok: false }, 'fault' | 'problem'>;

/** Opens the match of a table on the server. Answers why not, where it cannot be. */
export async function openRemote(table: Table, { known, seated }: Reader): Promise<Session | RemoteFault> {
  const path = pathTo(PATHS.match, { table: table.id });
  const [match, seen] = await Promise.all([ask(path, { answer: matchSchema }), seated ? seenOf(table.id) : undefined]);
  if (!match.ok) return match;
  const [log, rules] = await Promise.all([logOf(table.id, 0, match.value.position), loadGame(match.value.game)]);
  if (!log.ok) return log;
  if (rules === undefined || !fits(rules, { view: match.value.view, entries: log.value })) return { fault: 'outdated' };
  return remoteSession(rules, { ...table, known }, match.value, log.value, seen ?? match.value.position);
}

/** How far one had looked when one was last here. */
async function seenOf(table: string): Promise<number | undefined> {
  const mine = await myTables();
  return mine.ok ? mine.value.items.find((each) => each.table.id === table)?.seen : undefined;
}

/** The log after one position as far as another. */
async function logOf(table: string, after: number, to: number): Promise<Asked<z.output<typeof logSchema>>> {
  const all: z.output<typeof logSchema> = [];
  for (let from = after; from < to; ) {
    const page = await ask(`${pathTo(PATHS.log, { table })}?after=${from}&limit=${LOG_PAGE}`, { answer: logSchema });
    if (!page.ok) return page;
    const last = page.value.at(-1);
    if (last === undefined) break;
    all.push(...page.value.filter(({ position }) => position <= to));
    from = last.position;
  }
  return { ok: true, value: all };
}

function remoteSession(rules: AnyRules, first: Table & Pick<Reader, 'known'>, match: MatchNow, log: Now['entries'], seen: number): Session {
  const { id, known } = first;
  const path = (of: string) => pathTo(of, { table: id });
  const listeners = new Set<() => void>();
  let closed = false;
  let view = match.view;
  let reading = false;
  let outdated = false;
  /** Whether the server answered when it was asked last: all that somebody has whom it does not know. */
  let answered = true;
  const isHeard = () => (known ? useConnection.getState().status === 'live' : answered);
  const connectionNow = (): Now['connection'] => (outdated ? 'outdated' : isHeard() ? 'live' : 'lost');
  let now: Now = {
    ...standingOf(match),
    game: match.game,
    viewer: match.seat ?? 'spectator',
    chairs: first.chairs,
    view,
    entries: log,
    seen,
    honesty: first.honesty,
    connection: 'live',
    thinking: thinks(first, match.active),
  };

  /** What was seen at the latest positions: all that can be said later of why others did what they did. */
  const seenViews = new Map<number, unknown>([[now.position, view]]);

  function tell(change: Partial<Now>): void {
    now = { ...now, ...change };
    seenViews.set(now.position, now.view);
    if (seenViews.size > VIEWS_KEPT) seenViews.delete(Math.min(...seenViews.keys()));
    for (const listener of listeners) listener();
  }

  /** Shows what is new; what does not join on to what is known is asked for as a whole. */
  function take(update: Update): void {
    if (update.position < now.position || (update.position === now.position && update.entries.length > 0)) return;
    if (update.view === undefined && update.from !== now.position) return void readAnew();
    const before = view;
    showSteps(update);
    const next = update.view ?? patched(before, update.delta);
    const news = update.entries.filter(({ position }) => position > now.position);
    if (!fits(rules, { view: next, entries: news })) {
      beOutdated();
      return;
    }
    view = next;
    tell({ ...standingOf(update), view, entries: [...now.entries, ...news], thinking: botAmong(update.active) });
  }

  /** Several moves of others: every position on the way, as if it had come by itself. */
  function showSteps({ from, steps = [], entries, clocks }: Update): void {
    if (from !== now.position) return;
    for (const { position, round, active, delta } of steps) {
      const [next, news] = [patched(view, delta), entries.filter((each) => each.position === position)];
      // What cannot be read on the way is not shown; whether the end of it can be is seen afterwards.
      if (!fits(rules, { view: next, entries: news })) return;
      view = next;
      tell({
        position,
        round,
        active,
        undoable: 0,
        clocks,
        outcome: null,
        view,
        entries: [...now.entries, ...news],
        thinking: botAmong(active),
      });
    }
  }

  /** The server tells what these rules do not know: what is shown stays as it is, and nothing more is taken in. */
  function beOutdated(): void {
    outdated = true;
    tell({ connection: 'outdated' });
  }

  const botAmong = (active: readonly number[]) => thinks(now, active);

  async function readAnew(): Promise<void> {
    if (reading) return;
    reading = true;
    const read = await ask(path(PATHS.match), { answer: matchSchema });
    answered = read.ok || read.fault !== 'offline';
    if (read.ok && (known || read.value.position !== now.position)) await takeWhole(read.value);
    if (connectionNow() !== now.connection) tell({ connection: connectionNow() });
    reading = false;
  }

  async function takeWhole(whole: MatchNow): Promise<void> {
    const news = await logOf(id, now.position, whole.position);
    if (!news.ok || closed || whole.position < now.position) return;
    if (!fits(rules, { view: whole.view, entries: news.value })) {
      beOutdated();
      return;
    }
    view = whole.view;
    tell({ ...standingOf(whole), view, entries: [...now.entries, ...news.value], thinking: botAmong(whole.active) });
  }

  function hear(word: Tell): void {
    if (word.tell === 'update' && !outdated) take(word.update);
    else if (word.tell === 'match') void takeWhole(word.match);
    else if (word.tell === 'table') tell({ chairs: word.table.chairs, honesty: word.table.honesty });
  }
  const unwatch = known ? watchTable(id, { after: () => now.position, hear }) : askedFromTimeToTime(readAnew);
  const stopConnection = useConnection.subscribe(() => connectionNow() !== now.connection && tell({ connection: connectionNow() }));

  /** The position that a command was sent at of which nobody knows yet whether it counts. */
  let unanswered: number | undefined;
  /** Whether the seat has moved after this position: then what was sent at it counts, whatever became of the answer. */
  const hasMoved = (since: number) => now.entries.some(({ position, seat, bot }) => position > since && seat === now.viewer && !bot);

  async function command(what: What): Promise<Answer> {
    if (closed || outdated || now.viewer === 'spectator') return { ok: false, fault: 'closed' };
    if (unanswered !== undefined && !hasMoved(unanswered)) return { ok: false, fault: 'lost' };
    const sent = { at: now.position, key: newName() };
    unanswered = sent.at;
    const answer = await answerTo(what, sent);
    if (unanswered === sent.at) unanswered = undefined;
    return answer;
  }

  /** Sends a command until it is known what became of it: on the socket, and as a request where that is not open or does not answer. */
  async function answerTo(what: What, sent: Sent): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      if (closed) return { ok: false, fault: 'closed' };
      const asked = (await onSocket(what, sent)) ?? (await asRequest(what, sent));
      if (asked.ok) return { ok: true };
      if (asked.fault !== 'offline') return refusedBy(asked);
      await backOrAfter(RETRIES[attempt] ?? LONGEST_WAIT);
      if (hasMoved(sent.at)) return { ok: true };
    }
  }

  async function asRequest({ ask: kind, ...content }: What, sent: Sent): Promise<Asked<Update>> {
    const place = path(kind === 'play' ? PATHS.moves : PATHS.undo);
    const asked = await ask(place, { method: 'POST', body: { ...sent, ...content }, answer: updateSchema });
    if (asked.ok) take(asked.value);
    return asked;
  }

  async function onSocket(what: What, sent: Sent): Promise<Asked<unknown> | undefined> {
    const told = await sayCommand({ ...what, ...sent, table: id });
    if (told === undefined) return undefined;
    if (told.tell === 'done') {
      // What is new by it has been told before; but it may not have joined on to what is known.
      if (now.position < told.position) await readAnew();
      return { ok: true, value: undefined };
    }
    const { problem } = told;
    // The socket is younger than the question, and the table is not watched on it yet.
    return problem.code === 'not-watched' ? undefined : { ok: false, fault: problem.code, problem };
  }

  function refusedBy({ fault, problem }: Asked<unknown> & { readonly ok: false }): Answer {
    const refused = refusedSchema.safeParse(problem);
    if (refused.success) return { ok: false, illegal: refused.data.illegal, at: refused.data.move };
    const illegal = illegalMoveSchema.safeParse(problem?.['illegal']);
    if (illegal.success) return { ok: false, illegal: illegal.data };
    const stale = staleSchema.safeParse(problem);
    if (stale.success) take(stale.data.update);
    else void readAnew();
    return { ok: false, fault: fault === 'stale' ? 'stale' : 'closed' };
  }

  async function file(): Promise<string | undefined> {
    if (now.outcome === null) return undefined;
    const answer = await fetch(path(PATHS.file)).catch(() => undefined);
    return answer?.ok ? answer.text() : undefined;
  }

  return {
    rules,
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A server tells where a match stands, not how every position before looked.
    earlier: () => [],
    // The rules made the moves: they are plain data by their own schema.
    play: (plan) => command({ ask: 'play', plan: plan as Json[] }),
    undo: (count) => command({ ask: 'undo', count }),
    file,
    recall: {
      knows: (from, to) => now.outcome !== null || (seenViews.has(from) && seenViews.has(to)),
      async about(from, to) {
        if (now.outcome === null) return { before: seenViews.get(from), after: seenViews.get(to) };
        const text = await file();
        return text === undefined ? undefined : { match: text, audience: 'whole' };
      },
    },
    close() {
      closed = true;
      unwatch();
      stopConnection();
    },
  };
}

/** The server tells news only to those it knows; others ask. Answers how to stop. */
function askedFromTimeToTime(read: () => Promise<void>): () => void {
  const asking = setInterval(() => document.visibilityState === 'visible' && void read(), ASK_EVERY);
  return () => clearInterval(asking);
}

/** Until the server can be heard again, but no longer than this. */
function backOrAfter(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const stop = useConnection.subscribe(({ status }, before) => status === 'live' && before.status !== 'live' && done());
  });
}

/** What a match and an update have in common. */
function standingOf({ position, round, active, undoable, clocks, outcome }: MatchNow | Update) {
  return { position, round, active, undoable, clocks, outcome };
}

/** Whether a bot is to move: one that sits there, or one that stands in. */
function thinks({ chairs }: Pick<Now, 'chairs'>, active: readonly number[]): boolean {
  return active.some((seat) => {
    const chair = chairs[seat];
    return chair?.kind === 'bot' || (chair?.kind === 'person' && chair.standIn !== null);
  });
}
