import './pieces.css';

export { Cube } from './Cube.tsx';
export { DeckMark } from './DeckMark.tsx';
export { EffectMarks } from './EffectMarks.tsx';
export { Flag } from './Flag.tsx';
export { Good } from './Good.tsx';
export { Icon } from './Icon.tsx';
export { type Item, ItemMark, Items, keyOf } from './Items.tsx';
export type { IconName } from './iconNames.ts';
export { LEVEL_NAMES, nameOfLevel } from './levels.ts';
export { Coin, Token } from './Token.tsx';
