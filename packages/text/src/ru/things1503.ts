/** What tiles show and buildings do, and the objectives. */
export const things1503 = {
  outpost: '{tile} ({commodity})',
  agreement: '{tile}',
  chest: '{tile} (золото)',
  step: '{tile} (повышение даром)',
  objective: '{count, plural, few {{count, number} {objectiveFew}} other {{count, number} {objectiveMany}}}',
  'big-branch': 'Раз за свой ход, в любой момент: возьми случайную карту из руки другого игрока и заплати ему 2 золота.',
  'fire-brigade': 'Пожар тебе ничего не стоит.',
  smithy: 'Пираты тебе ничего не стоят.',
  church: 'В золотые времена можно взять два товара.',
  school: 'Исследователи платят {price, plural, one {# золото} other {# золота}}.',
  bathhouse: 'Торговцы платят {price, plural, one {# золото} other {# золота}}.',
  restaurant: 'Поселенцы и граждане платят {price, plural, one {# золото} other {# золота}}.',
  shipyard: 'У твоих судов вдвое больше очков действия.',
} as const;
