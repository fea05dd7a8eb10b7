export type { RecordedMatch, RecordedMatches } from './recordedMatches.ts';
export { playSegments, type Step, segmentsOf } from './segments.ts';
export type { Groups, Peer, Runner } from './task.ts';
export { serve } from './thread.ts';
