export const examples1503 = {
  phases: 'Qui a navigué ne peut plus vendre.',
  choice: 'Un 3 : le bois de l’île, ou les épices du comptoir. Le tabac n’est pas proposé.',
  place: 'Le quatrième habitant apporte un bâtiment : ici l’église.',
  develop: 'Un pionnier évolue deux fois dans le tour, et chaque évolution est payée.',
  sell: 'Un colon achète du tissu, mais une seule fois par tour.',
  voyage: 'À deux, un navire a deux points : un pour naviguer, un pour regarder.',
  outpost: 'Un comptoir a besoin d’une jetée libre.',
  branch: 'Le Grand comptoir prend une carte pour 2 or : jamais dans une main vide, et une fois par tour.',
  pirates: 'Trois tuiles et seulement 2 or : rien n’est payé, et une tuile est perdue.',
  win: 'La vente porte l’or à 30, et remplit le troisième objectif.',
} as const;
