/** What would make something payable. */
export const remedy1800 = {
  activate: 'Activate one of your cards: {card}.',
  festival: 'Celebrate a festival first: your people and tokens come home.',
  build:
    'Build {tile} ({cost, select, none {free} other {{cost}}}){payable, select, yes {, which you can pay now.} other {, which you cannot pay yet.}}',
  gold: '{number} more{ends, plural, =0 {.} one {, to end a shift.} other {, to end # shifts.}}',
  tokens: '{number} more.',
  cube: 'One more rested {level}.',
} as const;
