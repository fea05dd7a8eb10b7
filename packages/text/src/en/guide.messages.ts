export { advice } from './advice.ts';
export { guide } from './guide.ts';
export { guide1503 } from './guide1503.ts';
export { guide1800 } from './guide1800.ts';
