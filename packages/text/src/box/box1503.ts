import type { Building, Commodity, Components, Event, HomeIsland, Level, Objective } from '@archipel/anno1503';
import type { Json } from '@archipel/kernel';
import { isFields } from '../messages/data.ts';
import type { Key, Text } from '../messages/text.ts';
import type { Names1503 } from '../names/names1503.ts';
import type { BoxEditing, BoxField, BoxListing, BoxRow, BoxSection, BoxWord } from './listing.ts';
import { sayer } from './say.ts';

const COMMODITIES = ['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco'] as const satisfies readonly Commodity[];
const LEVELS = ['explorer', 'settler', 'citizen', 'merchant'] as const satisfies readonly Level[];
const BUILDINGS = [
  'fire-brigade',
  'smithy',
  'church',
  'school',
  'bathhouse',
  'restaurant',
  'shipyard',
  'big-branch',
] as const satisfies readonly Building[];
const HOME_ISLANDS = ['A', 'B', 'C', 'D'] as const satisfies readonly HomeIsland[];
const EVENTS = ['pirates', 'fire', 'golden-times'] as const satisfies readonly Event[];
const OBJECTIVES = ['gold', 'outposts', 'agreements', 'buildings', 'merchants'] as const satisfies readonly Objective[];
const TILES = ['outpost', 'agreement', 'treasure'] as const;
const NUMBER: BoxEditing = { kind: 'number' };
const JSON_TEXT: BoxEditing = { kind: 'json' };

const oneOf = <Id extends string>(ids: readonly Id[], id: string): Id | undefined => ids.find((each) => each === id);

