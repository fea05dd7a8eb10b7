import { boxOf, type Tile } from '../data/box.ts';
import { openOf } from './change.ts';
import { type Faces, NO_GOODS, type Open, type Secret, type State, sure } from './state.ts';
import type { View } from './view.ts';

const NO_FACES: Faces = {};

/** Any tile with this back. */
function anyTile(view: Open, back: Tile['back']): Tile {
  return sure(boxOf(view).tiles.find((tile) => tile.back === back));
}

/** A state that shows this view: other hands are all wood, and unseen tiles are any with the right back. */
export function visibleState(view: View): State {
  const { viewer, reserve, hand, notes, orders, forgot, picks } = view;
  const open = openOf(view);
  const own = <Value>(value: Value, others: Value) => open.seats.map((_, seat) => (seat === viewer ? value : others));
  const unseen = Object.entries(open.islands).map(([space, back]) => [space, notes[space] ?? anyTile(view, back)] as const);
  const secret: Secret = {
    hands: open.seats.map(({ cards }, seat) => (seat === viewer ? hand : { ...NO_GOODS, wood: cards })),
    notes: own(notes, NO_FACES),
    orders: own(orders, []),
    forgot,
    picks: own(picks, []),
    losses: open.seats.map(() => null),
    faces: Object.fromEntries(unseen),
    reserve: boxOf(view).tiles.slice(0, reserve),
    chance: [0, 0, 0, 0],
  };
  return { open, secret };
}
