import { affordable, anno1800, copied, type State } from '@archipel/anno1800';
import { type AnyRules, hash, replay } from '@archipel/kernel';
import { deepCopy } from './copy1800.ts';
import { middlePositions, type RecordedMatch, recordedMatch } from './recordedMatches.ts';
import type { Runner, Task } from './task.ts';

/** The round in the middle of a game of medium players: hands, workplaces and coasts have filled by then. */
const MIDDLE: Readonly<Record<string, number>> = { anno1800: 15, anno1503: 9 };

/** Makes each of these calls once a run. */
function calling(calls: readonly (() => unknown)[]): Runner {
  let last: unknown;
  return {
    run() {
      for (const call of calls) last = call();
      // The result is used, so that the compiler cannot drop the work.
      return { units: last === calls ? 0 : calls.length };
    },
  };
}

/** `anno1800` names its figures `hash1800` and so on. */
function figureName(name: string, { id }: AnyRules): string {
  return `${name}${id.replace(/^\D+/, '')}`;
}

function positions(rules: AnyRules): readonly unknown[] {
  return middlePositions(rules, MIDDLE[rules.id] ?? 1);
}

/** Calls that a host makes besides playing, each on the same positions from the middle of games with all seats taken. */
export function callsOf(rules: AnyRules): readonly Task[] {
  const states = positions(rules);
  const options = rules.schemas.options.parse({});
  const on = (name: string, call: (state: unknown) => unknown): Task => ({
    kind: 'calls',
    name: figureName(name, rules),
    start: () => calling(states.map((state) => () => call(state))),
  });
  return [
    ...(rules.id === anno1800.id ? calls1800(states as readonly State[]) : []),
    on('structuredClone', (state) => structuredClone(state)),
    on('hash', hash),
    on('setup', () => rules.setup(options, rules.seats.max, 'bench')),
  ];
}

/** What only Anno 1800 has targets for. */
function calls1800(states: readonly State[]): readonly Task[] {
  return [
    { kind: 'calls', name: 'copyState1800', start: () => calling(states.map((state) => () => copied(state))) },
    { kind: 'calls', name: 'deepCopy1800', start: () => calling(states.map((state) => () => deepCopy(state))) },
  ];
}

/** Calls that take longer. Only Anno 1800 has one. */
export function questionsOf(rules: AnyRules): readonly Task[] {
  if (rules.id !== anno1800.id) return [];
  return [{ kind: 'questions', name: 'affordable1800', start: () => asking(positions(rules) as readonly State[]) }];
}

/** Asks what the player on turn can afford, in one position after another: too many for cached prices to help. */
function asking(states: readonly State[]): Runner {
  return calling(states.map((state) => () => affordable(anno1800.view(state, state.table.turn.seat))));
}

/** Replays whole matches from their logs: of medium players, and of random ones, which go on to the last round. */
export function replaysOf(rules: AnyRules, matches: readonly RecordedMatch[]): readonly Task[] {
  const full = rules.seats.max;
  const replayOf = (name: string, find: () => RecordedMatch | undefined): Task => ({
    kind: 'replays',
    name: `${figureName('replay', rules)} ${name}`,
    start() {
      const match = find();
      return match && calling([() => replay(rules, match.setup, match.log)]);
    },
  });
  return [
    replayOf('medium', () => recordedMatch(rules, 'medium', full)),
    replayOf('random', () => matches.find(({ setup }) => setup.seats === full)),
  ];
}
