import { type State, sheetOf, type View } from '@archipel/anno1800';
import type { ScoreSheet } from '@archipel/kernel';

/** The points of a seat as they stand, as far as the viewer can know them: others' expedition cards are secret and count for nothing here. */
export function influenceOf(view: View, seat: number): ScoreSheet {
  const { table, viewer, expeditions } = view;
  const known: State = {
    table,
    secret: {
      hands: [],
      expeditions: table.seats.map((_, at) => (at === viewer ? expeditions : [])),
      decks: [],
      expeditionDeck: [],
      oldWorld: [],
      newWorld: [],
      chance: [0, 0, 0, 0],
    },
  };
  return sheetOf(known, seat);
}
