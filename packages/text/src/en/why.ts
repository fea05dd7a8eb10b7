/** Why somebody did something, beside the log. */
export const why = {
  ask: 'Why?',
  askOf: 'Why? {name}',
  turn: 'Why this turn?',
  looking: 'Looking for the reasons …',
  none: 'There is no particular reason to tell.',
  hidden: 'What lies open on the table does not tell why. After the game all reasons are told.',
  failed: 'The reasons could not be found.',
} as const;
