import { boxOf } from '../box/box.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';

/** A state that shows this view: hidden cards are absent, hidden islands stand in the order of the box. */
export function visibleState({ table, viewer, hand, expeditions }: View): State {
  const { oldWorld, newWorld } = boxOf(table);
  const own = <Card>(cards: readonly Card[]) => table.seats.map((_, seat) => (seat === viewer ? cards : []));
  return {
    table,
    secret: {
      hands: own(hand),
      expeditions: own(expeditions),
      decks: [[], [], []],
      expeditionDeck: [],
      oldWorld: [...oldWorld.keys()],
      newWorld: [...newWorld.keys()],
      chance: [0, 0, 0, 0],
    },
  };
}
