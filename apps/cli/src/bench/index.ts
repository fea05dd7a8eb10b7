export { type Leg, legsOf, playing, type Step } from './legs.ts';
export type { Groups, Peer, Runner, Task } from './task.ts';
