export { LANGUAGES, type Language, WRITTEN } from './language.ts';
export { loadText, type Part } from './load.ts';
export { type Area, type Key, type Text, textOf, type Value } from './text.ts';
