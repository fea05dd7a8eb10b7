import type { AnyRules } from '@archipel/kernel';
import { callsOf, questionsOf, replaysOf } from './calls.ts';
import type { Course, Courses } from './courses.ts';
import { growthOf } from './growth.ts';
import { legsOf } from './legs.ts';
import { playingGames, playingLegs } from './playouts.ts';
import type { Groups, Task } from './task.ts';

/** What is measured of the house alone, once the playouts are done. */
export const ALONE = ['questions', 'calls', 'replays', 'games', 'growth'] as const;

/** What is measured of a game of the house, each group in a thread of its own: what shares code with another figure would bend it. */
export function groupsOf(games: readonly AnyRules[]): Groups {
  return Object.fromEntries(
    games.flatMap((rules) => {
      const own = (courses: Courses) => courses[rules.id] ?? [];
      const groups: Record<(typeof ALONE)[number] | 'playouts', Groups[string]> = {
        playouts: (courses) => [playoutsOf(rules, own(courses))],
        questions: () => questionsOf(rules),
        calls: () => callsOf(rules),
        replays: (courses) => replaysOf(rules, own(courses)),
        games: () => [{ kind: 'games', name: rules.id, start: () => playingGames(rules) }],
        growth: (courses) => growthOf(rules, own(courses)),
      };
      return Object.entries(groups).map(([what, tasks]) => [`${rules.id} ${what}`, tasks]);
    }),
  );
}

function playoutsOf(rules: AnyRules, courses: readonly Course[]): Task {
  return { kind: 'playouts', name: rules.id, start: () => playingLegs(rules, legsOf(rules, courses)) };
}
