/** Why a bot would do it (docs/bots-anno1503.md). */
export const reason1503 = {
  'only-move': 'Il n’y a rien d’autre à faire.',
  wins: 'Ça fait gagner la partie.',
  completes: 'Ça remplit un objectif : {objective}.',
  'brings-nearer':
    'Un pas de plus vers un objectif : {objective}, {left, plural, one {il en manque encore #} other {il en manque encore #}}.',
  'next-project':
    'Le prochain projet pour les cartes : {project, select, ship {un navire} other {{project}}}. Le plus court chemin vers la victoire : {objectives}.',
  lacks:
    'Il manque encore {missing, plural, one {une carte} other {# cartes}} {commodityOf} pour {project, select, ship {un navire} other {{project}}}.',
  wanted:
    'Le plus court chemin vers la victoire ({objectives}) demande encore {cards, plural, one {une carte} other {# cartes}} {commodityOf}.',
  costs: 'Ça coûte {gold}.',
  earns: 'Ça rapporte {gold}.',
  needed: 'On aura encore besoin {commodityOf}.',
  'not-needed': 'Pas besoin {commodityOf}.',
  building: 'Ça apporte un bâtiment : {building}.',
  'off-the-way': 'Ce qui est perdu ne compte pas sur le plus court chemin vers la victoire : {objective}.',
  towards: 'Le navire est en route vers {space}.',
  'known-tile': 'On sait ce qu’il y a en {space} : {tile}.',
  'unseen-tile':
    'Sur {of, plural, one {une tuile possible} other {# tuiles possibles}} en {space}, {useful, plural, one {# aiderait} other {# aideraient}}.',
  'new-commodity': 'L’île ne donne pas encore {commodityOf}.',
  'cheaper-cards': 'Les cartes achetées coûteront dès lors {price, number} or.',
  'finds-gold': 'Le trésor contient {gold}.',
  'free-step': 'Une évolution gratuite : {level}.',
  'no-gain': 'Ça ne semble rien apporter.',
  tried:
    'La partie a été continuée d’ici {worlds, plural, one {# fois} other {# fois}}, comme elle pourrait se jouer : ce coup en a gagné environ {percent, number} %.',
} as const;
