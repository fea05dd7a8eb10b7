import { type BoxFault, fitsTogether } from '@archipel/kernel';
import { nth } from '../data/list.ts';
import {
  type Components,
  type CostData,
  componentsSchema,
  type EffectData,
  OBJECTIVES_IN_PLAY,
  type ObjectiveData,
  START_CARDS,
  START_CUBES,
} from '../data/schema.ts';
import { COUNTED, DECKS, type Good, LEVELS, SIDES, type TileId } from '../data/words.ts';
import { MOST_GOODS } from './goods.ts';

const MOST_PLAYERS = 4;

type At = readonly string[];

/** What does not fit together in a set of components: names that nothing has, things that are there twice, too little to begin with. */
export function inconsistencies(data: Components): readonly BoxFault[] {
  const tiles = [...data.industries, ...data.shipyards, ...data.ships].map((each) => each.id);
  const all = new Set([...tiles, ...data.printedIndustries.map((each) => each.id)]);
  const doubled = all.size < tiles.length + data.printedIndustries.length;
  const faults = [
    ...unknownGoods(data),
    ...unknownTiles(data, all),
    ...(data.homeIsland.rows.length === 0 ? [noField] : []),
    ...data.objectives.flatMap(miscounting),
    ...LISTS.flatMap((list) => twiceIn(data, list)),
    ...(doubled ? [fault(['industries'], 'tile-twice', {}, 'a tile is there twice')] : []),
    ...tooFew(data),
  ];
  return [...new Map(faults.map((each) => [`${each.path.join('.')} ${each.message}`, each])).values()];
}

const fault = (path: At, code: string, values: BoxFault['values'] & object, message: string): BoxFault => ({ path, code, values, message });
const noField = fault(['homeIsland', 'rows'], 'no-field', {}, 'homeIsland: it has no field');

function unknownGoods(data: Components): readonly BoxFault[] {
  const goods = new Set([...data.resources['old-world'], ...data.resources['new-world']]);
  const faults: BoxFault[] = [];
  const good = (where: string, path: At, ...ids: readonly Good[]) => {
    for (const id of ids) if (!goods.has(id)) faults.push(fault(path, 'no-such-good', { good: id }, `${where}: there is no good ${id}`));
  };
  const cost = (where: string, path: At, { resources = [] }: CostData) => good(where, [...path, 'resources'], ...resources);
  const effect = (where: string, path: At, { oneOf = [] }: EffectData) => good(where, [...path, 'effect', 'oneOf'], ...oneOf);

  const size = goods.size;
  if (size > MOST_GOODS) {
    faults.push(fault(['resources'], 'too-many-goods', { size, most: MOST_GOODS }, `resources: ${size} goods are more than ${MOST_GOODS}`));
  }
  for (const list of ['printedIndustries', 'industries'] as const)
    for (const { id, makes } of data[list]) good(id, [list, id, 'makes'], makes);
  for (const list of ['industries', 'shipyards', 'ships', 'populationCards'] as const)
    for (const each of data[list]) cost(each.id, [list, each.id, 'cost'], each.cost);
  for (const part of ['workforce', 'upgrade'] as const)
    for (const [level, each] of Object.entries(data[part])) if (each) cost(part, [part, level], each);
  for (const card of data.populationCards) effect(card.id, ['populationCards', card.id], card.effect);
  for (const island of data.oldWorldIslands) if (island.effect) effect(island.id, ['oldWorldIslands', island.id], island.effect);
  for (const island of data.newWorldIslands) good(island.id, ['newWorldIslands', island.id, 'resources'], ...island.resources);
  return faults;
}

function unknownTiles(data: Components, all: ReadonlySet<TileId>): readonly BoxFault[] {
  const tile = (where: string, path: At, id: TileId) =>
    all.has(id) ? [] : [fault(path, 'no-such-tile', { tile: id }, `${where}: there is no tile ${id}`)];
  return [
    ...data.oldWorldIslands.flatMap(({ id, printed = {} }) =>
      Object.values(printed).flatMap((each) => (each ? tile(id, ['oldWorldIslands', id, 'printed'], each) : [])),
    ),
    ...Object.values(data.homeIsland.printed)
      .flat(2)
      .flatMap((id) => (id === null ? [] : tile('homeIsland', ['homeIsland', 'printed'], id))),
    ...data.market.rows.flat().flatMap((id) => tile('market', ['market', 'rows'], id)),
    ...data.objectives.flatMap(({ id, industries = [] }) => industries.flatMap((each) => tile(id, ['objectives', id, 'industries'], each))),
  ];
}

const LISTS = ['populationCards', 'expeditionCards', 'objectives', 'oldWorldIslands', 'newWorldIslands'] as const;

function twiceIn(data: Components, list: (typeof LISTS)[number]): readonly BoxFault[] {
  const ids: readonly string[] = data[list].map((each) => each.id);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => fault([list], 'twice', { thing: id }, `${id} is there twice`));
}

/** R14: what an objective counts must be something that its kind can count. */
function miscounting({ id, kind, counts }: ObjectiveData): readonly BoxFault[] {
  const known: readonly string[] = kind === 'visits' ? SIDES : COUNTED;
  const counting = kind !== 'effect' && kind !== 'industry';
  if (counting ? counts !== undefined && known.includes(counts) : counts === undefined) return [];
  const message = `${id}: an objective of the kind ${kind} cannot count ${counts}`;
  return [fault(['objectives', id, 'counts'], 'cannot-count', { kind, counts: counts ?? 'none' }, message)];
}

/** R1.5: four players must be able to begin; R1.4: with five objectives. */
function tooFew(data: Components): readonly BoxFault[] {
  const cards = DECKS.map((deck) => data.populationCards.filter((card) => card.deck === deck).length);
  const cubesFor = (at: number) => MOST_PLAYERS * nth(START_CUBES, at);
  const cardsFor = (at: number) => MOST_PLAYERS * nth(START_CARDS, at);
  return [
    ...LEVELS.flatMap((level, at) =>
      data.cubes[level] >= cubesFor(at)
        ? []
        : [fault(['cubes', level], 'too-few-cubes', { level, least: cubesFor(at) }, `too few cubes: ${level}`)],
    ),
    ...DECKS.flatMap((deck, at) =>
      nth(cards, at) >= cardsFor(at)
        ? []
        : [fault(['populationCards'], 'too-few-cards', { deck, least: cardsFor(at) }, `too few cards: ${deck}`)],
    ),
    ...(data.objectives.length >= OBJECTIVES_IN_PLAY
      ? []
      : [fault(['objectives'], 'too-few-objectives', { least: OBJECTIVES_IN_PLAY }, 'there are too few objectives')]),
  ];
}

/** A component file: every field of the right form, and the whole a game that can be played. */
export const boxSchema = componentsSchema.check(fitsTogether(inconsistencies));
