/** What would make something payable. */
export const remedy1800 = {
  activate: 'Aktywuj jedną ze swoich kart: {card}.',
  festival: 'Urządź najpierw festiwal miejski: twoi ludzie i żetony wrócą.',
  build:
    'Zbuduj {tileAccusative} ({cost, select, none {za darmo} other {{cost}}}){payable, select, yes {: stać cię na to teraz.} other {: jeszcze cię na to nie stać.}}',
  gold: 'Jeszcze {number}{ends, plural, =0 {.} one {, na koniec jednej zmiany.} other {, na koniec # zmian.}}',
  tokens: 'Jeszcze {number}.',
  cube: 'Jeszcze jeden gotowy {levelNominative}.',
} as const;
