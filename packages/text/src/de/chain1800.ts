/** Die Schritte eines Weges zu etwas. */
export const chain1800 = {
  activate: 'Karte aktivieren: {card}',
  festival: 'Ein Stadtfest feiern',
  build: 'Bauen: {tile} ({cost, select, none {kostenlos} other {{cost}}})',
  recruit: 'Anwerben: {cube}',
  upgrade: 'Aufstieg: {cube} zu {nextLevel}',
  explore: 'Eine Insel der Neuen Welt erkunden: Sie könnte {goods} haben',
} as const;
