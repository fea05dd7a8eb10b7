import {
  type Command,
  carryOut,
  carryOutApart,
  type HostedMatch,
  movesApart,
  openApart,
  openHosted,
  playApart,
  replayApart,
  replayEntries,
  viewAt,
} from '@archipel/host';
import type { AnyRules, Broken, Json, MatchFault, Position, Refused, RefusedPlan, Seat, Step, Viewer } from '@archipel/kernel';
import type { MatchThreads } from '@archipel/thinkers';
import type { Snapshot, StoredEntry, StoredTable } from '../store/store.ts';
import { hasOwnBox } from '../tables/making.ts';
import { setupOf } from './setup.ts';

type Opened = { readonly ok: true; readonly match: HostedMatch } | MatchFault;
type Replayed = { readonly ok: true; readonly match: HostedMatch } | Broken;

/**
 * Runs the rules of matches. Those of a box of the house are known to be short and run here. Those of a box that somebody made run in a
 * thread with a deadline: no table holds up another. Rejects with an `Overrun` where they take too long; `LiveTables` sets such a match aside.
 */
export interface MatchRunner {
  open(table: StoredTable, rules: AnyRules, snapshot: Snapshot | undefined): Promise<Opened>;
  replay(table: StoredTable, match: HostedMatch, log: readonly StoredEntry[]): Promise<Replayed>;
  carryOut(table: StoredTable, match: HostedMatch, seat: Seat, command: Command): Promise<Step<unknown, unknown> | Refused | RefusedPlan>;
  moves(table: StoredTable, match: HostedMatch, viewer: Viewer): Promise<readonly Json[]>;
  /** How a bot's moves are made, where not by the rules here. */
  bots(table: StoredTable): BotsApart | undefined;
}

interface BotsApart {
  play(from: Position<unknown>, seat: Seat, plan: readonly Json[]): Promise<Step<unknown, unknown> | RefusedPlan>;
  moves(view: Json): Promise<readonly unknown[]>;
}

/** Rules that are known to be short. */
const here: MatchRunner = {
  open: async (table, rules, snapshot) => {
    const state = snapshot && parsed(snapshot.state);
    return openHosted(rules, setupOf(table), snapshot && state !== undefined ? { position: snapshot.position, state } : undefined);
  },
  replay: async (_, match, log) => replayEntries(match, log),
  carryOut: async (_, match, seat, command) => carryOut(match, seat, command),
  // The rules made the moves: they are plain data by their own schema.
  moves: async (_, match, viewer) => match.rules.moves(viewAt(match, match.position, viewer)) as readonly Json[],
  bots: () => undefined,
};

function apart(threads: MatchThreads): MatchRunner {
  const ask = ({ owner }: StoredTable) => threads.askFor(owner);
  return {
    open: (table, rules, snapshot) => {
      const usable = snapshot && parsed(snapshot.state) !== undefined ? snapshot : undefined;
      return openApart(ask(table), rules, setupOf(table), usable);
    },
    replay: (table, match, log) => replayApart(ask(table), match, log),
    carryOut: (table, match, seat, command) => carryOutApart(ask(table), match, seat, command),
    moves: (table, match, viewer) => (viewer === 'spectator' ? Promise.resolve([]) : movesApart(ask(table), match, viewer)),
    bots: (table) => ({
      play: (from, seat, plan) => playApart(ask(table), setupOf(table), from, seat, plan),
      moves: (view) => ask(table)('moves', { game: table.terms.game, view }),
    }),
  };
}

export function createMatchRunner(threads: MatchThreads): MatchRunner {
  const there = apart(threads);
  const by = (table: StoredTable) => (hasOwnBox(table.terms) ? there : here);
  return {
    open: (table, ...rest) => by(table).open(table, ...rest),
    replay: (table, ...rest) => by(table).replay(table, ...rest),
    carryOut: (table, ...rest) => by(table).carryOut(table, ...rest),
    moves: (table, ...rest) => by(table).moves(table, ...rest),
    bots: (table) => by(table).bots(table),
  };
}

/** A snapshot is only a cache: one that cannot be read is as good as none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
