export const style = {
  legend: 'Стиль',
  of: 'Стиль бота на месте {number}',
  any: 'любой',
  builder: 'строитель',
  explorer: 'мореход',
  racer: 'спринтер',
  trader: 'торговец',
  bot: 'Бот, {level}, {style}',
  about: 'Ни один стиль не сильнее другого, но партии выходят разными.',
} as const;
