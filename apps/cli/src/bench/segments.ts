import { type AnyRules, type Dice, diceFrom, seeded } from '@archipel/kernel';
import { positionsOf, type RecordedMatch } from './recordedMatches.ts';
import type { Runner } from './task.ts';

/** Moves of one segment. */
export const SEGMENT_MOVES = 256;

/** A part of a random game: the position where it starts, and the seed of the dice from there. */
export interface Segment {
  readonly state: unknown;
  readonly seats: number;
  readonly seed: string;
}

/**
 * Whole random games cut into segments and mixed. A slice of time is too short for a slow peer to play a game out, and a move late in a
 * game costs more than an early one. Any few of these segments are a fair sample of whole games.
 */
export function segmentsOf(rules: AnyRules, matches: readonly RecordedMatch[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const match of matches) {
    let at = 0;
    for (const state of positionsOf(rules, match)) {
      if (at++ % SEGMENT_MOVES === 0) segments.push({ state, seats: match.setup.seats, seed: `leg ${segments.length}` });
    }
  }
  return diceFrom(seeded('bench legs')).shuffle(segments);
}

/** A step of a game, whoever keeps its state: lists all legal moves, makes a random one, and answers how many there were; 0 at the end. */
export type Step = (dice: Dice) => number;

/** Plays segments, one a run. `begin` opens a game where a segment starts. */
export function playSegments(segments: readonly Segment[], begin: (segment: Segment) => Step, moves = SEGMENT_MOVES): Runner | undefined {
  if (segments.length === 0) return undefined;
  let next = 0;
  let step: Step = () => 0;
  let dice = diceFrom(seeded(''));
  return {
    prepare() {
      const segment = segments[next++ % segments.length] as Segment;
      dice = diceFrom(seeded(segment.seed));
      step = begin(segment);
    },
    run() {
      let listed = 0;
      for (let units = 0; units < moves; units++) {
        const count = step(dice);
        if (count === 0) return { units, listed };
        listed += count;
      }
      return { units: moves, listed };
    },
  };
}
