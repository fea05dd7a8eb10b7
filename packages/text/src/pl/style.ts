export const style = {
  legend: 'Styl',
  of: 'Styl bota na krześle {number}',
  any: 'dowolny',
  builder: 'budowniczy',
  explorer: 'odkrywca',
  racer: 'sprinter',
  trader: 'kupiec',
  bot: 'Bot, {level}, {style}',
  about: 'Żaden styl nie jest silniejszy od innych; partie się różnią.',
} as const;
