export type { Standing } from './games/reviewedGame.ts';
export { estimateOf } from './turning/estimate.ts';
export {
  type Decision,
  decisionsOf,
  THOROUGHNESS,
  type Thoroughness,
  type ThoroughnessName,
  type TurningPoint,
  type TurningProgress,
  turningPoints,
  turningPointsOf,
} from './turning/turningPoints.ts';
export { type WorthMeasure, worthMeasure } from './turning/worth.ts';
export { type Eyes, type Moment, momentAt } from './walk/moment.ts';
export { type Stride, strideFrom, turnAt } from './walk/moments.ts';
export type { Outline, ReviewTurn } from './walk/outline.ts';
export { type StandingEntry, standingLog } from './walk/standingLog.ts';
export { type HeardEntry, type Walk, type Walked, walking, walkThrough } from './walk/walk.ts';
export { type Deed, type ExplainedMove, movesExplained, once, reasonsWhole, whyInMatch } from './why/why.ts';
