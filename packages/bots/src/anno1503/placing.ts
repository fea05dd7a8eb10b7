import { boxOf, type Open, obtainable, type Player } from '@archipel/anno1503';

/** Whether a player could place an explorer, cards aside: there is a space, a tile in the store and, where a site lies below, a building (Q4.1, Q4.2). */
export function hasPlace(position: Open, player: Player): boolean {
  const { inhabitantSpaces, inhabitantTiles } = boxOf(position).components;
  const space = inhabitantSpaces[player.inhabitants.length];
  if (space === undefined) return false;
  const low = player.inhabitants.filter((level) => level === 'explorer' || level === 'settler').length;
  return low < inhabitantTiles['explorer-settler'] && (!space.building || obtainable(position, player).length > 0);
}
