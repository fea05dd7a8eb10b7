export { answerTasks } from './answerTasks.ts';
export { type MatchThreads, matchThreads } from './matchThreads.ts';
export { createPool, type Pool, type TaskOptions } from './pool.ts';
export { runReviewTask } from './reviewTask.ts';
export { type ReviewThreads, reviewThreads } from './reviewThreads.ts';
export { type Thinkers, thinkers } from './thinkers.ts';
