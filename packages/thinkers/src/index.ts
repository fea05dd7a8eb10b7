export { answerTasks } from './answerTasks.ts';
export { type MatchThreads, matchThreads } from './matchThreads.ts';
export { createPool, type Pool, type TaskOptions } from './pool.ts';
export { type Thinkers, thinkers } from './thinkers.ts';
