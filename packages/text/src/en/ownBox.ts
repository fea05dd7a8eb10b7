export const ownBox = {
  nav: 'Your box',
  legend: 'Box',
  builtIn: 'as printed, as we know it',
  correct: 'Your box says otherwise?',
  mark: 'Corrected box: {name}',
  unnamed: 'a box of its own',
  differs: 'What differs in this box',
  differsSays: 'This game is played with corrected components, from its beginning to its end. Bots know them as well.',
  nothing: 'Nothing differs: all values are the usual ones.',
  keep: 'Keep this correction',
  kept: 'It is among your corrections now.',
};
