/** Where the rulebook of Anno 1503 contradicts itself or is silent, and what holds here; by the rule, counted from 1. */
export const editions1503 = {
  'Q3.1-1': 'May an outpost lie on the number that shows “?”? The piers carry the four other numbers.',
  'Q4.2-1':
    'The rulebook says that a building may be chosen, and its example speaks of the fifth pioneer. Here: the fifth inhabitant, and the building belongs to the placing.',
  'Q5.1-1': 'The selling example adds up to 9, its text says 6. Here: the prices of Q5.1.',
  'Q5.1-2': 'The rulebook says “one type of commodity” to each inhabitant. Here: one card.',
  'Q9.2-1':
    'The rulebook uses the word for settler also for any inhabitant. Here: each inhabitant buys once, and fire counts every inhabitant outside the safe spaces.',
} as const;
