import type { AnyRules } from '@archipel/kernel';
import { callsOf, replaysOf } from './calls.ts';
import type { Course } from './courses.ts';
import { growthOf } from './growth.ts';
import { legsOf } from './legs.ts';
import { playingGames, playingLegs } from './playouts.ts';
import type { Groups, Task } from './task.ts';

/** What is measured of a game of the house, each group in a thread of its own. */
export function groupsOf(games: readonly AnyRules[]): Groups {
  return Object.fromEntries(
    games.flatMap((rules): [string, Groups[string]][] => [
      [`${rules.id} playouts`, (courses) => [playoutsOf(rules, courses[rules.id] ?? [])]],
      [`${rules.id} alone`, (courses) => aloneOf(rules, courses[rules.id] ?? [])],
    ]),
  );
}

function playoutsOf(rules: AnyRules, courses: readonly Course[]): Task {
  return { kind: 'playouts', name: rules.id, start: () => playingLegs(rules, legsOf(rules, courses)) };
}

function aloneOf(rules: AnyRules, courses: readonly Course[]): readonly Task[] {
  return [
    ...callsOf(rules),
    ...replaysOf(rules, courses),
    { kind: 'games', name: rules.id, start: () => playingGames(rules) },
    ...growthOf(rules, courses),
  ];
}
