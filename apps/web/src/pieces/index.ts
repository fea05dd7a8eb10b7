import './pieces.css';

export { Cube, type CubeState } from './Cube.tsx';
export { DeckMark } from './DeckMark.tsx';
export { EffectMarks } from './EffectMarks.tsx';
export { Flag } from './Flag.tsx';
export { Good } from './Good.tsx';
export { Icon } from './Icon.tsx';
export { type Item, ItemMark, Items, keyOf } from './Items.tsx';
export type { IconName } from './iconNames.ts';
export { LEVEL_NAMES, type Level, nameOfLevel } from './levels.ts';
export { Coin, Token, type TokenState } from './Token.tsx';
