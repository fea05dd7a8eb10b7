export { log1503 } from './log1503.ts';
export { refusal1503 } from './refusal1503.ts';
