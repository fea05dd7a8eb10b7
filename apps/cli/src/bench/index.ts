export type { Course, Courses } from './courses.ts';
export { legsOf, playing, type Step } from './legs.ts';
export type { Groups, Peer, Runner } from './task.ts';
export { serve } from './thread.ts';
