export { asked1503 } from './asked1503.ts';
export { editions1503 } from './editions1503.ts';
export { examples1503 } from './examples1503.ts';
export { reference1503 } from './reference1503.ts';
