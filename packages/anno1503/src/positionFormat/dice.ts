import { type Chance, diceFrom, seeded } from '@archipel/kernel';

/** Finds a chance whose next throws are these: the rules throw as ever, nothing is forced upon them. */
export function chanceOf(throws: readonly number[]): Chance {
  const dice = diceFrom(seeded('a position'));
  for (;;) {
    const { chance } = dice;
    const next = diceFrom(chance);
    if (throws.every((die) => next.die(6) === die)) return chance;
    dice.below(6);
  }
}
