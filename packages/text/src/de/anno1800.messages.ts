export { hints } from './hints.ts';
export { log1800 } from './log1800.ts';
export { payment } from './payment.ts';
export { refusal1800 } from './refusal1800.ts';
export { score } from './score.ts';
export { table } from './table.ts';
