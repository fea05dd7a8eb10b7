export { follow } from './follow.ts';
export { plain } from './plain.ts';
export { score } from './score.ts';
export { table } from './table.ts';
export { why } from './why.ts';
