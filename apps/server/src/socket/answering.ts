import type { Ask, CommandAsk } from '@archipel/protocol';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../connections/hub.ts';
import { storeProblem } from '../http/errors.ts';
import type { CommandLimits } from '../http/limits.ts';
import { type Authenticator, allows, type Who } from '../identity/authentication.ts';
import type { Commands, SentCommand } from '../play/commands.ts';
import { isProblem, type Problem, problem } from '../problems/problem.ts';
import { problemDocument } from '../problems/reply.ts';
import type { Clock } from '../system/clock.ts';
import type { Watching } from './watching.ts';

export interface AnsweringDeps {
  readonly watching: Watching;
  readonly commands: Pick<Commands, 'carryOutWatched'>;
  readonly commandLimits: CommandLimits;
  readonly authenticator: Pick<Authenticator, 'identify'>;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
}

export interface Answering {
  /** Answers what was asked; `onExcess` is called if it was a command that came too soon after others. */
  answer(ask: Ask, onExcess: () => void): void;
  /** The line is closed. */
  end(): void;
}

const MOST_WATCHED = 20;

export const isCommand = (ask: Ask): ask is CommandAsk => 'key' in ask;

/** Answers what one client asks on its line, for as long as that is open. */
export function answering(connection: Connection, opened: FastifyRequest, isOpen: () => boolean, deps: AnsweringDeps): Answering {
  const { watching, commands, commandLimits, authenticator, clock, onFault } = deps;
  const watched = new Map<string, () => void>();
  let order = Promise.resolve();

  function refuse(fault: Problem, { table, key }: { readonly table?: string; readonly key?: string }): void {
    const about = { ...(table !== undefined && { table }), ...(key !== undefined && { key }) };
    connection.tell({ tell: 'problem', ...about, problem: problemDocument(fault) });
  }

  async function guarded(ask: Ask, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (fault) {
      const stored = storeProblem(fault, opened.log);
      if (stored === undefined) onFault(fault);
      refuse(stored ?? problem('fault', 'something went wrong on our side'), ask.ask === 'ping' ? {} : ask);
    }
  }

  async function watch(ask: Exclude<Ask, CommandAsk>): Promise<void> {
    if (ask.ask === 'ping') return connection.tell({ tell: 'pong', now: clock.now() });
    watched.get(ask.table)?.();
    watched.delete(ask.table);
    if (ask.ask === 'unwatch') return;
    const full =
      watched.size >= MOST_WATCHED ? problem('too-many-requests', `at most ${MOST_WATCHED} tables on one connection`) : undefined;
    const end = full ?? (await watching.watch(ask.table, connection.who, connection.tell, ask));
    if (isProblem(end)) return refuse(end, { table: ask.table });
    // It may have been closed while we were looking.
    if (isOpen()) watched.set(ask.table, end);
    else end();
  }

  /** Who sends a command. It is asked anew for each, as for a request: the session may have ended since the line was opened. */
  async function sender({ table }: CommandAsk, onExcess: () => void): Promise<Who | Problem> {
    const ofAddress = await commandLimits.ofAddress(opened);
    const who = ofAddress ?? (await authenticator.identify(opened));
    opened.who = who;
    const excess = ofAddress ?? (isProblem(who) ? undefined : await commandLimits.ofPerson(opened));
    if (excess) onExcess();
    if (excess || isProblem(who)) return excess ?? who;
    if (!allows(who.credential, 'play')) return problem('scope-missing', `the token lacks the scope 'play'`);
    return watched.has(table) ? who : problem('not-watched', 'on a socket only who watches a table moves there');
  }

  async function carryOut(ask: CommandAsk, who: Who): Promise<void> {
    const { table, at, key } = ask;
    const command: SentCommand['command'] = ask.ask === 'play' ? { plan: ask.plan } : { undo: ask.count };
    const done = await commands.carryOutWatched(table, who, { at, key, command });
    if (isProblem(done)) refuse(done, ask);
    else connection.tell({ tell: 'done', table, key, position: done });
  }

  async function begin(ask: CommandAsk, onExcess: () => void): Promise<void> {
    // Nobody would hear the answer, and whoever was told to hang up has no say any more.
    if (!isOpen()) return;
    const who = await sender(ask, onExcess);
    if (isProblem(who)) return refuse(who, ask);
    // It is begun in its turn, but nothing that is asked later waits for its end: a table may be slow.
    if (isOpen()) void guarded(ask, () => carryOut(ask, who));
  }

  return {
    answer(ask, onExcess) {
      // One after another: an unwatch must overtake neither its watch nor a command.
      order = order.then(() => guarded(ask, () => (isCommand(ask) ? begin(ask, onExcess) : watch(ask))));
    },
    end() {
      for (const stop of watched.values()) stop();
      watched.clear();
    },
  };
}
