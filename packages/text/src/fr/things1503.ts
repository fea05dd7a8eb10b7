/** What tiles show and buildings do, and the objectives. */
export const things1503 = {
  outpost: '{tile} ({commodity})',
  agreement: '{tile}',
  chest: '{tile} (or)',
  step: '{tile} (une évolution gratuite)',
  objective: '{count, number} {objective}',
  'big-branch': 'Une fois dans ton tour, à tout moment : prends une carte au hasard dans la main de quelqu’un, pour 2 or à lui payer.',
  'fire-brigade': 'L’incendie ne te coûte rien.',
  smithy: 'Les pirates ne te coûtent rien.',
  church: 'À l’âge d’or, tu peux prendre deux marchandises.',
  school: 'Les pionniers paient {price, number} or.',
  bathhouse: 'Les marchands paient {price, number} or.',
  restaurant: 'Les colons et les citoyens paient {price, number} or.',
  shipyard: 'Tes navires ont deux fois plus de points d’action.',
} as const;
