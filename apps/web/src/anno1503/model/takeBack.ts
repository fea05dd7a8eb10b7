import type { Fact } from '@archipel/anno1503';
import type { Entry } from './facts.ts';
import { standing } from './facts.ts';

export interface TakeBack {
  /** How many moves go. */
  readonly count: number;
  /** What they did; undefined for what is not told, such as standing orders. */
  readonly fact: Fact | undefined;
}

/** What one press of undo takes back: the last thing that was done; of a voyage all squares that the ship sailed without a stop. */
export function takeBack(entries: readonly Entry[], undoable: number): TakeBack | undefined {
  const moves = undoable > 0 ? standing(entries).slice(-undoable) : [];
  const facts = moves.map((move) => move.events[0]).toReversed();
  const [last] = facts;
  if (moves.length === 0) return undefined;
  if (last?.fact === 'sailed') {
    const other = facts.findIndex((fact) => fact?.fact !== 'sailed' || fact.ship !== last.ship);
    return { count: other < 0 ? facts.length : other, fact: last };
  }
  if (last !== undefined) return { count: 1, fact: last };
  // Orders are given one after another and belong together.
  const told = facts.findIndex((fact) => fact !== undefined);
  return { count: told < 0 ? facts.length : told, fact: undefined };
}
