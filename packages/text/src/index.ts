export { logLine1800 } from './anno1800/log.ts';
export type { Company } from './company.ts';
export { LANGUAGES, type Language, WRITTEN } from './language.ts';
export { loadText, type Part } from './load.ts';
export { loadNames1503, loadNames1800 } from './names/load.ts';
export type { Names1503 } from './names/names1503.ts';
export type { Names1800 } from './names/names1800.ts';
export { type Mention, type MentionKind, mentioned, type Said } from './said.ts';
export { type Area, type Key, type Text, textOf, type Value } from './text.ts';
