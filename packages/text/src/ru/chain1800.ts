/** The steps of a way to something. */
export const chain1800 = {
  activate: 'Активировать карточку: {card}',
  festival: 'Устроить городской праздник',
  build: 'Построить {tileAccusative} ({cost, select, none {даром} other {{cost}}})',
  recruit: 'Нанять {cube}',
  upgrade: 'Развить {cube} до {nextLevelGenitive}',
  explore: 'Открыть остров Нового Света: вдруг там {goodsNominative}',
} as const;
