import { nth } from '../data/list.ts';
import { type Components, type CostData, type EffectData, type ObjectiveData, START_CARDS, START_CUBES } from '../data/schema.ts';
import { COUNTED, DECKS, type Good, LEVELS, SIDES, type TileId } from '../data/words.ts';
import { MOST_GOODS } from './goods.ts';

const MOST_PLAYERS = 4;

/** What does not fit together in a set of components: names that nothing has, things that are there twice, too little to begin with. */
export function inconsistencies(data: Components): readonly string[] {
  const goods = new Set([...data.resources['old-world'], ...data.resources['new-world']]);
  const printed = new Set(data.printedIndustries.map((each) => each.id));
  const tiles = [...data.industries, ...data.shipyards, ...data.ships].map((each) => each.id);
  const all = new Set([...tiles, ...printed]);
  const faults: string[] = [];
  const good = (where: string, ...ids: readonly Good[]) => {
    for (const id of ids) if (!goods.has(id)) faults.push(`${where}: there is no good ${id}`);
  };
  const tile = (where: string, id: TileId) => {
    if (!all.has(id)) faults.push(`${where}: there is no tile ${id}`);
  };
  const cost = (where: string, { resources = [] }: CostData) => good(where, ...resources);
  const effect = (where: string, { oneOf = [] }: EffectData) => good(where, ...oneOf);

  if (goods.size > MOST_GOODS) faults.push(`resources: ${goods.size} goods are more than ${MOST_GOODS}`);
  for (const each of [...data.printedIndustries, ...data.industries]) good(each.id, each.makes);
  for (const each of [...data.industries, ...data.shipyards, ...data.ships]) cost(each.id, each.cost);
  for (const each of Object.values(data.workforce)) cost('workforce', each);
  for (const each of Object.values(data.upgrade)) if (each) cost('upgrade', each);
  for (const card of data.populationCards) {
    cost(card.id, card.cost);
    effect(card.id, card.effect);
  }
  for (const island of data.oldWorldIslands) {
    if (island.effect) effect(island.id, island.effect);
    for (const id of Object.values(island.printed ?? {})) if (id) tile(island.id, id);
  }
  for (const island of data.newWorldIslands) good(island.id, ...island.resources);
  for (const row of Object.values(data.homeIsland.printed).flat()) for (const id of row) if (id !== null) tile('homeIsland', id);
  if (data.homeIsland.rows.length === 0) faults.push('homeIsland: it has no field');
  for (const id of data.market.rows.flat()) tile('market', id);
  for (const objective of data.objectives) {
    for (const id of objective.industries ?? []) tile(objective.id, id);
    if (!countsWell(objective)) faults.push(`${objective.id}: an objective of the kind ${objective.kind} cannot count ${objective.counts}`);
  }
  for (const list of [data.populationCards, data.expeditionCards, data.objectives, data.oldWorldIslands, data.newWorldIslands]) {
    const ids = list.map((each) => each.id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${id} is there twice`);
  }
  if (all.size < tiles.length + data.printedIndustries.length) faults.push('a tile is there twice');
  return [...new Set([...faults, ...tooFew(data)])];
}

/** R14: what an objective counts must be something that its kind can count. */
function countsWell({ kind, counts }: ObjectiveData): boolean {
  if (kind === 'effect' || kind === 'industry') return counts === undefined;
  const known: readonly string[] = kind === 'visits' ? SIDES : COUNTED;
  return counts !== undefined && known.includes(counts);
}

/** R1.5: four players must be able to begin. */
function tooFew(data: Components): readonly string[] {
  const cards = DECKS.map((deck) => data.populationCards.filter((card) => card.deck === deck).length);
  return [
    ...LEVELS.filter((level, at) => data.cubes[level] < MOST_PLAYERS * nth(START_CUBES, at)).map((level) => `too few cubes: ${level}`),
    ...DECKS.filter((_, at) => nth(cards, at) < MOST_PLAYERS * nth(START_CARDS, at)).map((deck) => `too few cards: ${deck}`),
  ];
}
