import { equal, hash, heard, revealsTo, seatsOf, seeded, throwing, type Viewer } from '@archipel/kernel';
import fc from 'fast-check';
import { always, type Check, type Subject, viewersOf } from '../subject.ts';
import { arrive, insist, insistEqual, type Way, ways } from '../walk.ts';

/** Two states that differ only in what a viewer may not know look the same to it, and go on doing so until something is revealed to it. */
export function secrecyChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyWay = ways(rules.seats, subject.options, subject.depth ?? subject.bound);

  /** Plays the same moves in both worlds and watches from one place. Answers whether the worlds differed at all. */
  function compare(way: Way<Options>, viewer: Viewer): boolean {
    const dice = throwing(seeded(`other world ${way.choices}`));
    let one = arrive(rules, way);
    let two = subject.otherwise(one, viewer, dice);
    const differed = hash(one) !== hash(two);
    for (let count = 0; count < 12; count++) {
      insistEqual(rules.view(two, viewer), rules.view(one, viewer), `what is hidden shows in the view of ${viewer}`);
      insistEqual(
        rules.moves(rules.view(two, viewer)),
        rules.moves(rules.view(one, viewer)),
        `what is hidden shows in the moves of ${viewer}`,
      );
      insistEqual(rules.active(two), rules.active(one), 'what is hidden shows in who is active');
      const both = seatsOf(way.seats).flatMap((seat) => {
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
      insist(first.ok && second.ok, 'a listed move was refused', { seat, move });
      if (revealsTo(first.reveals, viewer) || revealsTo(second.reveals, viewer)) break;
      const hear = (told: typeof first) => told.events.map((event) => heard(event, viewer));
      insistEqual(hear(second), hear(first), `what is hidden shows in the events that ${viewer} hears of ${JSON.stringify(move)}`);
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
        always(subject, fc.tuple(anyWay, fc.nat(15)), ([way, place]) => {
          const viewers = viewersOf(way.seats);
          const viewer = viewers[place % viewers.length] ?? 'spectator';
          if (compare(way, viewer)) differed.add(viewer);
        });
        insist(differed.size > 1, 'the two worlds never differed: `otherwise` hides nothing, so this check proves nothing');
      },
    },
  ];
}
