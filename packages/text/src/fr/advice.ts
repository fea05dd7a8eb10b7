export const advice = {
  effect: 'Une carte jouée a encore son effet. Il est gratuit.',
  play: 'Tu peux jouer {count, plural, one {une de tes cartes} other {# de tes cartes}} maintenant.',
  rested: 'Tout le monde est reposé : construis ou recrute. Une Fête de la ville serait un tour pour rien.',
  festival: 'La plupart de tes gens sont fatigués. Une Fête de la ville les ramène tous.',
  sell: 'Un habitant ({level}) t’achèterait une carte : {commodity}.',
  place: 'Tu peux payer un nouvel habitant : {level}.',
  develop: 'Tu peux faire évoluer un habitant : plus il monte, mieux il paie.',
  launch: 'Tu peux payer un deuxième navire.',
  sail: 'Ton navire peut encore naviguer : les points inutilisés sont perdus.',
  none: 'Pendant tes premières parties, un conseil apparaît ici si tu oublies quelque chose ou s’il y a nettement mieux à faire.',
  off: 'Plus de conseils',
} as const;
