export { box } from './box.ts';
export { boxFault } from './boxFault.ts';
export { boxSure } from './boxSure.ts';
