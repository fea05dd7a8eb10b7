/** The shortest way to something: one step each. */
export const chain1800 = {
  activate: 'Activer une carte : {card}',
  festival: 'Organiser une fête de la ville',
  build: 'Construire {tileIndefinite} ({cost, select, none {gratuit} other {{cost}}})',
  recruit: 'Recruter {cube}',
  upgrade: 'Faire {cubeOf} {nextLevelIndefinite}',
  explore: 'Explorer une île du Nouveau Monde : elle aura peut-être {goodsPartitive}',
} as const;
