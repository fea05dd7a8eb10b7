import { type Dice, diceFrom, equal, eventFor, hash, revealsTo, seatsOf, seeded, type Viewer } from '@archipel/kernel';
import fc from 'fast-check';
import { mutated } from '../mutate.ts';
import { type Check, forAll, type Subject, viewersOf } from '../subject.ts';
import { assert, assertEqual, finalState, type RandomGame, randomGames } from '../walk.ts';

/** Two states that differ only in what a viewer may not know look the same to it, and go on doing so until something is revealed to it. */
export function secrecyChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);

  /** A refusal must not tell more than the view: what this viewer tries, allowed or not, is answered alike in both worlds. */
  function sameAnswers(one: State, two: State, viewer: Viewer, dice: Dice): void {
    if (viewer === 'spectator') return;
    const known = seatsOf(subject.rules.seats.max).flatMap((seat) => rules.moves(rules.view(one, seat)));
    for (let tries = 0; tries < 6 && known.length > 0; tries++) {
      const move = dice.below(2) === 0 ? dice.pick(known) : mutated(dice.pick(known), known, dice);
      const [here, there] = [rules.apply(one, viewer, move), rules.apply(two, viewer, move)];
      assertEqual(
        there.ok ? true : there.illegal,
        here.ok ? true : here.illegal,
        `what is hidden shows in the answer to ${JSON.stringify(move)}`,
      );
    }
  }

  /**
   * Where several seats choose at once, nobody hears what another has chosen before it shows: if two moves of a seat leave this viewer with the same
   * view, they sound the same too.
   */
  function sameTidings(state: State, viewer: Viewer, seats: number, dice: Dice): void {
    if (rules.active(state).length < 2) return;
    for (const seat of seatsOf(seats)) {
      if (seat === viewer) continue;
      const moves = rules.moves(rules.view(state, seat));
      if (moves.length < 2) continue;
      const [one, two] = [dice.pick(moves), dice.pick(moves)].map((move) => rules.apply(state, seat, move));
      if (!one?.ok || !two?.ok || revealsTo(one.reveals, viewer) || revealsTo(two.reveals, viewer)) continue;
      if (!equal(rules.view(one.state, viewer), rules.view(two.state, viewer))) continue;
      const hear = (told: typeof one) => told.events.map((event) => eventFor(event, viewer));
      assertEqual(hear(two), hear(one), `what seat ${seat} decides in secret is told to ${viewer}`);
    }
  }

  /** Plays the same moves in both worlds and watches from one place. Answers whether the worlds differed at all. */
  function compare(game: RandomGame<Options>, viewer: Viewer): boolean {
    const dice = diceFrom(seeded(`other world ${game.choices}`));
    let one = finalState(rules, game);
    let two = subject.otherwise(one, viewer, dice);
    const differed = hash(one) !== hash(two);
    for (let count = 0; count < 12; count++) {
      // Letter by letter: the order of keys travels too.
      assert(
        JSON.stringify(rules.view(two, viewer)) === JSON.stringify(rules.view(one, viewer)),
        `what is hidden shows in the view of ${viewer}`,
        {
          found: rules.view(two, viewer),
          expected: rules.view(one, viewer),
        },
      );
      sameAnswers(one, two, viewer, dice);
      sameTidings(one, viewer, game.seats, dice);
      assertEqual(
        rules.moves(rules.view(two, viewer)),
        rules.moves(rules.view(one, viewer)),
        `what is hidden shows in the moves of ${viewer}`,
      );
      assertEqual(rules.active(two), rules.active(one), 'what is hidden shows in who is active');
      const both = seatsOf(game.seats).flatMap((seat) => {
        const there = rules.moves(rules.view(two, seat));
        return rules
          .moves(rules.view(one, seat))
          .filter((move) => there.some((other) => equal(other, move)))
          .map((move) => ({ seat, move }));
      });
      if (both.length === 0) break;
      const { seat, move } = dice.pick(both);
      const first = rules.apply(one, seat, move);
      const second = rules.apply(two, seat, move);
      assert(first.ok && second.ok, 'a listed move was refused', { seat, move });
      if (revealsTo(first.reveals, viewer) || revealsTo(second.reveals, viewer)) break;
      const hear = (told: typeof first) => told.events.map((event) => eventFor(event, viewer));
      assertEqual(hear(second), hear(first), `what is hidden shows in the events that ${viewer} hears of ${JSON.stringify(move)}`);
      one = first.state;
      two = second.state;
    }
    return differed;
  }

  return [
    {
      name: 'nothing hidden leaks',
      run: () => {
        const differed = new Set<Viewer>();
        forAll(subject, fc.tuple(anyGame, fc.nat(15)), ([game, place]) => {
          const viewers = viewersOf(game.seats);
          const viewer = viewers[place % viewers.length] ?? 'spectator';
          if (compare(game, viewer)) differed.add(viewer);
        });
        assert(differed.size > 1, 'the two worlds never differed: `otherwise` hides nothing, so this check proves nothing');
      },
    },
  ];
}
