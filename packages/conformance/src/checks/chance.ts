import { hash, seeded, throwing } from '@archipel/kernel';
import { always, type Check, type Subject } from '../subject.ts';
import { insist, insistEqual, randomMove, walk, ways } from '../walk.ts';

/** Equal seeds and moves give equal games, and every game ends. */
export function chanceChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyWay = ways(rules.seats, subject.options, subject.depth ?? subject.bound);

  return [
    {
      name: 'equal seeds and moves give equal positions',
      run: () =>
        always(subject, anyWay, (way) => {
          let again = rules.setup(way.options, way.seats, way.seed);
          for (const { before, seat, move } of walk(rules, way)) {
            insistEqual(hash(again), hash(before), 'the same moves led elsewhere');
            const step = rules.apply(again, seat, move);
            insist(step.ok, 'the same move was refused the second time', move);
            again = step.state;
          }
        }),
    },
    {
      name: 'another seed deals another game',
      run: () => {
        always({ runs: 3 }, subject.options, (options) => {
          const deals = ['a', 'b', 'c', 'd'].map((seed) => hash(rules.setup(options, rules.seats.max, seed)));
          insist(new Set(deals).size === deals.length, 'two seeds dealt the same game');
        });
      },
    },
    {
      name: 'the game always ends within its bound',
      run: () =>
        always(subject, ways(rules.seats, subject.options, 0), (way) => {
          const dice = throwing(seeded(way.choices));
          let state = rules.setup(way.options, way.seats, way.seed);
          let moves = 0;
          for (let turn = randomMove(rules, state, dice); turn; turn = randomMove(rules, state, dice)) {
            insist(++moves <= subject.bound, `still not over after ${subject.bound} moves`);
            const step = rules.apply(state, turn.seat, turn.move);
            insist(step.ok, 'a listed move was refused', turn.move);
            state = step.state;
          }
          const outcome = rules.outcome(state);
          insist(outcome !== null, 'nobody can move and the game is not over');
          insist(
            outcome.places.length === way.seats && outcome.sheets.length === way.seats,
            'the outcome does not name every seat',
            outcome,
          );
          insist(outcome.places.includes(1), 'the outcome has no winner', outcome);
        }),
    },
  ];
}
