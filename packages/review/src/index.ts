export type { Standing } from './games/reviewedGame.ts';
export { type Stride, strideFrom, turnAt } from './walk/moments.ts';
export type { Outline, ReviewTurn } from './walk/outline.ts';
export { type StandingEntry, standingLog } from './walk/standingLog.ts';
export { type HeardEntry, type Walk, type Walked, walking, walkThrough } from './walk/walk.ts';
