/** Where the editions of Anno 1800 differ, and what holds here; by the rule, counted from 1. */
export const editions1800 = {
  'R1.1-1':
    'Ships in the box: the Polish rulebook has 2 of each, the others 6. Here: 6, as the total of 120 tiles, which all of them name, asks for.',
  'R6.3-1': 'First German printing, 2020: any number of tiles could be taken off. All later rulebooks, and here: one.',
  'R6.3-2': 'The French main text speaks of replacing a tile; its summary and the others of taking one off. Here: taking off.',
  'R6.4-1': 'First German printing, 2020: the Worker version had to cover the printed industry. Here: any field.',
  'R9-1':
    'A free good of the New World: German, French and Polish say that it must be used when the card is activated, Russian that it can. Here: it must.',
  'R10.1-1': 'The Polish example leaves out two Artisans who make goods and windows. The others show them.',
  'R10.2-1':
    'No card and no gold for a cube: in German, Russian and Polish the rest of the effect or action still happens; in French nobody comes. Here: the rest happens.',
  'R11-1': 'The Polish rulebook speaks of three tokens, the others, and its own next sentence, of three steps. Here: three steps.',
  'R12.3-1': 'A misprint in the Russian summary can be read as if expedition cards lay open. Its main text, and here: secret.',
  'R13-1': 'The Polish summary speaks of the effect of one card. In the others, and here, each objective has its own limit.',
  'R14-1': 'The second place after a tie for first: German, Polish and Russian award it, French does not say. Here: awarded.',
  'R15.1-1': 'The rulebooks speak of the last card played, and explain it as no card in hand. Here: no card in hand.',
  'R15.2-1': 'The printed scoring example has more New World cards than its islands can bring. Its sum is right.',
} as const;
