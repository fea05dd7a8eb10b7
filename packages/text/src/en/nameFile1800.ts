import type { names1800 } from './names1800.ts';

type English = typeof names1800;
type Same<Section extends keyof English> = { readonly [Id in keyof English[Section]]: string };

/**
 * The names of one language: the same things in all. `shortTiles` and `shortGoods` where a name does not fit on a tile or a card; `counted` are messages for a number of
 * things; `genders` of tiles where the language has them and sentences need them.
 */
export interface NameFile1800 {
  readonly levels: Same<'levels'>;
  readonly goods: Same<'goods'>;
  readonly tiles: Same<'tiles'>;
  readonly objectives: Same<'objectives'>;
  readonly terms: Same<'terms'>;
  readonly decks: Same<'decks'>;
  readonly places: Same<'places'>;
  /** One of them as the object of a sentence: `einen Bauern`. */
  readonly one: Same<'one'>;
  readonly counted: Same<'counted'>;
  readonly shortTiles: { readonly [Id in keyof English['tiles']]?: string };
  readonly shortGoods: { readonly [Id in keyof English['goods']]?: string };
  readonly genders: Readonly<Record<string, Gender>>;
}

export type Gender = 'm' | 'f' | 'n';
export type Term1800 = keyof English['terms'];
