/** What tiles show and buildings do, and the objectives. */
export const things1503 = {
  outpost: '{tile} ({commodity})',
  agreement: '{tile}',
  chest: '{tile} (złoto)',
  step: '{tile} (darmowy awans)',
  objective: '{count, plural, few {# {objectiveFew}} other {# {objectiveMany}}}',
  'big-branch': 'Raz w swojej turze, w dowolnej chwili: weź losową kartę z ręki innego gracza za 2 złota, które ten gracz dostaje.',
  'fire-brigade': 'Pożar nic cię nie kosztuje.',
  smithy: 'Piraci nic cię nie kosztują.',
  church: 'W złotych czasach możesz wziąć dwa towary.',
  school: 'Pionierzy płacą {price, plural, one {# złoto} other {# złota}}.',
  bathhouse: 'Kupcy płacą {price, plural, one {# złoto} other {# złota}}.',
  restaurant: 'Osadnicy i mieszczanie płacą {price, plural, one {# złoto} other {# złota}}.',
  shipyard: 'Twoje statki mają dwa razy więcej punktów akcji.',
} as const;
