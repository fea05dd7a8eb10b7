/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Rapporte {points, plural, one {# point} other {# points}}.',
  'last-card':
    'C’est la dernière carte : {points, plural, one {# point} other {# points}} pour le feu d’artifice, et la dernière manche commence.',
  'extra-action': 'Donne une action de plus.',
  'gains-gold': 'Rapporte {gold, number} or.',
  'sheds-card': 'Permet d’écarter {count, plural, one {une carte} other {# cartes}} sans en piocher de nouvelles.',
  'good-for-cards':
    '{cards, plural, one {Une carte en main demande} other {# cartes en main demandent}} {goodPartitive}, qui ne se produit pas encore sur place.',
  'good-for-plans': '{cards, plural, one {Une carte en main passe} other {# cartes en main passent}} par la production {goodOf}.',
  'new-good':
    'Désormais produit sur place : {good} ; {others, plural, =0 {personne d’autre n’en produit} one {un autre joueur en produit} other {# autres joueurs en produisent}}.',
  'other-workers': 'Déjà produit sur place, mais ici par d’autres gens ({good}) : {level}.',
  objective: '{objective} rapporte {points, plural, one {# point} other {# points}} pour cela.',
  majority: 'Compte pour {objective} : {have} jusqu’ici, les autres au plus {rival}.',
  'more-tokens': 'Un navire qui apporte {number}.',
  'tokens-for-cards': '{cards, plural, one {Une carte en main en demande} other {# cartes en main en demandent}} davantage : {token}.',
  'stronger-shipyard': 'Un chantier naval de niveau {level}.',
  'level-for-cards':
    '{cards, plural, one {Une carte en main demande} other {# cartes en main demandent}} des gens qui manquent encore : {level}.',
  'busiest-level': 'Aucun autre niveau n’a autant à faire pour si peu de monde : {level}.',
  'new-world-for-cards':
    '{cards, plural, one {Une carte en main demande} other {# cartes en main demandent}} une ressource du Nouveau Monde qu’on ne peut pas encore faire venir.',
  'draws-cards': 'Apporte {count, plural, one {une nouvelle carte} other {# nouvelles cartes}}.',
  'new-fields':
    '{free, plural, =0 {Il ne reste aucune case libre sur terre et littoral.} one {Il ne reste qu’une case libre sur terre et littoral.} other {Il y a # cases libres sur terre et littoral, et d’autres s’y ajoutent.}}',
  visits: 'Les visites peuvent rapporter environ {points, plural, one {# point} other {# points}} de plus.',
  'far-card': 'Il faut encore {actions, plural, one {# action} other {# actions}} environ pour pouvoir jouer cette carte : {card}.',
  'comes-home': '{percent, number} % des cubes et jetons sont de nouveau disponibles.',
  'free-effect': 'L’effet de la carte ne coûte pas d’action et aide tout de suite.',
  'least-lost': 'Nulle part ailleurs on ne perd moins.',
  'least-missed': 'De toutes les façons de payer, c’est celle qui coûte le moins.',
  'needed-now': 'C’est la seule façon de continuer à payer.',
  'nothing-better': 'Rien d’autre ne vaut la peine ce tour-ci.',
  'looked-ahead':
    'La partie a été continuée d’ici {trials, plural, one {# fois} other {# fois}}, chaque fois avec d’autres cartes cachées, pour voir ce que ça donne.',
} as const;
