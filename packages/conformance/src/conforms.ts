import { chanceChecks } from './checks/chance.ts';
import { legalityChecks } from './checks/legality.ts';
import { matchChecks } from './checks/match.ts';
import { secrecyChecks } from './checks/secrecy.ts';
import { shapeChecks } from './checks/shape.ts';
import type { Check, Subject } from './subject.ts';

/** The suite: what every game must hold. Each check can be run by any test runner. */
export function conforms<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  return [
    ...shapeChecks(subject),
    ...chanceChecks(subject),
    ...legalityChecks(subject),
    ...matchChecks(subject),
    ...secrecyChecks(subject),
  ];
}
