import { type Box, named, type Player } from '@archipel/anno1800';

/** R6.7: tokens belong to the fleet, not to a ship; the chart spreads them over the ships in order, the rested ones first. */
export function tokensOnShips(box: Box, player: Player): ReadonlyMap<string, { readonly rested: number; readonly spent: number }> {
  const left = { ...player.onShips };
  const dealt = new Map<string, { rested: number; spent: number }>();
  for (const { id, tile, printed } of player.fields) {
    const name = tile ?? printed;
    const ship = name === null ? undefined : named(box.tiles, name);
    if (ship?.kind !== 'ship') continue;
    const rested = Math.min(left[ship.token], ship.level);
    left[ship.token] -= rested;
    dealt.set(id, { rested, spent: ship.level - rested });
  }
  return dealt;
}
