/** The steps of a way to something. */
export const chain1800 = {
  activate: 'Aktywuj kartę: {card}',
  festival: 'Urządź festiwal miejski',
  build: 'Zbuduj {tileAccusative} ({cost, select, none {za darmo} other {{cost}}})',
  recruit: 'Zatrudnij {cube}',
  upgrade: 'Ulepsz {cube} na {nextLevelAccusative}',
  explore: 'Odkryj wyspę Nowego Świata: może mieć {goodsAccusative}',
} as const;
