/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Rapporte {points, plural, one {# point} other {# points}}.',
  'last-card':
    'C’est ta dernière carte : {points, plural, one {# point} other {# points}} pour le feu d’artifice, et la dernière manche commence.',
  'extra-action': 'Donne une action de plus.',
  'gains-gold': 'Rapporte {gold, number} or.',
  'sheds-card': 'Te permet d’écarter {count, plural, one {une carte} other {# cartes}} sans en piocher de nouvelles.',
  'good-for-cards':
    '{cards, plural, one {Une carte de ta main demande} other {# cartes de ta main demandent}} {goodPartitive}, et tu n’en produis pas encore.',
  'good-for-plans': '{cards, plural, one {Une de tes cartes passe} other {# de tes cartes passent}} par la production {goodOf}.',
  'other-workers': 'Tu produis déjà {goodPartitive}, mais ici avec d’autres gens : {level}.',
  objective: '{objective} rapporte {points, plural, one {# point} other {# points}} pour cela.',
  majority: 'Compte pour {objective} : tu en as {have}, les autres au plus {rival}.',
  'more-tokens': 'Un navire qui apporte {number}.',
  'tokens-for-cards': '{cards, plural, one {Une de tes cartes en demande} other {# de tes cartes en demandent}} davantage : {token}.',
  'stronger-shipyard': 'Un chantier naval de niveau {level}.',
  'level-for-cards':
    '{cards, plural, one {Une de tes cartes demande} other {# de tes cartes demandent}} des gens qui te manquent : {level}.',
  'busiest-level': 'Aucun autre niveau n’a autant à faire pour si peu de monde : {level}.',
  'new-world-for-cards':
    '{cards, plural, one {Une de tes cartes demande} other {# de tes cartes demandent}} une ressource du Nouveau Monde que tu ne peux pas encore faire venir.',
  'draws-cards': 'Apporte {count, plural, one {une nouvelle carte} other {# nouvelles cartes}}.',
  'new-fields':
    '{free, plural, =0 {Il ne te reste aucune case libre sur terre et littoral.} one {Il ne te reste qu’une case libre sur terre et littoral.} other {Tu as # cases libres sur terre et littoral, et en gagnes d’autres.}}',
  visits: 'Les visites de tes gens peuvent rapporter environ {points, plural, one {# point} other {# points}} de plus.',
  'far-card': 'Il faut encore {actions, plural, one {# action} other {# actions}} environ pour pouvoir jouer cette carte : {card}.',
  'comes-home': '{percent, number} % de tes cubes et jetons seraient de nouveau disponibles.',
  'free-effect': 'L’effet de la carte ne coûte pas d’action et aide tout de suite.',
  'least-lost': 'Nulle part ailleurs on ne perd moins.',
  'least-missed': 'De toutes les façons de payer, c’est celle qui te manquera le moins.',
  'needed-now': 'C’est la seule façon de continuer à payer.',
  'nothing-better': 'Rien d’autre ne vaut la peine ce tour-ci.',
  'looked-ahead':
    'La partie a été continuée d’ici {trials, plural, one {# fois} other {# fois}}, chaque fois avec d’autres cartes cachées, pour voir ce que ça donne.',
} as const;
