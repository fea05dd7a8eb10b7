export { log1503 } from './log1503.ts';
export { move1503 } from './move1503.ts';
export { reason1503 } from './reason1503.ts';
export { refusal1503 } from './refusal1503.ts';
export { things1503 } from './things1503.ts';
