export const why = {
  ask: 'Pourquoi ?',
  askOf: 'Pourquoi ? {name}',
  turn: 'Pourquoi ce tour ?',
  looking: 'Recherche des raisons…',
  none: 'Il n’y a pas de raison particulière.',
  hidden: 'Ce qui est visible sur la table ne le dit pas. Toutes les raisons sont données après la partie.',
  failed: 'Les raisons n’ont pas pu être trouvées.',
} as const;
