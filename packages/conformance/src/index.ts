export { strangeBox } from './boxes.ts';
export { conforms } from './checks/conforms.ts';
export { scenariosIn } from './scenarios.ts';
export type { Check, Subject } from './subject.ts';
