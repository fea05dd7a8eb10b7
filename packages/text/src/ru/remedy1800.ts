/** What would make something payable. */
export const remedy1800 = {
  activate: 'Активируй одну из своих карточек: {card}.',
  festival: 'Сначала устрой городской праздник: люди и жетоны вернутся.',
  build:
    'Построй {tileAccusative} ({cost, select, none {даром} other {{cost}}}): {payable, select, yes {заплатить можешь сейчас.} other {заплатить пока не можешь.}}',
  gold: 'Ещё {numberAccusative}{ends, plural, =0 {.} one {, чтобы завершить # смену.} few {, чтобы завершить # смены.} other {, чтобы завершить # смен.}}',
  tokens: 'Ещё {numberAccusative}.',
  cube: 'Ещё один свободный {levelNominative}.',
} as const;
