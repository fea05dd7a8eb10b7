/** The examples of the rules of Anno 1503, each in a sentence. */
export const examples1503 = {
  phases: 'Who has sailed cannot sell any more.',
  choice: 'A 3 is rolled: wood at home, or spice from the outpost. Tobacco is not offered.',
  place: 'The fourth inhabitant brings a building: here the Church.',
  develop: 'One pioneer rises twice in a turn, and each step is paid.',
  sell: 'A settler buys cloth, but only once a turn.',
  voyage: 'With two players a ship has two points: one to sail, one to look.',
  outpost: 'An outpost needs a free pier.',
  branch: 'The Big Branch takes a card for 2 gold: not from an empty hand, and once a turn.',
  pirates: 'Three tiles and only 2 gold: nothing is paid, and one tile is lost.',
  win: 'The sale brings the thirtieth gold, and with it the third objective.',
} as const;
