import { GAME_ICONS, type GameIcon } from '../../pieces/iconNames.ts';

/** The six families of goods; each has a watercolour of its own under the engraved icon. */
export type Family = 'field' | 'building' | 'food' | 'cloth' | 'machine' | 'new-world';

const FAMILIES: Readonly<Record<string, Family>> = {
  ...family('field', ['grain', 'potatoes', 'pigs', 'wool']),
  ...family('building', ['planks', 'coal', 'bricks', 'goods', 'steel', 'glass', 'windows']),
  ...family('cloth', ['sails', 'soap', 'work-clothes', 'cotton-fabric', 'fur-coats']),
  ...family('food', ['beer', 'bread', 'schnapps', 'sausages', 'canned-food', 'champagne', 'coffee', 'rum', 'cigars', 'chocolate']),
  ...family('new-world', ['cocoa', 'sugar-cane', 'tobacco', 'coffee-beans', 'cotton', 'rubber']),
};

function family(name: Family, goods: readonly string[]): Readonly<Record<string, Family>> {
  return Object.fromEntries(goods.map((good) => [good, name]));
}

/** The family of a good; all that are not listed are machines. */
export function familyOf(good: string): Family {
  return FAMILIES[good] ?? 'machine';
}

/** A corrected box (R1) may name a good that we have no picture of. */
export function iconOfGood(good: string): GameIcon {
  return isGameIcon(good) ? good : 'goods';
}

function isGameIcon(name: string): name is GameIcon {
  return Object.hasOwn(GAME_ICONS, name);
}
