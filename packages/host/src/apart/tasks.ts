import {
  type AnyRules,
  type Broken,
  type Entry,
  type Event,
  enter,
  type Json,
  type MatchFault,
  type MatchSetup,
  openMatch,
  type PlayedEntry,
  type Position,
  playPlan,
  type RefusedPlan,
  type Seat,
} from '@archipel/kernel';
import { type ToldState, tellState } from './toldState.ts';

/** Sets a match up, or takes it up at a position, and carries out entries of its log. */
export interface FollowTask {
  readonly setup: MatchSetup;
  /** States by their texts. */
  readonly from?: Position<string>;
  readonly log: readonly Entry[];
}

export interface Followed {
  readonly ok: true;
  readonly position: Position<ToldState>;
  /** What each entry told. */
  readonly events: readonly (readonly Event<unknown>[])[];
}

export interface PlayTask {
  readonly setup: MatchSetup;
  readonly state: string;
  readonly seat: Seat;
  readonly plan: readonly unknown[];
}

export interface MovesTask {
  readonly game: string;
  readonly view: Json;
}

/** A plan that was carried out. */
export interface PlayedApart {
  readonly ok: true;
  readonly played: readonly PlayedEntry<ToldState, unknown>[];
  /** Whether its last move revealed something: then nothing can be taken back. */
  readonly revealed: boolean;
}

/** All that can be asked of rules that run elsewhere, as plain data. */
export interface MatchTasks {
  follow(task: FollowTask): Followed | MatchFault | Broken;
  play(task: PlayTask): PlayedApart | RefusedPlan;
  moves(task: MovesTask): readonly Json[];
}

export type MatchTask = {
  readonly [Kind in keyof MatchTasks]: { readonly kind: Kind; readonly ask: Parameters<MatchTasks[Kind]>[0] };
}[keyof MatchTasks];
export type MatchAnswer<Kind extends keyof MatchTasks = keyof MatchTasks> = ReturnType<MatchTasks[Kind]>;

/** Carries out a task. A game that is not there is the asker's mistake, and thrown. */
export function runMatchTask(task: MatchTask, gameById: (id: string) => AnyRules | undefined): MatchAnswer {
  const tasks = matchTasks((game) => {
    const rules = gameById(game);
    if (rules === undefined) throw new RangeError(`there is no game '${game}'`);
    return rules;
  });
  if (task.kind === 'follow') return tasks.follow(task.ask);
  return task.kind === 'play' ? tasks.play(task.ask) : tasks.moves(task.ask);
}

function matchTasks(rulesOf: (game: string) => AnyRules): MatchTasks {
  return {
    follow({ setup, from, log }) {
      const rules = rulesOf(setup.game);
      const start = from === undefined ? openMatch(rules, setup) : { ok: true as const, match: parsedPosition(from) };
      if (!start.ok) return start;
      const events: (readonly Event<unknown>[])[] = [];
      let position: Position<unknown> = start.match;
      for (const [at, entry] of log.entries()) {
        const step = enter(rules, position, entry);
        if (!step.ok) return { ...step, illegal: plain(step.illegal), at };
        position = step.position;
        events.push(step.played.flatMap((each) => each.events));
      }
      return { ok: true, position: toldPosition(rules, position, setup.seats), events };
    },
    play({ setup, state, seat, plan }) {
      const rules = rulesOf(setup.game);
      const step = playPlan(rules, { state: JSON.parse(state) as unknown, past: [] }, seat, plan);
      if (!step.ok) return { ...step, illegal: plain(step.illegal) };
      const played = step.played.map((each) => ({ ...each, state: tellState(rules, each.state, setup.seats) }));
      return { ok: true, played, revealed: step.position.past.length === 0 };
    },
    // The rules made the moves: they are plain data by their own schema.
    moves: ({ game, view }) => rulesOf(game).moves(view) as readonly Json[],
  };
}

function parsedPosition({ state, past }: Position<string>): Position<unknown> {
  return { state: JSON.parse(state) as unknown, past: past.map((each) => ({ ...each, before: JSON.parse(each.before) as unknown })) };
}

function toldPosition(rules: AnyRules, { state, past }: Position<unknown>, seats: number): Position<ToldState> {
  return {
    state: tellState(rules, state, seats),
    past: past.map((each) => ({ ...each, before: tellState(rules, each.before, seats) })),
  };
}

/** Reasons are found when somebody looks at them: here, where they may take their time. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
