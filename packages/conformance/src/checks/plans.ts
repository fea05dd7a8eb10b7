import { applyPlan, type Dice, diceFrom, equal, type RefusedPlan, type Seat, seatsOf, seeded } from '@archipel/kernel';
import fc from 'fast-check';
import { mutated } from '../mutate.ts';
import { type Check, forAll, type Subject } from '../subject.ts';
import { assert, assertEqual, finalState, fromOutside, randomGames, walk } from '../walk.ts';

/** Plans that are tried in each pair of worlds, and how long they are at most. */
const PLANS = 8;
const LONGEST = 5;

/** An answer as it would be sent, letter by letter. */
const told = (answer: unknown): string => JSON.stringify(answer) ?? 'nothing';

/** Nothing hidden is learned by asking: neither by a plan that is refused, nor by a question that is answered without a move. */
export function planChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);

  /** Moves that follow one another in this very world, whatever they reveal: what somebody would send who guesses what is hidden. */
  function guess(start: State, seat: Seat, dice: Dice): readonly unknown[] {
    const plan: unknown[] = [];
    let state = start;
    const length = 1 + dice.below(LONGEST);
    while (plan.length < length) {
      const listed = rules.moves(rules.view(state, seat));
      if (listed.length === 0) break;
      const revealing = listed.filter((move) => rules.reveals(rules.view(state, seat), move));
      const move = dice.pick(revealing.length > 0 && dice.below(2) === 0 ? revealing : listed);
      plan.push(dice.below(8) === 0 ? mutated(move, listed, dice) : fromOutside(move));
      const next = rules.apply(state, seat, move);
      if (!next.ok) break;
      state = next.state;
    }
    return plan;
  }

  const answer = (state: State, seat: Seat, plan: readonly unknown[]): true | Pick<RefusedPlan, 'illegal' | 'at'> => {
    const result = applyPlan(rules, state, seat, plan);
    return result.ok ? true : { illegal: result.illegal, at: result.at };
  };

  /** Answers whether the worlds differed at all. */
  function compare(one: State, seat: Seat, dice: Dice): boolean {
    const two = subject.otherwise(one, seat, dice);
    for (let count = 0; count < PLANS; count++) {
      const plan = guess(dice.below(2) === 0 ? one : two, seat, dice);
      const [here, there] = [answer(one, seat, plan), answer(two, seat, plan)];
      assertEqual(there, here, `what is hidden shows in the answer to the plan ${JSON.stringify(plan)}`);
    }
    for (const [name, ask] of Object.entries(subject.questions ?? {}))
      assertEqual(told(ask(two, seat)), told(ask(one, seat)), `what is hidden shows in the answer to the question '${name}'`);
    return !equal(one, two);
  }

  return [
    {
      name: 'whether a move reveals something is seen from the view',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before, seat, listed } of walk(rules, game)) {
            const view = rules.view(before, seat);
            assertEqual(rules.view(rules.visibleState(view), seat), view, 'the visible state of a view shows another view');
            for (const move of listed) {
              const result = rules.apply(before, seat, move);
              assert(result.ok, 'a listed move was refused', move);
              const expected = result.reveals.length > 0;
              assertEqual(rules.reveals(view, move), expected, `the view says something else of what ${JSON.stringify(move)} reveals`);
            }
          }
        }),
    },
    {
      name: 'a question or a refused plan tells nothing hidden',
      run: () => {
        let differed = false;
        forAll(subject, fc.tuple(anyGame, fc.nat(15)), ([game, place]) => {
          const state = finalState(rules, game);
          const dice = diceFrom(seeded(`plans ${game.choices}`));
          const seats = rules.active(state).length > 0 ? rules.active(state) : seatsOf(game.seats);
          differed = compare(state, seats[place % seats.length] ?? 0, dice) || differed;
        });
        assert(differed, 'the two worlds never differed: `otherwise` hides nothing, so this check proves nothing');
      },
    },
  ];
}
