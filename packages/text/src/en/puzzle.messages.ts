export { puzzle } from './puzzle.ts';
