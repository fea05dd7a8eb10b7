import { hash, type Outcome, outcomeSchema, seeded, throwing } from '@archipel/kernel';
import { always, type Check, type Subject } from '../subject.ts';
import { insist, insistEqual, randomMove, walk, ways } from '../walk.ts';

/** Seeds that a careless reader would take for the same: by their beginning, their end, their case or the blanks around them. */
const SEEDS = ['', ' ', 'a', 'b', 'A', 'a ', ' a', 'ab', 'ac', 'table 1', 'table 2', 'Table 1', '1 table'];

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
          let round = 1;
          for (const { before, seat, move, result } of walk(rules, way)) {
            const next = rules.round(result.state);
            insist(Number.isInteger(next) && next >= round, 'rounds do not count upwards', { from: round, to: next });
            round = next;
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
          const deals = SEEDS.map((seed) => hash(rules.setup(options, rules.seats.max, seed)));
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
          insistSound(outcome, way.seats);
        }),
    },
  ];
}

/** Every seat has a sheet that adds up and a place, and the places are those of a ranking: 1, then one more for each that is ahead. */
function insistSound(outcome: Outcome, seats: number): void {
  insist(outcomeSchema.safeParse(outcome).success, 'the outcome does not fit its schema', outcome);
  const { places, sheets } = outcome;
  insist(places.length === seats && sheets.length === seats, 'the outcome does not name every seat', outcome);
  for (const place of places) insist(place === 1 + places.filter((other) => other < place).length, 'the places are no ranking', places);
  for (const { total, lines } of sheets) {
    insist(total === lines.reduce((sum, line) => sum + line.points, 0), 'a score sheet does not add up', { total, lines });
  }
}
