export { conforms } from './conforms.ts';
export type { Check, Subject } from './subject.ts';
