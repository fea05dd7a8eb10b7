export { hotseat } from './hotseat.ts';
