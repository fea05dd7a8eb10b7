export { asked1800 } from './asked1800.ts';
export { editions1800 } from './editions1800.ts';
export { examples1800 } from './examples1800.ts';
export { reference1800 } from './reference1800.ts';