/** The box of Anno 1503 in words. The text must have the part `box`. */
export function box1503(text: Text, names: Names1503, components: Components): BoxListing {
  const { t } = text;
  const named =
    <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
    (id: string) => {
      const found = oneOf(ids, id);
      return found === undefined ? undefined : name(found);
    };
  const asked = [
    named(COMMODITIES, names.commodity),
    named(LEVELS, names.level),
    named(BUILDINGS, names.building),
    named(EVENTS, names.event),
    named(TILES, names.tile),
    named(OBJECTIVES, names.objective),
  ];
  const wordName = (id: string) =>
    (id === 'any' ? t('box.any') : undefined) ?? asked.map((ask) => ask(id)).find((name) => name !== undefined) ?? id;
  const priced = (value: Readonly<Record<string, unknown>>) => {
    const keys = Object.keys(value);
    if (!keys.every((key) => oneOf(COMMODITIES, key) && typeof value[key] === 'number')) return undefined;
    return COMMODITIES.filter((id) => Number(value[id] ?? 0) > 0).map((id) => `${String(value[id])} ${names.commodity(id)}`);
  };
  const commodities: readonly BoxWord[] = COMMODITIES.map((id) => ({ id, name: names.commodity(id) }));
  const levels: readonly BoxWord[] = LEVELS.map((id) => ({ id, name: names.level(id) }));
  const any: readonly BoxWord[] = [...commodities, { id: 'any', name: t('box.any') }];
  const price: BoxEditing = { kind: 'price', words: commodities, read: priceItems, write: priceOf };
  const field = (path: string, label: string, value: unknown, editing: BoxEditing): BoxField => ({
    path,
    label,
    value: value as Json,
    editing,
  });
  const number = (path: string, label: Key, value: number, values: Readonly<Record<string, string | number>> = {}) =>
    field(path, t(label, values), value, NUMBER);
  const json = (path: string, label: Key, value: unknown) => field(path, t(label), value, JSON_TEXT);
  /** A thing that is one value. */
  const single = (one: BoxField): BoxRow => ({ path: one.path, name: one.label, fields: [one] });

  const tiles = components.islandTiles.map((tile, at): BoxRow => {
    const face =
      tile.kind === 'outpost'
        ? `${names.tile(tile.kind)}: ${names.commodity(tile.commodity)}`
        : tile.kind === 'treasure'
          ? `${names.tile(tile.kind)}: ${tile.treasure === 'gold' ? names.gold(components.treasureGold) : t('box.upgrade')}`
          : names.tile(tile.kind);
    return {
      path: `islandTiles.${at}`,
      name: `${face} (${tile.back})`,
      fields: [number(`islandTiles.${at}.copies`, 'box.copies', tile.copies)],
    };
  });
  const homes = HOME_ISLANDS.map((island): BoxRow => {
    const path = `homeIslands.${island}`;
    const { byDie, piers } = components.homeIslands[island];
    return {
      path,
      name: names.homeIsland(island),
      fields: [
        ...([1, 2, 3, 4, 5] as const).map((die) =>
          field(`${path}.byDie.${die}`, t('box.byDie', { die }), byDie[die], { kind: 'word', words: any }),
        ),
        json(`${path}.piers`, 'box.piers', piers),
      ],
    };
  });
  const people = LEVELS.map((level): BoxRow => {
    const path = `inhabitants.${level}`;
    const { cost, buys, price: gold } = components.inhabitants[level];
    return {
      path,
      name: names.level(level),
      fields: [
        field(`${path}.cost`, t('box.cost'), cost, price),
        field(`${path}.buys`, t('box.buys'), buys, { kind: 'words', words: commodities }),
        number(`${path}.price`, 'box.pays', gold),
      ],
    };
  });
  const pairOf = (one: Level, two: Level) => `${names.level(one)}, ${names.level(two)}`;
  const { inhabitantTiles, actionPointsPerShip, buy, start, victory } = components;
  const trade = [
    field('shipCost', t('box.shipCost'), components.shipCost, price),
    number('shipsPerPlayer', 'box.shipsEach', components.shipsPerPlayer),
    ...([2, 3, 4] as const).map((players) =>
      number(`actionPointsPerShip.${players}`, 'box.actionPoints', actionPointsPerShip[players], { players }),
    ),
    number('buy.price', 'box.buyPrice', buy.price),
    number('buy.perTurn', 'box.perTurn', buy.perTurn),
    number('buy.discountPerAgreement', 'box.discount', buy.discountPerAgreement),
    number('cardsEach', 'box.cardsEach', components.cardsEach),
    number('handLimit', 'box.handLimit', components.handLimit),
  ];
  const buildings = BUILDINGS.map(
    (building): BoxRow => ({
      path: `buildings.${building}`,
      name: names.building(building),
      fields: [
        json(`buildings.${building}.fromPlayers`, 'box.fromPlayers', components.buildings[building].fromPlayers),
        ...LEVELS.flatMap((level) => {
          const gold = components.sellPriceWith[building]?.[level];
          return gold === undefined
            ? []
            : [field(`sellPriceWith.${building}.${level}`, t('box.sellPrice', { level: names.level(level) }), gold, NUMBER)];
        }),
      ],
    }),
  );
  const begin = [
    number('start.gold', 'box.startGold', start.gold),
    field('start.cards', t('box.startCards'), start.cards, price),
    field('start.inhabitants', t('box.inhabitants'), start.inhabitants, { kind: 'words', words: levels }),
    number('start.shipsAtSea', 'box.atSea', start.shipsAtSea),
  ];
  const goals = [
    number('victory.need', 'box.need', victory.need),
    ...OBJECTIVES.map((id) => field(`victory.objectives.${id}`, names.objective(id), victory.objectives[id], NUMBER)),
  ];
  const section = (id: string, title: Key, rows: readonly BoxRow[], ...paths: readonly string[]): BoxSection => ({
    id,
    title: t(title),
    paths,
    rows,
  });
  return {
    say: sayer(text, wordName, priced),
    sections: [
      section('board', 'box.board', [single(json('board.rows', 'box.rows', components.board.rows))], 'board'),
      section('tiles', 'box.tiles', [...tiles, single(number('treasureGold', 'box.treasureGold', components.treasureGold))], 'islandTiles'),
      section('homeIslands', 'box.homeIslands', homes, 'homeIslands'),
      section('inhabitants', 'box.inhabitants', [
        ...people,
        single(
          number('inhabitantTiles.explorer-settler', 'box.peopleTiles', inhabitantTiles['explorer-settler'], {
            levels: pairOf('explorer', 'settler'),
          }),
        ),
        single(
          number('inhabitantTiles.citizen-merchant', 'box.peopleTiles', inhabitantTiles['citizen-merchant'], {
            levels: pairOf('citizen', 'merchant'),
          }),
        ),
        single(json('inhabitantSpaces', 'box.spaces', components.inhabitantSpaces)),
      ]),
      section('trade', 'box.trade', trade.map(single)),
      section('buildings', 'box.buildings', buildings, 'buildings'),
      section('start', 'box.start', begin.map(single)),
      section(
        'events',
        'box.events',
        EVENTS.map((event) => single(field(`events.${event}`, names.event(event), components.events[event], JSON_TEXT))),
      ),
      section('victory', 'box.victory', goals.map(single)),
    ],
  };
}

function priceItems(value: Json): readonly string[] {
  if (!isFields(value)) return [];
  return COMMODITIES.flatMap((id) => Array.from({ length: Math.min(12, Number(value[id] ?? 0)) }, () => id));
}

function priceOf(items: readonly string[]): Json {
  return Object.fromEntries(COMMODITIES.filter((id) => items.includes(id)).map((id) => [id, items.filter((each) => each === id).length]));
}
