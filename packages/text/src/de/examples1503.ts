/** Die Beispiele zu den Regeln von Anno 1503, jedes in einem Satz. */
export const examples1503 = {
  phases: 'Wer gesegelt ist, kann nicht mehr verkaufen.',
  choice: 'Eine 3: Holz daheim, oder Gewürz vom Kontor. Tabak steht nicht zur Wahl.',
  place: 'Der vierte Einwohner bringt ein Gebäude: hier die Kirche.',
  develop: 'Ein Pionier steigt zweimal im Zug auf, und jeder Schritt wird bezahlt.',
  sell: 'Ein Siedler kauft Tuch, aber nur einmal im Zug.',
  voyage: 'Zu zweit hat ein Schiff zwei Punkte: einen zum Segeln, einen zum Ansehen.',
  outpost: 'Ein Kontor braucht einen freien Steg.',
  branch: 'Das Große Kontor nimmt eine Karte für 2 Gold: nicht von einer leeren Hand, und einmal im Zug.',
  pirates: 'Drei Kärtchen und nur 2 Gold: Es wird nichts bezahlt, und eines geht verloren.',
  win: 'Der Verkauf bringt das dreißigste Gold, und damit das dritte Ziel.',
} as const;
