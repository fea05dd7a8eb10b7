/** What would make something payable. */
export const remedy1800 = {
  activate: 'Active une de tes cartes : {card}.',
  festival: 'Organise d’abord une fête de la ville : tes cubes et jetons reviennent.',
  build:
    'Construis {tileIndefinite} ({cost, select, none {gratuit} other {{cost}}}){payable, select, yes { : payable maintenant.} other { : pas encore payable.}}',
  gold: '{number} de plus{ends, plural, =0 {.} one {, pour une fin de service.} other {, pour # fins de service.}}',
  tokens: '{number} de plus.',
  cube: 'Un {levelNominative} disponible de plus.',
} as const;
