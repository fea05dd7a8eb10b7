/** Refusals that all games share (K1 to K5), and one for whatever nobody has a sentence for. */
export const refusal = {
  'unknown-kind': 'Ce coup n’existe pas dans ce jeu.',
  malformed: 'Ce coup est incomplet, ou dit trop de choses.',
  'game-over': 'La partie est finie.',
  'not-active': '{active, select, none {Ce n’est pas ton tour.} other {Ce n’est pas ton tour : {active} d’abord.}}',
  'empty-plan': 'Aucun coup n’a été donné.',
  'no-json': 'Ceci n’est pas un coup.',
  reveals: 'Ce coup révèle quelque chose : on ne peut rien prévoir au-delà.',
  'nothing-to-undo':
    '{possible, plural, =0 {Rien ne peut être repris.} one {Un seul coup peut être repris.} other {Seuls # coups peuvent être repris.}}',
  unknown: 'Les règles ne le permettent pas maintenant ({rule}).',
} as const;
