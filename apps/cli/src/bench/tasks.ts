import { games } from '@archipel/games';
import { callsOf, replaysOf } from './calls.ts';
import { growthOf } from './growth.ts';
import { playingGames, playingLegs } from './playouts.ts';
import type { Groups, Task } from './task.ts';

/** What the house measures of itself, each group in a thread of its own. */
export const groups: Groups = Object.fromEntries(
  games.flatMap((rules): [string, () => readonly Task[]][] => [
    [`${rules.id} playouts`, () => [{ kind: 'playouts', name: rules.id, start: () => playingLegs(rules) }]],
    [
      `${rules.id} alone`,
      () => [
        { kind: 'games', name: rules.id, start: () => playingGames(rules) },
        ...callsOf(rules),
        ...replaysOf(rules),
        ...growthOf(rules),
      ],
    ],
  ]),
);
