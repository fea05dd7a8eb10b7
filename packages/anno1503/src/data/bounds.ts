import type { Components } from './schema.ts';
import { BUILDINGS, COMMODITIES, HOME_ISLANDS, LEVELS, type Level, type Objective, WOODEN_PIERS } from './words.ts';

/** What keeps a player from ever having more of what an objective counts. */
export interface Bound {
  readonly most: number;
  /** What it is that falls short, by a word. */
  readonly bound: 'gold' | 'stonePiers' | 'woodenPiers' | 'tiles' | 'spaces' | 'points' | 'sites' | 'kinds' | 'people' | 'cards';
  readonly because: string;
}

/** The bounds of every objective (Q10). The number of players is not known yet, so they are those of two: fewer players have fewer tiles and buildings (Q1.1, Q1.2). */
export function boundsOf(box: Components): Readonly<Record<Objective, readonly Bound[]>> {
  return {
    gold: goldBounds(box),
    outposts: [...HOME_ISLANDS.map((island) => stonePiers(box, island)), ...tileBounds(box, 'outpost')],
    agreements: [
      { most: WOODEN_PIERS, bound: 'woodenPiers', because: `a home island has ${WOODEN_PIERS} wooden piers` },
      ...tileBounds(box, 'agreement'),
    ],
    buildings: buildingBounds(box),
    merchants: merchantBounds(box),
  };
}

/** Whoever can sell anything comes to any sum in the end. */
function goldBounds(box: Components): readonly Bound[] {
  const pays = (level: Level) => Math.max(box.inhabitants[level].price, ...BUILDINGS.map((each) => box.sellPriceWith[each]?.[level] ?? 0));
  if (box.cardsEach > 0 && LEVELS.some((level) => box.inhabitants[level].buys.length > 0 && pays(level) > 0)) return [];
  const treasures = copiesOf(box, (tile) => tile.kind === 'treasure' && tile.treasure === 'gold');
  // The gold of the other player may come by the Big Branch (Q8).
  const most = 2 * box.start.gold + treasures * box.treasureGold;
  return [{ most, bound: 'gold', because: `no inhabitant pays for anything, and with 2 players there are ${most} gold` }];
}

function stonePiers(box: Components, island: (typeof HOME_ISLANDS)[number]): Bound {
  const most = box.homeIslands[island].piers.length;
  return { most, bound: 'stonePiers', because: `home island ${island} has ${most} stone piers` };
}

/** Tiles of the kind, the spaces on which tiles lie (what pirates put back takes the place of what they took), and the points to get there. */
function tileBounds(box: Components, kind: 'outpost' | 'agreement'): readonly Bound[] {
  const tiles = copiesOf(box, (tile) => tile.kind === kind);
  const spaces = box.board.rows.join('').split('2').length - 1;
  const points = Math.min(...Object.values(box.actionPointsPerShip));
  return [
    { most: tiles, bound: 'tiles', because: `with 2 players there are ${tiles} tiles of that kind` },
    { most: spaces, bound: 'spaces', because: `with 2 players there are ${spaces} island spaces` },
    ...(points === 0 ? [{ most: 0, bound: 'points' as const, because: 'ships have no action points' }] : []),
  ];
}

function copiesOf(box: Components, fits: (tile: Components['islandTiles'][number]) => boolean): number {
  return box.islandTiles.reduce((sum, tile) => (tile.back === 2 && fits(tile) ? sum + tile.copies : sum), 0);
}

function buildingBounds(box: Components): readonly Bound[] {
  const { inhabitantTiles, inhabitantSpaces, buildings } = box;
  const people = inhabitantTiles['explorer-settler'] + inhabitantTiles['citizen-merchant'];
  const sites = inhabitantSpaces.slice(0, people).filter(({ building }) => building).length;
  const kinds = BUILDINGS.filter((building) => buildings[building].fromPlayers.includes(2)).length;
  return [
    { most: sites, bound: 'sites', because: `a player has inhabitants for ${sites} building sites` },
    { most: kinds, bound: 'kinds', because: `with 2 players there are ${kinds} kinds of buildings` },
    ...priceBounds(box, ['explorer']),
  ];
}

function merchantBounds(box: Components): readonly Bound[] {
  const tiles = box.inhabitantTiles['citizen-merchant'];
  const spaces = box.inhabitantSpaces.length;
  const steps = copiesOf(box, (tile) => tile.kind === 'treasure' && tile.treasure === 'upgrade') > 0;
  return [
    { most: tiles, bound: 'people', because: `a player has ${tiles} citizen and merchant tiles` },
    { most: spaces, bound: 'people', because: `there are ${spaces} spaces for inhabitants` },
    // A treasure may bring a step that nobody can pay (Q7.3).
    ...(steps ? [] : priceBounds(box, ['settler', 'citizen', 'merchant'])),
  ];
}

/** Q4: what costs more cards than there are is never placed. */
function priceBounds({ inhabitants, cardsEach }: Components, levels: readonly Level[]): readonly Bound[] {
  return levels.flatMap((level) =>
    COMMODITIES.flatMap((commodity) => {
      const cards = inhabitants[level].cost[commodity] ?? 0;
      return cards > cardsEach
        ? [{ most: 0, bound: 'cards' as const, because: `${level}s cost ${cards} ${commodity} and there are ${cardsEach}` }]
        : [];
    }),
  );
}
