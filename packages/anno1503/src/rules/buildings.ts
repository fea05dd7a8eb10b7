import type { Box } from '../data/box.ts';
import { BUILDINGS, type Building, type Level } from '../data/words.ts';
import type { Open, Player } from '../state/state.ts';

export const has = (player: Player, building: Building): boolean => player.buildings.includes(building);

/** The buildings that this player could be given now: in the supply, and of a kind the player lacks (Q4.2, Q8). */
export function obtainable(position: Pick<Open, 'supply'>, player: Player): readonly Building[] {
  return BUILDINGS.filter((building) => position.supply[building] > 0 && !has(player, building));
}

/** Gold that an inhabitant of this level pays for a card (Q5.1), raised by what stands on the island (Q8). */
export function priceAt(box: Box, player: Player, level: Level): number {
  let price = box.components.inhabitants[level].price;
  for (const building of player.buildings) price = Math.max(price, box.components.sellPriceWith[building]?.[level] ?? 0);
  return price;
}

/** Q1.2: the copies that are used with so many players. */
export function copiesWith(box: Box, building: Building, seats: number): number {
  return box.components.buildings[building].fromPlayers.filter((from) => from <= seats).length;
}
