export { about } from './about.ts';
export { common } from './common.ts';
export { grammar } from './grammar.ts';
export { home } from './home.ts';
export { lobby } from './lobby.ts';
export { ownBox } from './ownBox.ts';
export { refusal } from './refusal.ts';
export { settings } from './settings.ts';
