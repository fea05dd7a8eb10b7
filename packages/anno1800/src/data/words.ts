/** The words of the table. Types, schemas, moves, facts and scenarios all use these. */

/** The five population levels, lowest first. In the state a level is its index here. */
export const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const;
export type LevelName = (typeof LEVELS)[number];
/** A population level as the state knows it: 0 farmer to 4 investor. */
export const LEVEL_INDICES = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVEL_INDICES)[number];

export const DECKS = ['farmer-worker', 'artisan-engineer-investor', 'new-world'] as const;
export type DeckName = (typeof DECKS)[number];
/** A population deck as the state knows it: its index in `DECKS`. */
export const DECK_INDICES = [0, 1, 2] as const;
export type Deck = (typeof DECK_INDICES)[number];

export const GROUNDS = ['land', 'coast', 'sea'] as const;
export type Ground = (typeof GROUNDS)[number];

export const TOKENS = ['trade', 'exploration'] as const;
export type Token = (typeof TOKENS)[number];

/** Tokens come from ships or from cards; Beryl O'Mara (R13) lets two exploration tokens stand for a trade token. */
export const TOKEN_SOURCES = ['ships', 'cards', 'beryl-ships', 'beryl-both', 'beryl-cards'] as const;
export type TokenSource = (typeof TOKEN_SOURCES)[number];

/** R14: what objectives count at the end, and the two sides of an expedition card. */
export const COUNTED = [
  'population-total',
  'engineer',
  'investor',
  'trade-tokens-owned',
  'expedition-cards',
  'old-world-islands',
  'new-world-islands',
  'hand-population-cards',
] as const;
export const SIDES = ['animal', 'artefact'] as const;

export const OLD_WORLD_GOODS = [
  'planks',
  'grain',
  'potatoes',
  'pigs',
  'wool',
  'coal',
  'bricks',
  'beer',
  'bread',
  'goods',
  'steel',
  'sails',
  'schnapps',
  'glass',
  'sausages',
  'soap',
  'canned-food',
  'work-clothes',
  'brass',
  'windows',
  'champagne',
  'spectacles',
  'pocket-watches',
  'sewing-machines',
  'cotton-fabric',
  'coffee',
  'fur-coats',
  'dynamite',
  'weapons',
  'rum',
  'cigars',
  'chocolate',
  'steam-engines',
  'steam-carriages',
  'high-wheelers',
  'light-bulbs',
  'gramophones',
  'advanced-weapons',
] as const;
export const NEW_WORLD_GOODS = ['cocoa', 'sugar-cane', 'tobacco', 'coffee-beans', 'cotton', 'rubber'] as const;

export const TILES = [
  'start-sawmill',
  'start-grain-farm',
  'start-potato-farm',
  'start-pig-farm',
  'start-sheep-farm',
  'start-coal',
  'start-bricks',
  'start-warehouse',
  'start-steel',
  'start-sails',
  'sawmill-worker',
  'coal-worker',
  'bricks-worker',
  'brewery',
  'bakery',
  'warehouse-worker',
  'steel-worker',
  'sails-worker',
  'distillery',
  'glassworks',
  'cotton-mill-worker',
  'slaughterhouse',
  'soap-factory',
  'cannery',
  'knitters',
  'brass-smeltery',
  'window-factory',
  'champagne-cellar',
  'spectacle-factory',
  'clockmakers',
  'sewing-machine-factory',
  'cotton-mill-artisan',
  'coffee-roaster',
  'fur-dealer',
  'dynamite-factory',
  'weapon-factory',
  'rum-distillery',
  'cigar-factory',
  'chocolate-factory',
  'motor-factory',
  'steam-carriage-factory',
  'bicycle-factory',
  'light-bulb-factory',
  'gramophone-factory',
  'heavy-weapons-factory',
  'shipyard-1',
  'shipyard-2',
  'shipyard-3',
  'trade-ship-1',
  'trade-ship-2',
  'trade-ship-3',
  'exploration-ship-1',
  'exploration-ship-2',
  'exploration-ship-3',
] as const;

export const OBJECTIVES = [
  'alonso-graves',
  'aarhant',
  'editor',
  'beryl-omara',
  'malching',
  'bleakworth',
  'queen',
  'edvard-goode',
  'wibblesock',
  'qing',
  'hannah-goode',
  'university',
  'worlds-fair',
  'madame-kahina',
  'tourist',
  'zoo',
  'museum',
  'bente-jorgensen',
  'isabel-sarmento',
  'pyrphorian',
] as const;

/**
 * Names of things. Each union lists those of our box, so that a misspelt literal does not compile. A corrected box may bring others, and a
 * stranger may send any text: such a name is an `Other`, a type that no literal has.
 */
type Other<Kind extends string> = string & { readonly otherNameOf: Kind };

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Numbered<Prefix extends string> = `${Prefix}-${Digit}${Digit}`;

/** A resource: `planks`, `cotton`. */
export type Good = (typeof OLD_WORLD_GOODS)[number] | (typeof NEW_WORLD_GOODS)[number] | Other<'good'>;
export type TileId = (typeof TILES)[number] | Other<'tile'>;
export type ObjectiveId = (typeof OBJECTIVES)[number] | Other<'objective'>;
/** A population card. */
export type CardId = Numbered<'fw' | 'aei' | 'nwc'> | Other<'card'>;
export type ExpeditionId = Numbered<'ex'> | Other<'expedition'>;
export type OldWorldId = Numbered<'ow'> | Other<'old-world'>;
export type NewWorldId = Numbered<'nw'> | Other<'new-world'>;
/** `land-3`, `island-1-sea-2`. */
export type FieldId = `${Ground}-${number}` | `island-${number}-${Ground}-${number}` | Other<'field'>;

export const DISTRICT = 'district';
export const EXHAUSTED = 'exhausted';
/** Where a cube is: in its district, in the exhausted area, or on a workplace of the field named. */
export type Place = typeof DISTRICT | typeof EXHAUSTED | FieldId;
