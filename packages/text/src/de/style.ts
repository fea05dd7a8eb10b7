export const style = {
  legend: 'Spielweise',
  of: 'Spielweise des Bots auf Stuhl {number}',
  any: 'beliebig',
  builder: 'Baumeister',
  explorer: 'Entdecker',
  racer: 'Sprinter',
  trader: 'Händler',
  bot: 'Bot, {level}, {style}',
  about: 'Keine Spielweise ist stärker als eine andere; die Partien verlaufen anders.',
} as const;
