export type { Course, Courses } from './courses.ts';
export { legsOf, playing, type Step } from './legs.ts';
export type { Groups, Peer, Runner, Task } from './task.ts';
