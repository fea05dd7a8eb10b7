export const style = {
  legend: 'Style de jeu',
  of: 'Style du bot de la chaise {number}',
  any: 'au hasard',
  builder: 'bâtisseur',
  explorer: 'explorateur',
  racer: 'sprinteur',
  trader: 'marchand',
  bot: 'Bot, {level}, {style}',
  about: 'Aucun style n’est plus fort qu’un autre ; les parties diffèrent.',
} as const;
