import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';
import { seatNumbers } from './recordedMatches.ts';
import { playSegments, type Segment, type Step } from './segments.ts';
import type { Runner } from './task.ts';

/** The contract and nothing around it: `active`, `view`, `moves`, and `apply` of one of them. */
function stepper(rules: AnyRules, start: unknown): Step {
  let state = start;
  return (dice) => {
    const [seat] = rules.active(state);
    if (seat === undefined) return 0;
    const moves = rules.moves(rules.view(state, seat));
    const applied = rules.apply(state, seat, dice.pick(moves));
    if (!applied.ok) throw new Error(`${rules.id} listed a move that it refuses`);
    ({ state } = applied);
    return moves.length;
  };
}

export function segmentRunner(rules: AnyRules, segments: readonly Segment[], moves?: number): Runner | undefined {
  return playSegments(segments, ({ state }) => stepper(rules, state), moves);
}

/** Whole games, set-up included, with each number of seats in turn. */
export function gameRunner(rules: AnyRules): Runner {
  const options = rules.schemas.options.parse({});
  const seatings = seatNumbers(rules);
  let played = 0;
  return {
    run() {
      const seed = `bench game ${played}`;
      const step = stepper(rules, rules.setup(options, seatings[played++ % seatings.length] ?? 0, seed));
      const dice = diceFrom(seeded(seed));
      let listed = 0;
      for (let count = step(dice); count > 0; count = step(dice)) listed += count;
      return { units: 1, listed };
    },
  };
}
