/** What tiles show and buildings do, and the objectives. */
export const things1503 = {
  outpost: '{tile} ({commodity})',
  agreement: '{tile}',
  chest: '{tile} (gold)',
  step: '{tile} (a free step up)',
  objective: '{count, number} {objective}',
  'big-branch': 'Once in your turn, at any moment: take a random card from another player’s hand for 2 gold, paid to that player.',
  'fire-brigade': 'Fire costs you nothing.',
  smithy: 'Pirates cost you nothing.',
  church: 'In golden times you may take two commodities.',
  school: 'Pioneers pay {price, number} gold.',
  bathhouse: 'Merchants pay {price, number} gold.',
  restaurant: 'Settlers and citizens pay {price, number} gold.',
  shipyard: 'Your ships have twice as many action points.',
} as const;
