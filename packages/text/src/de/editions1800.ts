/** Wo sich die Ausgaben von Anno 1800 unterscheiden, und was hier gilt. */
export const editions1800 = {
  'R1.1-1':
    'Schiffe in der Schachtel: Die polnische Anleitung hat je 2, die anderen je 6. Hier: 6, wie es die Summe von 120 Plättchen verlangt, die alle nennen.',
  'R6.3-1':
    'Erste deutsche Auflage, 2020: Beliebig viele Plättchen durften weggenommen werden. In allen späteren Anleitungen, und hier: eines.',
  'R6.3-2':
    'Der französische Haupttext spricht vom Ersetzen eines Plättchens; seine Zusammenfassung und die anderen vom Wegnehmen. Hier: wegnehmen.',
  'R6.4-1': 'Erste deutsche Auflage, 2020: Die Arbeiter-Fassung musste die gedruckte Industrie bedecken. Hier: jedes Feld.',
  'R9-1':
    'Eine kostenlose Ware der Neuen Welt: Auf Deutsch, Französisch und Polnisch muss sie beim Aktivieren genutzt werden, auf Russisch kann sie. Hier: muss.',
  'R10.1-1': 'Im polnischen Beispiel fehlen zwei Handwerker, die Waren und Fenster machen. Die anderen zeigen sie.',
  'R10.2-1':
    'Keine Karte und kein Gold für einen Würfel: Auf Deutsch, Russisch und Polnisch geschieht der Rest des Effekts oder der Aktion; auf Französisch kommt niemand. Hier: Der Rest geschieht.',
  'R11-1':
    'Die polnische Anleitung spricht von drei Steinen, die anderen, und ihr eigener nächster Satz, von drei Schritten. Hier: drei Schritte.',
  'R12.3-1':
    'Ein Druckfehler in der russischen Zusammenfassung liest sich, als lägen Expeditions-Karten offen. Ihr Haupttext, und hier: geheim.',
  'R13-1': 'Die polnische Zusammenfassung spricht vom Effekt einer Karte. In den anderen, und hier, hat jeder Auftrag seine eigene Grenze.',
  'R14-1':
    'Der zweite Platz nach einem Gleichstand um den ersten: Deutsch, Polnisch und Russisch vergeben ihn, Französisch sagt nichts. Hier: vergeben.',
  'R15.1-1':
    'Die Anleitungen sprechen von der letzten ausgespielten Karte und erklären es als: keine Karte auf der Hand. Hier: keine Karte auf der Hand.',
  'R15.2-1': 'Das gedruckte Beispiel der Wertung hat mehr Karten der Neuen Welt, als seine Inseln bringen können. Seine Summe stimmt.',
} as const;
