import './pieces.css';

export { Cube } from './Cube.tsx';
export { DeckMark } from './DeckMark.tsx';
export { EffectMarks } from './EffectMarks.tsx';
export { Good } from './Good.tsx';
export { type Item, ItemMark, Items, keyOf } from './Items.tsx';
export { LEVEL_NAMES, nameOfLevel } from './levels.ts';
export { mentionPicture } from './mentionPicture.tsx';
export { Coin, Token } from './Token.tsx';
