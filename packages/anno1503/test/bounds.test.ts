import { openMatch } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1503, COMPONENTS, type Tile } from '../src/index.ts';
import { boxFaults, wanting } from './table.ts';

describe('an objective that can never be reached', () => {
  const { homeIslands, islandTiles, inhabitants, start, victory } = COMPONENTS;
  const rowsWithout = (kind: Tile['kind']) => islandTiles.filter((tile) => tile.kind !== kind);
  const unpaid = Object.fromEntries(Object.entries(inhabitants).map(([level, each]) => [level, { ...each, price: 0 }]));
  const never = (objective: string, wanted: number, because: string) => [
    `victory.objectives.${objective}: ${wanted} can never be reached: ${because}`,
  ];
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, readonly string[]])[] = [
    ['more outposts than piers', { victory: wanting({ outposts: 5 }) }, never('outposts', 5, 'home island A has 4 stone piers')],
    [
      'an island with fewer piers',
      { homeIslands: { ...homeIslands, C: { ...homeIslands.C, piers: [1, 2, 4] } } },
      never('outposts', 4, 'home island C has 3 stone piers'),
    ],
    [
      'fewer outposts than wanted with two players',
      {
        islandTiles: [
          ...rowsWithout('outpost'),
          { back: 2, kind: 'outpost', commodity: 'spice', copies: 3 },
          ...filling(2),
          ...filling(3),
          ...filling(4),
        ],
      },
      never('outposts', 4, 'with 2 players there are 3 tiles of that kind'),
    ],
    ['more agreements than piers', { victory: wanting({ agreements: 4 }) }, never('agreements', 4, 'a home island has 3 wooden piers')],
    [
      'fewer island spaces than agreements',
      { board: { rows: ['S~', '22'] }, victory: wanting({ outposts: 2 }) },
      never('agreements', 3, 'with 2 players there are 2 island spaces'),
    ],
    [
      'ships that cannot look at anything',
      { actionPointsPerShip: { 2: 2, 3: 0, 4: 4 }, victory: wanting({ outposts: 0 }) },
      never('agreements', 3, 'ships have no action points'),
    ],
    [
      'more buildings than sites',
      { victory: wanting({ buildings: 5 }) },
      never('buildings', 5, 'a player has inhabitants for 4 building sites'),
    ],
    [
      'sites that nobody can stand above',
      { inhabitantTiles: { 'explorer-settler': 3, 'citizen-merchant': 3 } },
      never('buildings', 4, 'a player has inhabitants for 3 building sites'),
    ],
    [
      'too few kinds of buildings',
      {
        buildings: {
          ...COMPONENTS.buildings,
          church: { fromPlayers: [3] },
          smithy: { fromPlayers: [4] },
          school: { fromPlayers: [] },
          shipyard: { fromPlayers: [3] },
        },
      },
      never('buildings', 4, 'with 2 players there are 3 kinds of buildings'),
    ],
    [
      'explorers who cost more than there is',
      { inhabitants: { ...inhabitants, explorer: { ...inhabitants.explorer, cost: { wood: 16 } } } },
      never('buildings', 4, 'explorers cost 16 wood and there are 15'),
    ],
    [
      'more merchants than tiles',
      { victory: wanting({ merchants: 4 }) },
      never('merchants', 4, 'a player has 3 citizen and merchant tiles'),
    ],
    [
      'merchants who cost more than there is, and no treasure that helps',
      {
        inhabitants: { ...inhabitants, merchant: { ...inhabitants.merchant, cost: { spice: 16 } } },
        islandTiles: [...rowsWithout('treasure'), ...filling(2), ...filling(3), ...filling(4)],
      },
      never('merchants', 3, 'merchants cost 16 spice and there are 15'),
    ],
    [
      'gold that nobody pays',
      { inhabitants: unpaid, sellPriceWith: {}, start: { ...start, gold: 2 } },
      never('gold', 30, 'no inhabitant pays for anything, and with 2 players there are 28 gold'),
    ],
  ];

  /** Treasures of no other use, so that every space has its tile. */
  function filling(back: 2 | 3 | 4) {
    return [{ back, kind: 'treasure', treasure: 'gold', copies: 9 }];
  }

  for (const [name, change, expected] of cases) it(`is refused: ${name}`, () => expect(boxFaults(change)).toEqual(expected));

  it('is accepted as long as it can be reached', () => {
    expect(boxFaults({ victory: wanting({ gold: 1000 }) })).toEqual([]);
    expect(boxFaults({ inhabitants: unpaid })).toEqual([]);
    expect(boxFaults({ inhabitants: unpaid, sellPriceWith: {}, victory: wanting({ gold: 38 }) })).toEqual([]);
    expect(boxFaults({ inhabitants: unpaid, sellPriceWith: {}, victory: wanting({ gold: 39 }) })).toHaveLength(1);
    expect(boxFaults({ inhabitants: { ...inhabitants, merchant: { ...inhabitants.merchant, cost: { spice: 16 } } } })).toEqual([]);
    expect(boxFaults({ victory: { ...victory, objectives: { gold: 0, outposts: 0, agreements: 0, buildings: 0, merchants: 0 } } })).toEqual(
      [],
    );
  });

  it('is refused as an option of a match', () => {
    const options = { components: { ...COMPONENTS, victory: wanting({ merchants: 4 }) } };
    const opened = openMatch(anno1503, { game: 'anno1503', rules: anno1503.version, seats: 2, options, seed: 'never' });
    expect(opened).toMatchObject({
      ok: false,
      fault: 'options',
      detail: 'components.victory.objectives.merchants: 4 can never be reached: a player has 3 citizen and merchant tiles',
    });
  });
});
