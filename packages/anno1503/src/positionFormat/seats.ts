import type { Box } from '../data/box.ts';
import { BUILDINGS, COMMODITIES, HOME_ISLANDS, type HomeIsland, WOODEN_PIERS } from '../data/words.ts';
import { siteBelow, tilesInStore } from '../rules/inhabitants.ts';
import { fullSupply, goods, newPlayer } from '../setup/setup.ts';
import type { Goods, Open, Player, Ship } from '../state/state.ts';
import type { Faults } from './faults.ts';
import type { Position, SeatPosition } from './position.ts';
import { type Pool, takeHeld } from './tiles.ts';

/** Seats that name no home island get the first ones that nobody names. */
export function islandsOf(seats: readonly SeatPosition[], faults: Faults): readonly HomeIsland[] {
  const named = seats.map(({ island }) => island);
  if (new Set(named.filter(Boolean)).size < named.filter(Boolean).length) faults.add('seats', 'two seats on one home island');
  const free = HOME_ISLANDS.filter((island) => !named.includes(island));
  return named.map((island) => island ?? free.shift() ?? 'A');
}

export function handOf(box: Box, { hand }: SeatPosition): Goods {
  return goods((commodity) => (hand ?? box.components.start.cards)[commodity] ?? 0);
}

export function playerFrom(box: Box, island: HomeIsland, described: SeatPosition, path: string, pool: Pool, faults: Faults): Player {
  const fresh = newPlayer(box, island);
  const { piers } = box.components.homeIslands[island];
  const { outposts = {}, agreements = 0 } = described;
  for (const pier of Object.keys(outposts)) {
    if (!piers.includes(Number(pier)))
      faults.add(`${path}.outposts.${pier}`, `island ${island} has no such pier, only ${piers.join(', ')}`);
  }
  if (agreements > WOODEN_PIERS) faults.add(`${path}.agreements`, `${agreements} agreements, but ${WOODEN_PIERS} wooden piers`);
  const player: Player = {
    ...fresh,
    gold: described.gold ?? fresh.gold,
    cards: COMMODITIES.reduce((sum, commodity) => sum + handOf(box, described)[commodity], 0),
    inhabitants: described.inhabitants ?? fresh.inhabitants,
    buildings: described.buildings ?? [],
    ...takeHeld(outposts, agreements, pool, path),
    ships: described.ships ? shipsFrom(box, described.ships, path, faults) : fresh.ships,
  };
  checkInhabitants(box, player, path, faults);
  return player;
}

function checkInhabitants(box: Box, player: Player, path: string, faults: Faults): void {
  const { inhabitants, buildings } = player;
  const { inhabitantSpaces } = box.components;
  const store = tilesInStore(box, player);
  if (inhabitants.length > inhabitantSpaces.length)
    faults.add(`${path}.inhabitants`, `${inhabitants.length} on ${inhabitantSpaces.length} spaces`);
  if (store.low < 0) faults.add(`${path}.inhabitants`, 'more explorers and settlers than tiles');
  if (store.high < 0) faults.add(`${path}.inhabitants`, 'more citizens and merchants than tiles');
  const sites = inhabitants.filter((_, space) => siteBelow(box, space)).length;
  if (buildings.length !== sites) faults.add(`${path}.buildings`, `${buildings.length} buildings for ${sites} inhabitants above a site`);
  if (new Set(buildings).size < buildings.length) faults.add(`${path}.buildings`, 'two of one kind');
}

function shipsFrom(box: Box, ships: NonNullable<SeatPosition['ships']>, path: string, faults: Faults): readonly (Ship | null)[] {
  const { shipsPerPlayer } = box.components;
  if (ships.length > shipsPerPlayer) faults.add(`${path}.ships`, `${ships.length} ships, but ${shipsPerPlayer} there are`);
  return Array.from({ length: shipsPerPlayer }, (_, index) => {
    const named = ships[index] ?? null;
    const ship = typeof named === 'string' ? { at: named, spent: 0 } : named;
    if (ship !== null && !box.board.beside.has(ship.at)) faults.add(`${path}.ships[${index}]`, `${ship.at} is not sea`);
    return ship;
  });
}

/** The stacks hold what no hand holds. */
export function stacksFrom(box: Box, hands: readonly Goods[], named: Position['stacks'], faults: Faults): Goods {
  const { cardsEach } = box.components;
  return goods((commodity) => {
    const held = hands.reduce((sum, hand) => sum + hand[commodity], 0);
    const left = cardsEach - held;
    if (left < 0) faults.add('seats', `${held} ${commodity} in the hands, but ${cardsEach} there are`);
    const said = named[commodity] ?? left;
    if (said !== left) faults.add(`stacks.${commodity}`, `${held} of ${cardsEach} are in the hands, so ${left} are left, not ${said}`);
    return left;
  });
}

/** The supply holds what nobody has built. */
export function supplyFrom(box: Box, players: readonly Player[], named: Position['supply'], faults: Faults): Open['supply'] {
  const supply = { ...fullSupply(box, players.length) };
  for (const building of BUILDINGS) {
    const built = players.filter(({ buildings }) => buildings.includes(building)).length;
    if (built > supply[building]) faults.add('seats', `${built} times ${building}, but ${supply[building]} there are`);
    supply[building] -= built;
    const said = named[building] ?? supply[building];
    if (said !== supply[building]) faults.add(`supply.${building}`, `${supply[building]} are left, not ${said}`);
  }
  return supply;
}
