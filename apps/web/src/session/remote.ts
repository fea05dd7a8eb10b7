import { illegalMoveSchema } from '@archipel/kernel';
import {
  happenedSchema,
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
import { useLine, watchTable } from '../api/socket.ts';
import { myTables } from '../api/tables.ts';
import { newName } from './newName.ts';
import type { Answer, Now, Session } from './session.ts';

/** How long the move of a bot is looked at before the next is shown. */
const PACE = 900;
/** How long to wait before a command is sent once more that nobody has answered: under the same key, so it is never carried out twice. */
const RETRIES = [300, 1200];
const LOG_PAGE = 500;

const logSchema = z.array(happenedSchema);

/** Opens the match of a table on the server. Answers why not, where it cannot be. */
export async function openRemote(table: Table, seated: boolean): Promise<Session | { readonly fault: string }> {
  const path = pathTo(PATHS.match, { table: table.id });
  const [match, seen] = await Promise.all([ask(path, { answer: matchSchema }), seated ? seenOf(table.id) : undefined]);
  if (!match.ok) return { fault: match.fault };
  const log = await logOf(table.id, 0, match.value.position);
  if (!log.ok) return { fault: log.fault };
  return remoteSession(table, match.value, log.value, seen ?? match.value.position);
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

function remoteSession(first: Table, match: MatchNow, log: Now['happened'], seen: number): Session {
  const { id } = first;
  const path = (of: string) => pathTo(of, { table: id });
  const listeners = new Set<() => void>();
  let closed = false;
  let hurried = false;
  let view = match.view;
  let waiting: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;
  let reading = false;
  const lineNow = (): Now['line'] => (useLine.getState().line === 'live' ? 'live' : 'lost');
  let now: Now = {
    ...standingOf(match),
    game: match.game,
    viewer: match.seat ?? 'spectator',
    chairs: first.chairs,
    view,
    happened: log,
    seen,
    honesty: first.honesty,
    line: 'live',
    thinking: thinks(first, match.active),
  };

  function tell(change: Partial<Now>): void {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  }

  /** Shows what is new; what does not join on to what is known is asked for as a whole. */
  function take(update: Update): void {
    if (update.position < now.position || (update.position === now.position && update.happened.length > 0)) return;
    if (update.view === undefined && update.from !== now.position) return void readAnew();
    view = update.view ?? patched(view, update.delta);
    const news = update.happened.filter(({ position }) => position > now.position);
    shownAt = performance.now();
    const active = update.active;
    if (active.some((seat) => seat === now.viewer)) hurried = false;
    tell({ ...standingOf(update), view, happened: [...now.happened, ...news], thinking: botAmong(active) });
  }

  const botAmong = (active: readonly number[]) => thinks(now, active);

  /** Moves of bots come as fast as they think: they are shown one after another, so that one can follow. */
  function arrive(update: Update): void {
    waiting.push(update);
    drain();
  }

  function drain(): void {
    if (timer !== undefined || closed) return;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const left = shownAt + PACE - performance.now();
      if (!hurried && left > 0 && next.happened.some(({ bot }) => bot)) {
        timer = setTimeout(() => {
          timer = undefined;
          drain();
        }, left);
        return;
      }
      waiting.shift();
      take(next);
    }
  }

  /** Everything that has come in, at once. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (const update of all) take(update);
  }

  async function readAnew(): Promise<void> {
    if (reading) return;
    reading = true;
    const read = await ask(path(PATHS.match), { answer: matchSchema });
    if (read.ok) await takeWhole(read.value);
    reading = false;
  }

  async function takeWhole(whole: MatchNow): Promise<void> {
    const news = await logOf(id, now.position, whole.position);
    if (!news.ok || closed || whole.position < now.position) return;
    waiting = [];
    view = whole.view;
    tell({ ...standingOf(whole), view, happened: [...now.happened, ...news.value], thinking: botAmong(whole.active) });
  }

  function hear(word: Tell): void {
    if (word.tell === 'update') arrive(word.update);
    else if (word.tell === 'match') void takeWhole(word.match);
    else if (word.tell === 'table') tell({ chairs: word.table.chairs, honesty: word.table.honesty });
  }
  const heardUpTo = () => waiting.at(-1)?.position ?? now.position;
  const unwatch = watchTable(id, { after: heardUpTo, hear });
  const unline = useLine.subscribe(() => lineNow() !== now.line && tell({ line: lineNow() }));

  async function command(of: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (closed || now.viewer === 'spectator') return { ok: false, fault: 'closed' };
    // Nobody moves on a table that is not what it looks like.
    flush();
    const sent = { at: now.position, key: newName(), ...body };
    for (const wait of [...RETRIES, 0]) {
      const asked = await ask(path(of), { method: 'POST', body: sent, answer: updateSchema });
      if (asked.ok) {
        take(asked.value);
        return { ok: true };
      }
      if (asked.fault !== 'offline') return refusedBy(asked);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return { ok: false, fault: 'lost' };
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

  return {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (plan) => command(PATHS.moves, { plan }),
    undo: (count) => command(PATHS.undo, { count }),
    hurry() {
      hurried = true;
      flush();
    },
    async file() {
      if (now.outcome === null) return undefined;
      const answer = await fetch(path(PATHS.file)).catch(() => undefined);
      return answer?.ok ? answer.text() : undefined;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      unwatch();
      unline();
    },
  };
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
