import { type Dice, diceFrom, type Seat, seatsOf, seeded } from '@archipel/kernel';
import { type Box, boxOf, type Tile } from '../data/box.ts';
import { BACKS, type Building, COMMODITIES, HOME_ISLANDS, type HomeIsland } from '../data/words.ts';
import { copiesWith } from '../rules/buildings.ts';
import { type Faces, type Goods, NO_GOODS, NOTHING_DONE, type Open, of, type Player, type Secret, type State } from '../state/state.ts';
import { componentsIn, type Options } from './options.ts';

/** Q1: everything as it stands before the first roll. */
export function setup(options: Options, seats: number, seed: string): State {
  const corrected = componentsIn(options);
  const box = boxOf({ components: corrected });
  const { components } = box;
  const dice = diceFrom(seeded(seed));
  const { faces, reserve } = dealTiles(box, seats, dice);
  const players = drawIslands(options.homeIslands ?? [], seats, dice).map((island) => newPlayer(box, island));
  const first = firstPlayer(options.firstPlayer, seats, dice);
  const hand = goods((commodity) => components.start.cards[commodity] ?? 0);
  const open: Open = {
    components: corrected ?? null,
    rounds: options.rounds,
    first,
    round: 1,
    turn: first,
    phase: 'roll',
    throws: [],
    done: NOTHING_DONE,
    look: null,
    asking: null,
    stacks: goods((commodity) => components.cardsEach - seats * hand[commodity]),
    islands: backsOf(faces),
    supply: fullSupply(box, seats),
    seats: players,
    winner: null,
  };
  const secret: Secret = {
    hands: players.map(() => hand),
    notes: players.map(() => ({})),
    orders: players.map(() => []),
    forgot: false,
    picks: [],
    losses: [],
    faces,
    reserve,
    chance: dice.chance,
  };
  return { open, secret };
}

export function goods(count: (commodity: (typeof COMMODITIES)[number]) => number): Goods {
  const all = { ...NO_GOODS };
  for (const commodity of COMMODITIES) all[commodity] = count(commodity);
  return all;
}

/** Q1.1: each back shuffled apart and laid on the spaces of its number; what is left over is mixed into the reserve. */
function dealTiles(box: Box, seats: number, dice: Dice): { readonly faces: Faces; readonly reserve: readonly Tile[] } {
  const piles = BACKS.map((back) => dice.shuffle(back <= seats ? box.tiles.filter((tile) => tile.back === back) : []));
  const laid = box.board.spaces.flatMap(({ square, number }) => {
    const tile = piles[BACKS.indexOf(number)]?.pop();
    return tile === undefined ? [] : [[square, tile] as const];
  });
  return { faces: Object.fromEntries(laid), reserve: dice.shuffle(piles.flat()) };
}

export function backsOf(faces: Faces): Open['islands'] {
  return Object.fromEntries(Object.entries(faces).map(([square, { back }]) => [square, back]));
}

/** Q1.2. */
export function fullSupply(box: Box, seats: number): Readonly<Record<Building, number>> {
  const copies = (building: Building) => copiesWith(box, building, seats);
  return {
    'fire-brigade': copies('fire-brigade'),
    smithy: copies('smithy'),
    church: copies('church'),
    school: copies('school'),
    bathhouse: copies('bathhouse'),
    restaurant: copies('restaurant'),
    shipyard: copies('shipyard'),
    'big-branch': copies('big-branch'),
  };
}

/** Q1.3. */
function drawIslands(chosen: readonly HomeIsland[], seats: number, dice: Dice): readonly HomeIsland[] {
  const left = dice.shuffle(HOME_ISLANDS.filter((island) => !chosen.includes(island)));
  return [...chosen, ...left].slice(0, seats);
}

export function newPlayer(box: Box, island: HomeIsland): Player {
  const { start, shipsPerPlayer } = box.components;
  return {
    island,
    gold: start.gold,
    cards: COMMODITIES.reduce((sum, commodity) => sum + (start.cards[commodity] ?? 0), 0),
    inhabitants: start.inhabitants,
    buildings: [],
    outposts: [],
    agreements: [],
    ships: Array.from({ length: shipsPerPlayer }, (_, ship) => (ship < start.shipsAtSea ? { at: box.board.start, spent: 0 } : null)),
  };
}

/** Q1.4: the highest die begins; only those tied for it roll again. */
function firstPlayer(wish: Options['firstPlayer'], seats: number, dice: Dice): Seat {
  if (wish === 'random') return dice.below(seats);
  if (typeof wish === 'number' && wish < seats) return wish;
  let rolling = seatsOf(seats);
  while (rolling.length > 1) {
    const throws = rolling.map((seat) => ({ seat, die: dice.die(6) }));
    const highest = Math.max(...throws.map(({ die }) => die));
    rolling = throws.filter(({ die }) => die === highest).map(({ seat }) => seat);
  }
  return of(rolling, 0);
}
