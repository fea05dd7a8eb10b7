import type { Player, View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';

/** The player of a seat. The rules put one on every seat. */
export function playerAt(view: View, seat: Seat): Player {
  const player = view.seats[seat];
  if (player === undefined) throw new RangeError(`nobody sits on seat ${seat}`);
  return player;
}

/** The viewer's own player; undefined for a spectator. */
export const ownPlayer = (view: View): Player | undefined => (view.viewer === 'spectator' ? undefined : playerAt(view, view.viewer));

/** The view as it would be in phase 2 of the viewer's own turn with nothing done yet: what could be paid then. */
export function onOwnTurn(view: View): View {
  if (view.viewer === 'spectator' || (view.turn === view.viewer && view.phase === 'act')) return view;
  const turn = view.viewer;
  return { ...view, turn, phase: 'act', asking: null, look: null, throws: [1], done: { sold: [], bought: 0, branched: false } };
}
