export { type Chance, type Dice, seeded, throwing } from './chance.ts';
export { heard, type Reveals, revealsTo, type Scribe, type Told } from './event.ts';
export { digest, hash, hashText } from './hash.ts';
export { commitment, honestyFaults, type Proof, proofSchema, seedOf } from './honesty.ts';
export { type IllegalMove, illegalMoveSchema, KERNEL_RULES, type Reason, type Refused, reasonSchema } from './illegal.ts';
export { issuesOf } from './issues.ts';
export { canonical, equal, isRecord, isSound, type Json, jsonSchema } from './json.ts';
export { type MoveKind, type MoveKinds, type Refusal, rulesOf } from './kinds.ts';
export {
  type Broken,
  type Entry,
  entrySchema,
  type Match,
  type MatchFault,
  type MatchSetup,
  matchSetupSchema,
  openMatch,
  type Played,
  play,
  positionHash,
  type Replayed,
  replay,
  replaying,
  undo,
  undoable,
} from './match.ts';
export { exportMatch, type FileFault, importMatch, type MatchFile } from './matchFile.ts';
export { type Outcome, outcomeSchema, placesBy, type ScoreSheet, scoreSheetSchema } from './outcome.ts';
export { type Difference, differences, fits } from './pattern.ts';
export { type AppliedPlan, applyPlan, type PlanStep, type RefusedPlan } from './plan.ts';
export type { AnyRules, Applied, Rules } from './rules.ts';
export { type Finding, runScenario, type Scenario, scenarioSchema } from './scenario.ts';
export type { Built, Scenery } from './scenery.ts';
export { inTurnOrder, type Seat, seatSchema, seatsOf, type Viewer } from './seat.ts';
