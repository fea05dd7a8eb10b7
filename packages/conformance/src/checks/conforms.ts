import type { Check, Subject } from '../subject.ts';
import { chanceChecks } from './chance.ts';
import { legalityChecks } from './legality.ts';
import { matchChecks } from './match.ts';
import { planChecks } from './plans.ts';
import { secrecyChecks } from './secrecy.ts';
import { shapeChecks } from './shape.ts';

/** The suite: what every game must hold. Each check can be run by any test runner. */
export function conforms<State, View, Move, Fact, Options>(subject: Subject<State, View, Move, Fact, Options>): readonly Check[] {
  return [
    ...shapeChecks(subject),
    ...chanceChecks(subject),
    ...legalityChecks(subject),
    ...matchChecks(subject),
    ...secrecyChecks(subject),
    ...planChecks(subject),
  ];
}
