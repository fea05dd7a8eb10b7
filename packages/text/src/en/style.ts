/** What bots like best. */
export const style = {
  legend: 'Style',
  of: 'Style of the bot on chair {number}',
  any: 'any style',
  builder: 'builder',
  explorer: 'explorer',
  racer: 'racer',
  trader: 'trader',
  bot: 'Bot, {level}, {style}',
  about: 'No style is stronger than another; games differ.',
} as const;
