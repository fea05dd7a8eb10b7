export const boxSure = {
  low: 'à peine attesté',
  mediumLow: 'une seule source',
  medium: 'assez sûr',
  mediumHigh: 'presque sûr',
  setMediumHigh: 'l’ensemble est presque sûr, le nom ne l’est pas',
  setMedium: 'l’ensemble est assez sûr, le nom ne l’est pas',
  cards: 'une transcription, nombres et totaux exacts',
  expeditions: 'répartition des niveaux : une transcription',
  oldWorld: 'entrepôt et voiles des ouvriers et deux cartes Expédition attestés ; le reste vient d’une transcription',
  newWorld: 'une transcription',
  roaster: 'le coût est sûr ; l’autre transcription dit ouvrier',
  deckEmpty: 'l’autre transcription dit 2 pour la seconde pioche',
  homeIsland: 'les nombres sont sûrs ; l’ordre dans les rangées et la colonne du chantier sont un choix',
  board:
    '5 cases sur 12 et 26 emplacements d’île sont attestés ; leur position, la répartition 14/6/6 et la case de départ sont reconstituées',
  tiles: '32 tuiles, trois sortes et deux trésors sont attestés ; la composition est reconstituée',
  homeIslands:
    'bois, pierre, outils, tissu et au choix une fois chacun, aucun numéro semblable, quatre jetées de pierre et trois de bois attestés ; les tableaux sont reconstitués',
  buildings: '14 tuiles, 8 sortes, dos 3 et 4 attestés ; exemplaires et dos reconstitués',
};
