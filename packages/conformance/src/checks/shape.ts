import { canonical, type Event } from '@archipel/kernel';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { type Check, forAll, type Subject, viewersOf } from '../subject.ts';
import { assert, randomGames, walk } from '../walk.ts';

/** States, views, moves and events are plain data, and what crosses a boundary fits its schema. */
export function shapeChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyGame = randomGames(rules.seats, subject.options, subject.depth ?? subject.bound);

  return [
    {
      name: 'states, views, moves and events are plain data that fits its schema',
      run: () =>
        forAll(subject, anyGame, (game) => {
          fits(rules.schemas.options, game.options, 'the options');
          for (const { before, move, result } of walk(rules, game)) {
            plain(before, 'a state');
            for (const viewer of viewersOf(game.seats)) {
              const view = rules.view(before, viewer);
              plain(view, 'a view');
              fits(rules.schemas.view, view, 'a view');
            }
            fits(rules.schemas.move, move, 'a move');
            for (const fact of result.events.flatMap(tellings)) fits(rules.schemas.fact, fact, 'an event');
          }
        }),
    },
    {
      name: 'positions can be described',
      run: () =>
        forAll(subject, anyGame, (game) => {
          for (const { before } of walk(rules, game))
            assert(canonical(rules.positionFormat.describe(before)).length > 2, 'an empty description');
        }),
    },
    {
      name: 'any JSON value as a described position is answered',
      run: () =>
        forAll(subject, fc.tuple(fc.jsonValue(), fc.integer(rules.seats)), ([position, seats]) => {
          for (const described of [
            position,
            { seats: position },
            { seats: Array.from({ length: seats }, () => position) },
            { turn: position, seats: [] },
          ]) {
            const built = rules.positionFormat.build(described, seats);
            if (!built.ok) assert(built.faults.length > 0, 'a position was refused without a fault', described);
          }
        }),
    },
  ];
}

function tellings<Fact>(event: Event<Fact>): readonly Fact[] {
  return event.secret ? [event.open, event.secret.fact] : [event.open];
}

/** Plain data all the way down: no classes, maps or dates, nothing undefined. */
function plain(value: unknown, what: string): void {
  if (typeof value !== 'object' || value === null) {
    assert(
      ['string', 'boolean'].includes(typeof value) || value === null || Number.isFinite(value),
      `${what} is not plain data`,
      typeof value,
    );
    return;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  assert(kind === Object.prototype || kind === Array.prototype, `${what} is not plain data`, value);
  for (const part of Object.values(value)) plain(part, what);
}

function fits(schema: z.ZodMiniType, value: unknown, what: string): void {
  const parsed = schema.safeParse(value);
  assert(parsed.success, `${what} does not fit its schema`, { value, error: parsed.error });
}
