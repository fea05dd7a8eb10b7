import { type AnyRules, seeded, throwing } from '@archipel/kernel';
import { seatNumbers } from './courses.ts';
import { type Leg, playing, type Step } from './legs.ts';
import type { Runner } from './task.ts';

/** The contract itself and nothing around it: who is active, what he sees, what he may do, and one of that done. */
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

export function playingLegs(rules: AnyRules, legs: readonly Leg[], moves?: number): Runner | undefined {
  return playing(legs, ({ state }) => stepper(rules, state), moves);
}

/** Whole games, set-up included, with each number of seats in turn. */
export function playingGames(rules: AnyRules): Runner {
  const options = rules.schemas.options.parse({});
  const seatings = seatNumbers(rules);
  let played = 0;
  return {
    lap() {
      const seed = `bench game ${played}`;
      const step = stepper(rules, rules.setup(options, seatings[played++ % seatings.length] ?? 0, seed));
      const dice = throwing(seeded(seed));
      let listed = 0;
      for (let count = step(dice); count > 0; count = step(dice)) listed += count;
      return { units: 1, listed };
    },
  };
}
