/** The steps of a way to something. */
export const chain1800 = {
  activate: 'Activate a card: {card}',
  festival: 'Celebrate a festival',
  build: 'Build {tile} ({cost, select, none {free} other {{cost}}})',
  recruit: 'Recruit {cube}',
  upgrade: 'Upgrade {cube} to {nextLevel}',
  explore: 'Explore a New World island: it may have {goods}',
} as const;
