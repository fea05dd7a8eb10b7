export { type Check, conforms, type Subject } from './conforms.ts';
export { randomMove } from './walk.ts';
