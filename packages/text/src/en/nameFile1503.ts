import type { Gender } from './nameFile1800.ts';
import type { names1503 } from './names1503.ts';

type English = typeof names1503;
type Same<Section extends keyof English> = { readonly [Id in keyof English[Section]]: string };

/** The names of one language: the same things in all. `counted` are messages for a number of things. */
export interface NameFile1503 {
  readonly commodities: Same<'commodities'>;
  readonly levels: Same<'levels'>;
  readonly buildings: Same<'buildings'>;
  readonly tiles: Same<'tiles'>;
  readonly events: Same<'events'>;
  readonly terms: Same<'terms'>;
  readonly objectives: Same<'objectives'>;
  /** One of them as the object of a sentence: `einen Bauern`. */
  readonly one: Same<'one'>;
  readonly counted: Same<'counted'>;
  readonly genders: { readonly [Id in keyof English['buildings']]?: Gender };
}

export type Term1503 = keyof English['terms'];
