import type { Components, LevelName } from '@archipel/anno1800';
import type { Gender, NameFile1800, Term1800 } from '../en/nameFile1800.ts';
import type { Language } from '../messages/language.ts';
import { counting } from './counting.ts';
import { lookup } from './lookup.ts';

export type Token = 'trade' | 'exploration';
export type CostData = Components['populationCards'][number]['cost'];
type EffectData = Components['populationCards'][number]['effect'];

/** What the things of Anno 1800 are called. Ids are those of the data; one that a corrected set brings along and nobody has named is its own name. */
export interface Names1800 {
  readonly language: Language;
  readonly components: Components;
  good(id: string): string;
  shortGood(id: string): string;
  level(id: LevelName): string;
  /** One of them as the object of a sentence: `an Artisan`, `einen Bauern`. */
  oneCube(level: LevelName): string;
  /** `2 Farmers`. */
  cubes(level: LevelName, count: number): string;
  /** Industries, printed ones too, shipyards and ships. */
  tile(id: string): string;
  shortTile(id: string): string;
  tileGender(id: string): Gender | 'none';
  objective(id: string): string;
  /** An island of either world, with what it brings. */
  island(id: string): string;
  /** A population card by what it wants: it has no other name. */
  card(id: string): string;
  deck(id: string): string;
  token(kind: Token): string;
  tokens(kind: Token, count: number): string;
  gold(count: number): string;
  populationCards(count: number): string;
  expeditionCards(count: number): string;
  /** A field: `coast 2`, `island 1, sea 2`. */
  field(id: string): string;
  /** A word of the table: actions, areas, kinds of cards and islands. */
  term(id: Term1800): string;
  /** What a cost names: `Bread`, `Beer`, `1 Engineer`. */
  cost(cost: CostData): readonly string[];
  /** What an effect gives that can be counted. */
  gifts(effect: EffectData): readonly string[];
}

const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const satisfies readonly LevelName[];
const TOKENS = ['trade', 'exploration'] as const satisfies readonly Token[];

export function names1800(language: Language, file: NameFile1800, components: Components): Names1800 {
  const count = counting(language, file.counted);
  const good = (id: string) => lookup<string>(file.goods, id) ?? id;
  const tile = (id: string) => lookup<string>(file.tiles, id) ?? afloat(file, components, id) ?? id;
  const people = (cubes: CostData['cubes']) => LEVELS.flatMap((level) => (cubes?.[level] ? [count(level, cubes[level])] : []));
  const tokens = (some: CostData | EffectData) => TOKENS.flatMap((kind) => (some[kind] ? [count(kind, some[kind])] : []));
  const cost = (some: CostData) => [...(some.resources ?? []).map(good), ...people(some.cubes), ...tokens(some)];
  const gifts = ({ cubes, gold, expedition, ...more }: EffectData) => [
    ...people(cubes),
    ...tokens(more),
    ...(gold ? [count('gold', gold)] : []),
    ...(expedition ? [count('expedition', expedition)] : []),
  ];
  const island = (id: string): string => {
    const old = components.oldWorldIslands.find((each) => each.id === id);
    if (old) return brings(file.terms['old-world-island'], [...Object.values(old.printed ?? {}).map(tile), ...gifts(old.effect ?? {})]);
    const far = components.newWorldIslands.find((each) => each.id === id);
    return far ? brings(file.terms['new-world-island'], far.resources.map(good)) : id;
  };
  const card = (id: string): string => {
    const found = components.populationCards.find((each) => each.id === id);
    return found ? cost(found.cost).join(' + ') : id;
  };
  return {
    language,
    components,
    good,
    shortGood: (id) => lookup<string>(file.shortGoods, id) ?? good(id),
    level: (id) => file.levels[id],
    oneCube: (id) => file.one[id],
    cubes: count,
    tile,
    shortTile: (id) => lookup<string>(file.shortTiles, id) ?? tile(id),
    tileGender: (id) => lookup(file.genders, id) ?? 'none',
    objective: (id) => lookup<string>(file.objectives, id) ?? id,
    island,
    card,
    deck: (id) => lookup<string>(file.decks, id) ?? id,
    token: (kind) => file.terms[`${kind}-token`],
    tokens: count,
    gold: (n) => count('gold', n),
    populationCards: (n) => count('population', n),
    expeditionCards: (n) => count('expedition', n),
    field: (id) => fieldName(file, id),
    term: (id) => file.terms[id],
    cost,
    gifts,
  };
}

const brings = (name: string, what: readonly string[]) => (what.length === 0 ? name : `${name} (${what.join(', ')})`);

/** Shipyards and ships have a level and no name of their own. */
function afloat({ terms }: NameFile1800, { shipyards, ships }: Components, id: string): string | undefined {
  const yard = shipyards.find((each) => each.id === id);
  if (yard) return `${terms.shipyard} ${yard.level}`;
  const ship = ships.find((each) => each.id === id);
  return ship && `${terms[`${ship.kind}-ship`]} ${ship.level}`;
}

function fieldName({ places }: NameFile1800, id: string): string {
  const [, island, ground, number] = id.match(/^(?:island-(\d+)-)?(land|coast|sea)-(\d+)$/) ?? [];
  if (ground === undefined) return id;
  const field = `${lookup<string>(places, ground)} ${number}`;
  return island === undefined ? field : `${places.island} ${island}, ${field}`;
}
