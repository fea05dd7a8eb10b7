import type { AnyRules } from '@archipel/kernel';
import { callsOf, questionsOf, replaysOf } from './calls.ts';
import { growthOf } from './growth.ts';
import { gameRunner, segmentRunner } from './playouts.ts';
import type { RecordedMatch, RecordedMatches } from './recordedMatches.ts';
import { segmentsOf } from './segments.ts';
import type { Groups, Task } from './task.ts';

/** The groups that are measured without peers, after the playouts. */
export const OWN_GROUPS = ['questions', 'calls', 'replays', 'games', 'growth'] as const;

/** What is measured of our games, each group in a thread of its own: code that two figures share would distort both. */
export function groupsOf(games: readonly AnyRules[]): Groups {
  return Object.fromEntries(
    games.flatMap((rules) => {
      const own = (matches: RecordedMatches) => matches[rules.id] ?? [];
      const groups: Record<(typeof OWN_GROUPS)[number] | 'playouts', Groups[string]> = {
        playouts: (matches) => [playoutsOf(rules, own(matches))],
        questions: () => questionsOf(rules),
        calls: () => callsOf(rules),
        replays: (matches) => replaysOf(rules, own(matches)),
        games: () => [{ kind: 'games', name: rules.id, start: () => gameRunner(rules) }],
        growth: (matches) => growthOf(rules, own(matches)),
      };
      return Object.entries(groups).map(([what, tasks]) => [`${rules.id} ${what}`, tasks]);
    }),
  );
}

function playoutsOf(rules: AnyRules, matches: readonly RecordedMatch[]): Task {
  return { kind: 'playouts', name: rules.id, start: () => segmentRunner(rules, segmentsOf(rules, matches)) };
}
