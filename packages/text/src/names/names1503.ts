import type { Building, Commodity, HomeIsland, Level, Objective, Square, Tile } from '@archipel/anno1503';
import type { NameFile1503, Term1503 } from '../en/nameFile1503.ts';
import type { Gender } from '../en/nameFile1800.ts';
import type { Language } from '../messages/language.ts';
import { counting } from './counting.ts';

/** What the things of Anno 1503 are called. Most names are written small where the language does so within a sentence. */
export interface Names1503 {
  readonly language: Language;
  commodity(id: Commodity): string;
  level(id: Level): string;
  /** One of them as the object of a sentence: `a settler`, `einen Siedler`. */
  one(id: Level): string;
  building(id: Building): string;
  buildingGender(id: Building): Gender | 'none';
  /** The kind of an island tile. */
  tile(kind: Tile['kind']): string;
  event(id: 'pirates' | 'fire' | 'golden-times'): string;
  objective(id: Objective): string;
  homeIsland(id: HomeIsland): string;
  gold(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  /** A square as on the edge of the board: `C4`. */
  square(id: Square): string;
  term(id: Term1503): string;
}

export function names1503(language: Language, file: NameFile1503): Names1503 {
  const count = counting(language, file.counted);
  return {
    language,
    commodity: (id) => file.commodities[id],
    level: (id) => file.levels[id],
    one: (id) => file.one[id],
    building: (id) => file.buildings[id],
    buildingGender: (id) => file.genders[id] ?? 'none',
    tile: (kind) => file.tiles[kind],
    event: (id) => file.events[id],
    objective: (id) => file.objectives[id],
    homeIsland: (id) => `${file.terms['home-island']} ${id}`,
    gold: (n) => count('gold', n),
    points: (n) => count('points', n),
    cards: (n) => count('cards', n),
    square: (id) => id.toUpperCase(),
    term: (id) => file.terms[id],
  };
}
