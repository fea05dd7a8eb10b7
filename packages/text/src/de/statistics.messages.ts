export { statistics } from './statistics.ts';
