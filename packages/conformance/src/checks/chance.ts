import { diceFrom, hash, type Outcome, outcomeSchema, seeded } from '@archipel/kernel';
import { type Check, forAll, type Subject } from '../subject.ts';
import { assert, assertEqual, randomGames, randomMove, walk } from '../walk.ts';

/** Seeds that a careless reader would take for the same: by their beginning, their end, their case or the blanks around them. */
const SEEDS = ['', ' ', 'a', 'b', 'A', 'a ', ' a', 'ab', 'ac', 'table 1', 'table 2', 'Table 1', '1 table'];

/** Equal seeds and moves give equal games, and every game ends. */
export function chanceChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);

  return [
    {
      name: 'equal seeds and moves give equal positions',
      run: () =>
        forAll(subject, anyGame, (game) => {
          let again = rules.setup(game.options, game.seats, game.seed);
          let round = 1;
          for (const { before, seat, move, result } of walk(rules, game)) {
            const next = rules.round(result.state);
            assert(Number.isInteger(next) && next >= round, 'rounds do not count upwards', { from: round, to: next });
            round = next;
            assertEqual(hash(again), hash(before), 'the same moves led elsewhere');
            const step = rules.apply(again, seat, move);
            assert(step.ok, 'the same move was refused the second time', move);
            again = step.state;
          }
        }),
    },
    {
      name: 'another seed deals another game',
      run: () => {
        forAll({ runs: 3 }, subject.options, (options) => {
          const deals = SEEDS.map((seed) => hash(rules.setup(options, rules.seats.max, seed)));
          assert(new Set(deals).size === deals.length, 'two seeds dealt the same game');
        });
      },
    },
    {
      name: 'the game always ends within its bound',
      run: () =>
        forAll(subject, randomGames(rules.seats, subject.options, 0), (game) => {
          const dice = diceFrom(seeded(game.choices));
          let state = rules.setup(game.options, game.seats, game.seed);
          let moves = 0;
          for (let turn = randomMove(rules, state, dice); turn; turn = randomMove(rules, state, dice)) {
            assert(++moves <= subject.bound, `still not over after ${subject.bound} moves`);
            const step = rules.apply(state, turn.seat, turn.move);
            assert(step.ok, 'a listed move was refused', turn.move);
            state = step.state;
          }
          const outcome = rules.outcome(state);
          assert(outcome !== null, 'nobody can move and the game is not over');
          assertSound(outcome, game.seats);
        }),
    },
  ];
}

/** Every seat has a sheet that adds up and a place, and the places are those of a ranking: 1, then one more for each that is ahead. */
function assertSound(outcome: Outcome, seats: number): void {
  assert(outcomeSchema.safeParse(outcome).success, 'the outcome does not fit its schema', outcome);
  const { places, sheets } = outcome;
  assert(places.length === seats && sheets.length === seats, 'the outcome does not name every seat', outcome);
  for (const place of places) assert(place === 1 + places.filter((other) => other < place).length, 'the places are no ranking', places);
  for (const { total, lines } of sheets) {
    assert(total === lines.reduce((sum, line) => sum + line.points, 0), 'a score sheet does not add up', { total, lines });
  }
}
