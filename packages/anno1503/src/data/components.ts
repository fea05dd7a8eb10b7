import type { Components } from './schema.ts';

/**
 * The components of Anno 1503. The pictures of the printed ones are lost in part: what stands in for them is marked "reconstructed" in a
 * remark beside it, and satisfies all that is attested. A corrected set can be given as an option of the match.
 */
export const COMPONENTS: Components = {
  commodities: ['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco'],
  cardsEach: 15,
  board: {
    rows: [
      '~43~24~2~~24', //
      '~2~~~~~32~~~',
      'S~~232~~~~32',
      '~2~~~~242~~~',
      '34~22~~~~432',
    ],
    sure: '5 by 12 squares and 26 island spaces attested; their places, the split 14/6/6 and the start square reconstructed',
  },
  islandTiles: [
    { back: 2, kind: 'outpost', copies: 2, commodity: 'spice' },
    { back: 2, kind: 'outpost', copies: 2, commodity: 'tobacco' },
    { back: 2, kind: 'outpost', copies: 1, commodity: 'cloth' },
    { back: 2, kind: 'outpost', copies: 1, commodity: 'tools' },
    { back: 2, kind: 'outpost', copies: 1, commodity: 'stone' },
    { back: 2, kind: 'agreement', copies: 5 },
    { back: 2, kind: 'treasure', copies: 2, treasure: 'upgrade' },
    { back: 2, kind: 'treasure', copies: 2, treasure: 'gold' },
    { back: 3, kind: 'outpost', copies: 1, commodity: 'spice' },
    { back: 3, kind: 'outpost', copies: 1, commodity: 'tobacco' },
    { back: 3, kind: 'outpost', copies: 1, commodity: 'cloth' },
    { back: 3, kind: 'outpost', copies: 1, commodity: 'wood' },
    { back: 3, kind: 'agreement', copies: 3 },
    { back: 3, kind: 'treasure', copies: 1, treasure: 'upgrade' },
    { back: 4, kind: 'outpost', copies: 1, commodity: 'spice' },
    { back: 4, kind: 'outpost', copies: 1, commodity: 'tobacco' },
    { back: 4, kind: 'outpost', copies: 1, commodity: 'tools' },
    { back: 4, kind: 'outpost', copies: 1, commodity: 'stone' },
    { back: 4, kind: 'agreement', copies: 3 },
    { back: 4, kind: 'treasure', copies: 1, treasure: 'gold' },
  ],
  islandTilesSure:
    '32 tiles, three kinds and two treasures attested, and that there are too few outposts and agreements for everyone; the mix (15 outposts, 11 agreements, 6 treasures; 16/8/8 by back) reconstructed',
  treasureGold: 12,
  homeIslands: {
    A: { byDie: { 1: 'any', 2: 'stone', 3: 'wood', 4: 'cloth', 5: 'tools' }, piers: [2, 3, 4, 5] },
    B: { byDie: { 1: 'tools', 2: 'any', 3: 'stone', 4: 'wood', 5: 'cloth' }, piers: [1, 3, 4, 5] },
    C: { byDie: { 1: 'cloth', 2: 'tools', 3: 'any', 4: 'stone', 5: 'wood' }, piers: [1, 2, 4, 5] },
    D: { byDie: { 1: 'wood', 2: 'cloth', 3: 'tools', 4: 'any', 5: 'stone' }, piers: [1, 2, 3, 5] },
  },
  homeIslandsSure:
    'wood, stone, tools, cloth and any once each on 1 to 5, no number alike on two islands, four stone piers and three wooden ones: attested; the tables reconstructed',
  inhabitantSpaces: [
    { safe: true },
    { safe: true },
    { safe: false },
    { safe: false, building: true },
    { safe: false, building: true },
    { safe: false, building: true },
    { safe: false, building: true },
  ],
  inhabitantTiles: { 'explorer-settler': 4, 'citizen-merchant': 3 },
  inhabitants: {
    explorer: { buys: ['tools', 'stone', 'wood'], price: 1, cost: { wood: 1, tools: 1 } },
    settler: { buys: ['cloth'], price: 2, cost: { cloth: 1, stone: 2 } },
    citizen: { buys: ['spice'], price: 3, cost: { spice: 2, stone: 1 } },
    merchant: { buys: ['tobacco'], price: 4, cost: { tobacco: 2, spice: 1 } },
  },
  shipCost: { cloth: 1, wood: 1, tools: 1 },
  shipsPerPlayer: 2,
  actionPointsPerShip: { 2: 2, 3: 3, 4: 4 },
  buy: { price: 6, perTurn: 2, discountPerAgreement: 1 },
  handLimit: 5,
  start: { gold: 7, cards: { stone: 1, wood: 1 }, inhabitants: ['explorer', 'settler'], shipsAtSea: 1 },
  buildings: {
    'fire-brigade': { fromPlayers: [2, 3] },
    smithy: { fromPlayers: [2, 3] },
    church: { fromPlayers: [2, 3] },
    school: { fromPlayers: [2, 4] },
    bathhouse: { fromPlayers: [2, 4] },
    restaurant: { fromPlayers: [2, 4] },
    shipyard: { fromPlayers: [2] },
    'big-branch': { fromPlayers: [3] },
  },
  buildingsSure: '14 tiles, 8 kinds, backs 3 and 4 attested; copies and backs reconstructed',
  sellPriceWith: { school: { explorer: 2 }, restaurant: { settler: 4, citizen: 4 }, bathhouse: { merchant: 6 } },
  events: { pirates: [1, 2], fire: [3, 4], 'golden-times': [5, 6] },
  victory: { need: 3, objectives: { gold: 30, outposts: 4, agreements: 3, buildings: 4, merchants: 3 } },
};
