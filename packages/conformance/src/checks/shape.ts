import { canonical, type Told } from '@archipel/kernel';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { always, type Check, type Subject, viewersOf } from '../subject.ts';
import { insist, walk, ways } from '../walk.ts';

/** States, views, moves and events are plain data, and what crosses a boundary fits its schema. */
export function shapeChecks<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  const { rules } = subject;
  const anyWay = ways(rules.seats, subject.options, subject.depth ?? subject.bound);

  return [
    {
      name: 'states, views, moves and events are plain data that fits its schema',
      run: () =>
        always(subject, anyWay, (way) => {
          fits(rules.schemas.options, way.options, 'the options');
          for (const { before, move, result } of walk(rules, way)) {
            plain(before, 'a state');
            for (const viewer of viewersOf(way.seats)) {
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
        always(subject, anyWay, (way) => {
          for (const { before } of walk(rules, way)) insist(canonical(rules.scenery.describe(before)).length > 2, 'an empty description');
        }),
    },
    {
      name: 'any JSON value as a described position is answered',
      run: () =>
        always(subject, fc.tuple(fc.jsonValue(), fc.integer(rules.seats)), ([position, seats]) => {
          for (const described of [
            position,
            { seats: position },
            { seats: Array.from({ length: seats }, () => position) },
            { turn: position, seats: [] },
          ]) {
            const built = rules.scenery.build(described, seats);
            if (!built.ok) insist(built.faults.length > 0, 'a position was refused without a fault', described);
          }
        }),
    },
  ];
}

function tellings<Fact>(event: Told<Fact>): readonly Fact[] {
  return event.secret ? [event.open, event.secret.fact] : [event.open];
}

/** Plain data all the way down: no classes, maps or dates, nothing undefined. */
function plain(value: unknown, what: string): void {
  if (typeof value !== 'object' || value === null) {
    insist(
      ['string', 'boolean'].includes(typeof value) || value === null || Number.isFinite(value),
      `${what} is not plain data`,
      typeof value,
    );
    return;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  insist(kind === Object.prototype || kind === Array.prototype, `${what} is not plain data`, value);
  for (const part of Object.values(value)) plain(part, what);
}

function fits(schema: z.ZodMiniType, value: unknown, what: string): void {
  const parsed = schema.safeParse(value);
  insist(parsed.success, `${what} does not fit its schema`, { value, error: parsed.error });
}
