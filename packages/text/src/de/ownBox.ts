export const ownBox = {
  nav: 'Deine Schachtel',
  legend: 'Schachtel',
  builtIn: 'wie gedruckt, soweit bekannt',
  correct: 'In deiner Schachtel steht es anders?',
  mark: 'Korrigierte Schachtel: {name}',
  unnamed: 'eine eigene Schachtel',
  differs: 'Was in dieser Schachtel anders ist',
  differsSays: 'Dieses Spiel wird von Anfang bis Ende mit korrigiertem Material gespielt. Auch die Bots kennen es.',
  nothing: 'Nichts ist anders: Alle Werte sind die üblichen.',
  keep: 'Diese Korrektur behalten',
  kept: 'Sie ist jetzt unter deinen Korrekturen.',
};
