import {
  diceFrom,
  exportMatch,
  hash,
  importMatch,
  jsonSchema,
  openMatch,
  play,
  positionHash,
  replay,
  seeded,
  undo,
  undoable,
} from '@archipel/kernel';
import { type Check, forAll, type Subject } from '../subject.ts';
import { assert, assertEqual, randomGames, randomMove } from '../walk.ts';

/** A match is its log: replay, undo, export and import all come to the same position. */
export function matchChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);

  return [
    {
      name: 'replay and undo give the same positions',
      run: () =>
        forAll(subject, anyGame, (game) => {
          const dice = diceFrom(seeded(`undo ${game.choices}`));
          const options = jsonSchema.parse(game.options);
          const opened = openMatch(rules, { game: rules.id, rules: rules.version, seats: game.seats, options, seed: game.seed });
          assert(opened.ok, 'the match could not be opened', opened);
          let match = opened.match;
          for (let count = 0; count < game.length; count++) {
            const turn = randomMove(rules, match.state, dice);
            if (!turn) break;
            const before = positionHash(match);
            const played = play(rules, match, turn.seat, [turn.move]);
            assert(played.ok, 'a listed move was refused', turn.move);
            match = played.match;
            if (dice.below(3) > 0 || undoable(rules, match, turn.seat) === 0) continue;
            const back = undo(rules, match, turn.seat);
            assert(back.ok, 'a move that can be taken back was not');
            match = back.match;
            assertEqual(positionHash(match), before, 'taking a move back led elsewhere');
          }
          const file = importMatch(exportMatch(match));
          assert(file.ok, 'an exported match could not be read', file);
          const again = replay(rules, file.file.setup, file.file.log);
          assert(again.ok, 'a recorded match does not replay', again);
          assertEqual(hash(again.match.state), file.file.position, 'a recorded match replays to another position');
          assertEqual(again.match.past.length, match.past.length, 'a replayed match can take back another number of moves');
        }),
    },
  ];
}
