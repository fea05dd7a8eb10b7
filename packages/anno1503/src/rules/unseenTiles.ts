import { boxOf, type Tile } from '../data/box.ts';
import type { View } from '../state/view.ts';

const same = (one: Tile, other: Tile): boolean =>
  one.back === other.back &&
  one.kind === other.kind &&
  (one.kind !== 'outpost' || (other.kind === 'outpost' && one.commodity === other.commodity)) &&
  (one.kind !== 'treasure' || (other.kind === 'treasure' && one.treasure === other.treasure));

/** Every tile of the match that the viewer sees nowhere: face down on the islands, in the reserve, or a treasure that has left the game. */
export function unseenTiles(view: View): readonly Tile[] {
  const left = boxOf(view).tiles.filter(({ back }) => back <= view.seats.length);
  const strike = (seen: Tile) => {
    const at = left.findIndex((tile) => same(tile, seen));
    if (at >= 0) left.splice(at, 1);
  };
  for (const { outposts, agreements } of view.seats) {
    for (const { back, commodity } of outposts) strike({ kind: 'outpost', back, commodity });
    for (const back of agreements) strike({ kind: 'agreement', back });
  }
  for (const noted of Object.values(view.notes)) strike(noted);
  return left;
}
