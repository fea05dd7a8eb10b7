import { playout, random, thinking } from '@archipel/host';
import { type AnyRules, diceFrom, seeded } from '@archipel/kernel';

/** What the seat on turn sees, early in a game, once it has a choice of several moves. */
export function viewWithChoice(rules: AnyRules): unknown {
  const start = rules.setup(rules.schemas.options.parse({}), 2, 'choice');
  for (const { applied } of playout(rules, start, [random, random], () => thinking(diceFrom(seeded('choice')), 1))) {
    const [seat = 0] = rules.active(applied.state);
    const view = rules.view(applied.state, seat);
    if (rules.moves(view).length > 3) return view;
  }
  throw new Error('nobody had a choice');
}
