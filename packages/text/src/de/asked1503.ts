/** Was am Tisch von Anno 1503 gefragt wird, mit der Antwort; nach der Regel, die antwortet. */
export const asked1503 = {
  'Q1.1-1': 'Zu zweit: Was sind die Inselfelder 3 und 4? Leeres Land. Schiffe dürfen nicht hinein.',
  'Q1.5-1':
    'Darf jeder die Rückseite eines verdeckten Kärtchens sehen? Auf den Inselfeldern ja: Sie sagt die Zahl, nie die Vorderseite. Im Reservestapel nein.',
  'Q2-1': 'Ein Schiff ist in diesem Zug heimgekommen: gleich wieder aussetzen? Nein. Die zweite Phase ist vorbei.',
  'Q2.1-1': 'Sieben Karten im Zug eines anderen? Erlaubt. Geprüft wird nur am Ende des eigenen Zuges.',
  'Q2.1-2': 'Sehen andere, was zurückgeht? Ja. Die Stapel sind offen.',
  'Q3.1-1': 'Darf man auf die Produktion verzichten? Nein, aber die Wahl ist frei.',
  'Q3.1-2': 'Gehören Gewürz und Tabak zu „?“? Ja, alle sechs.',
  'Q3.1-3': 'Die Ware der Heimatinsel und die des Kontors? Nie beide.',
  'Q3.2-1': 'Was hören andere von einer Wahl? Dass sie getroffen ist; nicht welche, bis die Karten ausgehen.',
  'Q3.2-2':
    'Wann antworten Daueraufträge? In den Zügen der anderen, bei Produktion und ertragreichem Jahr; nie bei Piraten. Ändern kannst du sie im eigenen Zug.',
  'Q3.3-1':
    'Zwei wollen die letzte Karte eines Stapels? Der Reihe nach, beginnend bei dem, der am Zug ist. Der andere nimmt die andere Möglichkeit, oder nichts.',
  'Q4.2-1': 'Es sind nur Gebäude übrig, die du schon hast? Dann kann auf diesem Feld niemand angesiedelt werden.',
  'Q4.2-2': 'Darf man ein Gebäude ablehnen? Nein. Es gehört zum Ansiedeln.',
  'Q4.2-3': 'Ein Feld, das Feuer geleert hat, wird wieder besetzt? Es bringt wieder ein Gebäude.',
  'Q4.3-1': 'Mehrere Aufstiege mit einem Einwohner im Zug? Ja, jeder bezahlt.',
  'Q5.1-1': 'An einen Einwohner verkaufen, ihn aufsteigen lassen und wieder verkaufen? Nein. Aber ein neuer Einwohner kauft sofort.',
  'Q6.1-1': 'Die Punkte von zwei Schiffen mischen? Ja.',
  'Q6.2-1': 'Zurück auf das Startfeld segeln? Ja, es ist Meer.',
  'Q6.3-1': 'Ansehen, ohne vorher zu fahren? Ja, wenn das Kärtchen neben dem Schiff liegt.',
  'Q6.3-2': 'Ein Kärtchen nutzen, wenn der letzte Punkt in den Blick ging? Ja. Nutzen kostet nichts.',
  'Q6.3-3': 'Ein Kärtchen aus einem früheren Zug ohne neuen Blick nutzen? Nein. Das ist wieder ein Punkt.',
  'Q6.3-4': 'Schräg blicken, oder über eine andere Insel hinweg? Nein.',
  'Q7-1':
    'Das Kärtchen kann nicht genutzt werden: ein fünftes Kontor, ein vierter Vertrag, kein Aufstieg möglich? Es wird zurückgelegt, und das Schiff segelt weiter.',
  'Q7.1-1': 'Ein Kontor gegen ein neues tauschen, oder an einen anderen Steg versetzen? Nein.',
  'Q7.3-1': 'Schatz: Gold oder Aufstieg, wer entscheidet? Das Kärtchen.',
  'Q8-1': 'Gilt ein besserer Preis schon in dem Zug, in dem das Gebäude kommt? Ja.',
  'Q8-2': 'Großes Kontor mit weniger als 2 Gold, oder gegen eine leere Hand? Nicht möglich.',
  'Q8-3':
    'Großes Kontor vor dem Wurf, oder nach dem Segeln? Ja, einmal zu jeder Zeit deines Zuges, wenn keine Wahl offen ist und du kein Kärtchen in der Hand hast.',
  'Q8-4': 'Kirche: Dürfen beide Karten von einem Stapel kommen? Ja, wenn er zwei hat.',
  'Q9.1-1':
    'Zwei verlieren bei einem Überfall ein Kärtchen? Der Reihe nach, beginnend bei dem, der am Zug ist, jeder mit eigenem Mischen und neuem Kärtchen.',
  'Q9.1-2': 'Kann das verlorene Kärtchen gleich wieder ausgelegt werden? Ja. Es wird eingemischt, bevor das oberste genommen wird.',
  'Q9.1-3': 'Ist ein leeres Inselfeld einer Zahl, die nicht im Spiel ist, frei für dieses Kärtchen? Ja.',
  'Q9.2-1':
    'Welcher Einwohner, welches Gebäude brennt? Der auf dem höchsten besetzten Feld, und das Gebäude darunter, das in den Vorrat zurückgeht.',
  'Q9.3-1': 'Muss man im ertragreichen Jahr nehmen? Nein. Auch Daueraufträge dürfen verzichten.',
  'Q9.4-1': 'Einen Teil zahlen? Nein: alles, oder nichts und der Verlust.',
  'Q9.4-2': 'Absichtlich nicht zahlen und lieber ein Kärtchen verlieren? Nein. Wer zahlen kann, muss.',
  'Q9.4-3': 'Nichts, wofür zu zahlen wäre? Es geschieht nichts, auch ohne Gold.',
  'Q10-1': 'Das dritte Ziel kommt beim Segeln? Das gewinnt sofort.',
  'Q10-2': 'Ein Ziel wird erreicht und im selben Zug wieder ausgegeben? Gewonnen ist in dem Augenblick, in dem es erreicht ist.',
  'Q10-3': 'Drei Ziele zu Beginn des Zuges? Das gewinnt vor dem Wurf.',
  'Q10-4': 'Das Große Kontor hebt sein Opfer auf drei Ziele? Es gewinnt, wenn sein eigener Zug beginnt und es sie noch hält.',
  'Q10-5': 'Kann man mehr Gold haben, als die Leiste zeigt? Ja, es gibt keine Grenze.',
} as const;
