export { boxDifferences, type Differing, type Uncertain, uncertainIn, valueAt } from './boxes.ts';
export { type Chance, type Dice, diceFrom, seeded } from './chance.ts';
export { type Event, type EventRecorder, eventFor, type Reveals, revealsTo } from './event.ts';
export { digest, hash, hashText } from './hash.ts';
export { commitment, honestyFaults, type Proof, proofSchema, seedOf } from './honesty.ts';
export { type IllegalMove, illegalMoveSchema, KERNEL_RULES, type Reason, type Refused, reasonSchema } from './illegal.ts';
export { type Fault, faultsOf, issuesOf } from './issues.ts';
export { canonical, equal, isRecord, isSound, type Json, jsonSchema } from './json.ts';
export { type MoveKind, type MoveKinds, type Refusal, rulesOf, shared } from './kinds.ts';
export {
  type Broken,
  type Entry,
  enter,
  entrySchema,
  type Match,
  type MatchFault,
  type MatchSetup,
  matchSetupSchema,
  openMatch,
  type Played,
  type PlayedEntry,
  type Position,
  play,
  playPlan,
  positionHash,
  type Replayed,
  replay,
  replaying,
  type Step,
  takeBack,
  undo,
  undoable,
} from './match.ts';
export { exportLog, exportMatch, type FileFault, importMatch, type MatchFile } from './matchFile.ts';
export { type Outcome, outcomeSchema, placesBy, type ScoreSheet, scoreSheetSchema } from './outcome.ts';
export {
  type BoxFault,
  boxName,
  boxNote,
  correctable,
  fitsTogether,
  isPatch,
  type Patch,
  patchSchema,
  wholeBox,
  withChanges,
} from './patch.ts';
export { type Difference, differences, fits } from './pattern.ts';
export { type AppliedPlan, applyPlan, type PlanStep, type RefusedPlan } from './plan.ts';
export type { Built, PositionFormat } from './positionFormat.ts';
export { type RecentAnswers, recentAnswers } from './recent.ts';
export type { AnyRules, Applied, Rules } from './rules.ts';
export { type Finding, runScenario, type Scenario, type ShownScenario, scenarioSchema, showScenario } from './scenario.ts';
export { inTurnOrder, type Seat, seatSchema, seatsOf, type Viewer } from './seat.ts';
