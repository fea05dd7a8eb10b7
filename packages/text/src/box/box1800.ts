import type { Components, LevelName } from '@archipel/anno1800';
import type { Json } from '@archipel/kernel';
import { isFields } from '../messages/data.ts';
import type { Key, Text } from '../messages/text.ts';
import type { CostData, Names1800 } from '../names/names1800.ts';
import type { BoxEditing, BoxField, BoxListing, BoxRow, BoxSection, BoxWord } from './listing.ts';
import { sayer } from './say.ts';

const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const satisfies readonly LevelName[];
const isLevel = (id: string): id is LevelName => LEVELS.some((level) => level === id);
const TOKENS = ['trade', 'exploration'] as const;
const NUMBER: BoxEditing = { kind: 'number' };
const JSON_TEXT: BoxEditing = { kind: 'json' };

/** The box of Anno 1800 in words. The text must have the part `box`. */
export function box1800(text: Text, names: Names1800, components: Components): BoxListing {
  const { t } = text;
  const wordName = (id: string): string => {
    if (isLevel(id)) return names.level(id);
    const found = [names.good(id), names.tile(id), names.objective(id), names.deck(id)].find((name) => name !== id);
    return found ?? (id === 'trade' || id === 'exploration' ? names.token(id) : id);
  };
  const said = (value: Readonly<Record<string, unknown>>) =>
    isPriced(value)
      ? [...names.cost(value), ...names.gifts(value).filter((gift) => !names.cost(value).includes(gift)), ...given(value)]
      : undefined;
  const given = ({ oneOf }: Readonly<Record<string, unknown>>) =>
    Array.isArray(oneOf) ? [oneOf.map((each) => wordName(String(each))).join(' / ')] : [];
  const say = sayer(text, wordName, said);

  const goods: readonly BoxWord[] = [...components.resources['old-world'], ...components.resources['new-world']].map((id) => ({
    id,
    name: names.good(id),
  }));
  const levels: readonly BoxWord[] = LEVELS.map((id) => ({ id, name: names.level(id) }));
  const tiles: readonly BoxWord[] = components.industries.map(({ id }) => ({ id, name: names.tile(id) }));
  const tokens: readonly BoxWord[] = TOKENS.map((id) => ({ id, name: names.token(id) }));
  const price: BoxEditing = { kind: 'price', words: [...goods, ...levels, ...tokens], read: priceItems, write: priceOf };
  const field = (path: string, label: Key, value: Json | undefined, editing: BoxEditing): BoxField => ({
    path,
    label: t(label),
    value: value ?? null,
    editing,
  });
  const number = (path: string, label: Key, value: number | undefined) => (value === undefined ? [] : [field(path, label, value, NUMBER)]);
  const json = (path: string, label: Key, value: unknown) => (value === undefined ? [] : [field(path, label, value as Json, JSON_TEXT)]);

  const industry = (each: Components['industries'][number]): BoxRow => {
    const path = `industries.${each.id}`;
    return {
      path,
      name: names.tile(each.id),
      fields: [
        field(`${path}.cost`, 'box.cost', each.cost, price),
        field(`${path}.worker`, 'box.worker', each.worker, { kind: 'word', words: levels }),
        field(`${path}.makes`, 'box.makes', each.makes, { kind: 'word', words: goods }),
        ...number(`${path}.workplaces`, 'box.workplaces', each.workplaces),
        ...number(`${path}.copies`, 'box.copies', each.copies),
      ],
    };
  };
  const afloat = (list: 'shipyards' | 'ships') =>
    components[list].map((each): BoxRow => {
      const path = `${list}.${each.id}`;
      return {
        path,
        name: names.tile(each.id),
        fields: [
          field(`${path}.cost`, 'box.cost', each.cost, price),
          ...number(`${path}.level`, 'box.level', each.level),
          ...number(`${path}.copies`, 'box.copies', each.copies),
        ],
      };
    });
  const people = LEVELS.map(
    (level): BoxRow => ({
      path: `workforce.${level}`,
      name: names.level(level),
      fields: [
        field(`workforce.${level}`, 'box.recruit', components.workforce[level] as Json, price),
        ...(components.upgrade[level] ? [field(`upgrade.${level}`, 'box.upgrade', components.upgrade[level] as Json, price)] : []),
        ...number(`cubes.${level}`, 'box.cubes', components.cubes[level]),
        ...number(`shiftEndGold.${level}`, 'box.shift', components.shiftEndGold[level]),
        ...number(`tradeTokens.${level}`, 'box.price', components.tradeTokens[level]),
      ],
    }),
  );
  const decks: readonly BoxRow[] = (['farmer-worker', 'artisan-engineer-investor'] as const).map((deck) => {
    const path = `goldWhenDeckEmpty.${deck}`;
    const label = t('box.deckEmpty', { deck: names.deck(deck) });
    return { path, name: label, fields: [{ path, label, value: components.goldWhenDeckEmpty[deck], editing: NUMBER }] };
  });
  const cards = components.populationCards.map((card): BoxRow => {
    const path = `populationCards.${card.id}`;
    return {
      path,
      name: card.id,
      fields: [
        ...number(`${path}.points`, 'box.points', card.points),
        field(`${path}.cost`, 'box.cost', card.cost, price),
        ...json(`${path}.effect`, 'box.effect', card.effect),
      ],
    };
  });
  const expeditions = components.expeditionCards.map(({ id, animal, artefact }): BoxRow => {
    const path = `expeditionCards.${id}`;
    return {
      path,
      name: id,
      fields: [...json(`${path}.animal`, 'box.animal', animal), ...json(`${path}.artefact`, 'box.artefact', artefact)],
    };
  });
  const oldWorld = components.oldWorldIslands.map((island): BoxRow => {
    const path = `oldWorldIslands.${island.id}`;
    return {
      path,
      name: island.id,
      fields: [
        ...json(`${path}.fields`, 'box.fields', island.fields),
        ...json(`${path}.printed`, 'box.printedOn', island.printed),
        ...json(`${path}.effect`, 'box.brings', island.effect),
      ],
    };
  });
  const newWorld = components.newWorldIslands.map(({ id, resources }): BoxRow => {
    const path = `newWorldIslands.${id}`;
    return { path, name: id, fields: [field(`${path}.resources`, 'box.brings', resources, { kind: 'words', words: goods })] };
  });
  const objectives = components.objectives.map((each): BoxRow => {
    const path = `objectives.${each.id}`;
    return {
      path,
      name: names.objective(each.id),
      fields: [
        ...(each.industries ? [field(`${path}.industries`, 'box.counts', each.industries, { kind: 'words', words: tiles })] : []),
        ...json(`${path}.counts`, 'box.counts', each.counts),
        ...number(`${path}.pointsEach`, 'box.each', each.pointsEach),
        ...number(`${path}.points`, 'box.points', each.points),
        ...number(`${path}.first`, 'box.first', each.first),
        ...number(`${path}.second`, 'box.second', each.second),
        ...number(`${path}.limit`, 'box.limit', each.limit),
      ],
    };
  });
  const whole = (path: string, name: Key, fields: readonly BoxField[]): BoxRow => ({ path, name: t(name), fields });
  const { homeIsland, market } = components;
  const layout: readonly BoxRow[] = [
    whole('homeIsland', 'box.homeIsland', [
      ...number('homeIsland.columns', 'box.columns', homeIsland.columns),
      ...json('homeIsland.rows', 'box.rows', homeIsland.rows),
      ...json('homeIsland.printed', 'box.printedOn', homeIsland.printed),
    ]),
    whole('printedIndustries', 'box.homeTiles', json('printedIndustries', 'box.homeTiles', components.printedIndustries)),
    whole('market', 'box.market', json('market.rows', 'box.rows', market.rows)),
    whole('islandTokens', 'box.islandTokens', json('islandTokens', 'box.islandTokens', components.islandTokens)),
    whole('resources', 'box.goods', json('resources', 'box.goods', components.resources)),
  ];
  const section = (id: string, title: Key, rows: readonly BoxRow[], ...paths: readonly string[]): BoxSection => ({
    id,
    title: t(title),
    paths,
    rows,
  });
  return {
    say,
    sections: [
      section('industries', 'box.industries', components.industries.map(industry), 'industries'),
      section('ships', 'box.ships', [...afloat('shipyards'), ...afloat('ships')], 'shipyards', 'ships'),
      section('people', 'box.people', [...people, ...decks]),
      section('cards', 'box.cards', cards, 'populationCards'),
      section('expeditions', 'box.expeditions', expeditions, 'expeditionCards'),
      section('oldWorld', 'box.oldWorld', oldWorld, 'oldWorldIslands'),
      section('newWorld', 'box.newWorld', newWorld, 'newWorldIslands'),
      section('objectives', 'box.objectives', objectives, 'objectives'),
      section('layout', 'box.layout', layout),
    ],
  };
}

