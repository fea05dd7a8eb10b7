export { answering } from './answering.ts';
export { type Manner, Overrun, type Pool, poolOf } from './pool.ts';
export { type Thinkers, thinkers } from './thinkers.ts';