type Priced = CostData & Components['populationCards'][number]['effect'];
const PRICED = ['resources', 'cubes', 'trade', 'exploration', 'gold', 'expedition', 'oneOf', 'sure', 'or'];

/** Whether this is a price or something that is given: the schema of the box has seen that the values fit. */
function isPriced(value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & Priced {
  return Object.keys(value).every((key) => PRICED.includes(key));
}

/** A price as a list of what it takes: goods, cubes by their level, tokens by their kind. */
function priceItems(value: Json): readonly string[] {
  if (!isFields(value)) return [];
  const { resources, cubes } = value;
  const many = (id: string, count: unknown) => Array.from({ length: Math.min(12, Number(count ?? 0)) }, () => id);
  return [
    ...(Array.isArray(resources) ? resources.map(String) : []),
    ...(isFields(cubes) ? LEVELS.flatMap((level) => many(level, cubes[level])) : []),
    ...TOKENS.flatMap((token) => many(token, value[token])),
  ];
}

function priceOf(items: readonly string[]): Json {
  const count = (id: string) => items.filter((each) => each === id).length;
  const resources = items.filter((id) => !isLevel(id) && id !== 'trade' && id !== 'exploration');
  const cubes = Object.fromEntries(LEVELS.filter((level) => count(level) > 0).map((level) => [level, count(level)]));
  const tokens = Object.fromEntries(TOKENS.filter((token) => count(token) > 0).map((token) => [token, count(token)]));
  return { ...(resources.length > 0 ? { resources } : {}), ...(Object.keys(cubes).length > 0 ? { cubes } : {}), ...tokens };
}
