/** Die Regeln von Anno 1503, jede unter ihrer Nummer. */
export const reference1503 = {
  'Q1-title': 'Aufbau',
  'Q1-lead': 'Was zu Beginn auf dem Tisch liegt, und wer was sehen darf.',
  'Q1-table': 'Das Meer mit seinen Inselfeldern, die Stapel, die Gebäude und deine Heimatinsel.',
  'Q1.1':
    'Inselkärtchen: zu zweit die mit einer 2 auf der Rückseite, zu dritt die mit 2 und 3, zu viert alle. Jede Rückseite wird für sich gemischt und verdeckt auf die Inselfelder ihrer Zahl gelegt. Was übrig bleibt, kommt in den Reservestapel. Inselfelder einer Zahl, die nicht im Spiel ist, bleiben leer.',
  'Q1.2': 'Gebäude: Manche gibt es erst ab drei oder vier Spielern.',
  'Q1.3':
    'Jeder hat eine Heimatinsel, zugelost oder gewählt, mit einem Pionier und einem Siedler auf den zwei sicheren Feldern; ein Schiff auf dem Startfeld und eines im Vorrat; 7 Gold, 1 Stein und 1 Holz. Jeder Warenstapel hat 15 Karten.',
  'Q1.4': 'Alle würfeln; die höchste Zahl beginnt. Wer gleichauf liegt, würfelt noch einmal.',
  'Q1.5':
    'Offen für alle sind Heimatinseln, Einwohner, Gebäude, Kontore, Handelsverträge, Gold, Schiffe und Stapel, wie viele Karten jede Hand und wie viele Kärtchen der Reservestapel hat, und auf welchen Inselfeldern ein Kärtchen liegt.',
  'Q1.5-2':
    'Geheim sind die Karten einer Hand, die nur ihr Besitzer sieht, und die Vorderseiten der Kärtchen auf den Inselfeldern und im Reservestapel (Q6.3).',

  'Q2-title': 'Der Zug',
  'Q2-lead': 'Für alle würfeln, dann handeln und siedeln, dann segeln.',
  'Q2-table': 'Die Schritte des Zuges und der Knopf, der ihn beendet.',
  Q2: 'Zuerst wird für alle gewürfelt (Q3). Dann wird angesiedelt und entwickelt (Q4), verkauft und gekauft (Q5), in beliebiger Folge. Zuletzt wird gesegelt (Q6).',
  'Q2-2':
    'Das Segeln beginnt mit dem ersten Aktionspunkt, für eine Bewegung oder einen Blick. Von da an geht nichts mehr aus der zweiten Phase. Niemand muss segeln; nicht genutzte Punkte verfallen.',
  'Q2.1':
    'Am Ende deines Zuges bleiben höchstens 5 Warenkarten auf der Hand. Was zurückgeht, entscheidest du. Die Hände der anderen werden erst am Ende ihrer eigenen Züge geprüft. Dann ist im Uhrzeigersinn der Nächste am Zug.',

  'Q3-title': 'Produktion',
  'Q3-lead': 'Ein Wurf gibt jedem eine Karte.',
  'Q3-table': 'Der Würfel, die Zahlen auf der Heimatinsel und an ihren Stegen, und deine Daueraufträge.',
  'Q3.1':
    'Bei 1 bis 5 nimmt jeder eine Karte: die Ware, die seine Heimatinsel bei dieser Zahl zeigt, oder eine beliebige, wo sie „?“ zeigt. Wer am Steg dieser Zahl ein Kontor hat, darf stattdessen dessen Ware nehmen: das eine oder das andere.',
  'Q3.2':
    'Wer die Wahl hat, trifft sie, bevor der Zug weitergeht. Mehrere dürfen zugleich wählen, in beliebiger Folge. Daueraufträge, eine Rangfolge der Waren, können in den Zügen der anderen für dich antworten.',
  'Q3.3':
    'Wähle von einem Stapel, der nicht leer ist. Hat ein Stapel weniger Karten, als fällig sind, gehen sie der Reihe nach aus, beginnend bei dem, der am Zug ist. Wer keine bekommt, nimmt die andere Möglichkeit, wenn es eine gibt. Alle Wahlen werden zusammen in dieser Folge ausgeführt, wenn die letzte da ist.',
  'Q3.4': 'Bei 6 produziert niemand. Ein zweiter Wurf bringt ein Ereignis (Q9).',

  'Q4-title': 'Ansiedeln und entwickeln',
  'Q4-lead': 'Waren bezahlen Schiffe, Pioniere und Aufstiege.',
  'Q4-table': 'Die sieben Felder deiner Heimatinsel, und deine Schiffe im Vorrat.',
  Q4: 'Ein Schiff kostet Tuch, Holz und Werkzeug. Es beginnt auf dem Startfeld und darf im selben Zug segeln. Jeder hat höchstens zwei Schiffe.',
  'Q4-2': 'Ein Pionier kostet Holz und Werkzeug und kommt auf das nächste freie Feld neben dem letzten Einwohner.',
  'Q4-3':
    'Aufstiege: vom Pionier zum Siedler für Tuch und 2 Stein; vom Siedler zum Bürger für 2 Gewürz und Stein; vom Bürger zum Kaufmann für 2 Tabak und Gewürz.',
  'Q4.1':
    'Jeder hat 4 Plättchen für Pioniere und Siedler und 3 für Bürger und Kaufleute. Mit vier Pionieren und Siedlern zusammen kann kein Pionier angesiedelt werden; mit drei Bürgern und Kaufleuten kann kein Siedler Bürger werden. Es gibt sieben Felder.',
  'Q4.2':
    'Ein Einwohner auf einem der Felder 4 bis 7 bringt ein Gebäude deiner Wahl (Q8), kostenlos, auf den Bauplatz darunter. Es gehört zum Ansiedeln. Gibt es kein Gebäude einer Art, die dir fehlt, kann dort niemand angesiedelt werden. Das Gebäude bleibt, wenn der Einwohner aufsteigt.',
  'Q4.3': 'Beliebig viele Schiffe, Pioniere und Aufstiege im Zug, auch mehrere Schritte mit einem Einwohner, solange jeder bezahlt wird.',

  'Q5-title': 'Verkaufen und kaufen',
  'Q5-lead': 'Deine Einwohner kaufen bei dir; du kaufst von den Stapeln.',
  'Q5-table': 'Deine Einwohner, deine Handkarten und die Stapel.',
  'Q5.1':
    'Jeder deiner Einwohner kauft in deinem Zug eine Karte, die er sich wünscht: ein Pionier Werkzeug, Stein oder Holz für 1 Gold, ein Siedler Tuch für 2, ein Bürger Gewürz für 3, ein Kaufmann Tabak für 4. Gebäude erhöhen diese Preise (Q8). Wer gekauft hat, kauft nach einem Aufstieg im selben Zug nicht noch einmal. Ein neuer kauft sofort.',
  'Q5.2':
    'Du darfst höchstens zwei Karten im Zug kaufen, beliebige Waren, jede für 6 Gold, je Handelsvertrag 1 weniger. Der Stapel muss die Karte haben. Was in diesem Zug verkauft wurde, kann gekauft werden.',
  'Q5.3': 'Spieler handeln nicht miteinander.',

  'Q6-title': 'Segeln und entdecken',
  'Q6-lead': 'Schiffe geben Aktionspunkte aus: für Bewegung, und für Blicke auf Verdecktes.',
  'Q6-table': 'Das Meer. Wohin ein Schiff fahren oder blicken kann, leuchtet.',
  'Q6.1':
    'Jedes Schiff hat so viele Aktionspunkte, wie Spieler da sind: 2, 3 oder 4. Die Werft verdoppelt sie. Jedes Schiff hat seine eigenen, und die von zwei Schiffen darf man beliebig mischen.',
  'Q6.2':
    'Ein Punkt bringt ein Schiff auf ein benachbartes Meeresfeld, nicht schräg. Beliebig viele Schiffe teilen sich eines. Kein Schiff fährt auf ein Inselfeld, auch nicht auf ein leeres. Das Startfeld ist Meer.',
  'Q6.3':
    'Ein Punkt sieht ein verdecktes Kärtchen auf einem Inselfeld neben dem Schiff an, nicht schräg. Nur du siehst es. Du nutzt es sofort (Q7), was keinen weiteren Punkt kostet, oder legst es verdeckt zurück und machst weiter. Ein Kärtchen, das du schon kennst, musst du wieder ansehen, um es zu nutzen.',
  'Q6.3-2':
    'Hier erinnert dich eine Notiz, die nur du siehst, was du wo gesehen hast. Sie wird gestrichen, sobald jemand das Kärtchen nutzt oder ein anderes dorthin kommt.',

  'Q7-title': 'Ein Kärtchen nutzen',
  'Q7-lead': 'Was ein Schiff gefunden hat, kommt mit ihm heim.',
  'Q7-table': 'Das Kärtchen in deiner Hand, und die Stege deiner Heimatinsel.',
  Q7: 'Das Schiff, das ein Kärtchen nutzt, beendet seine Fahrt und kehrt in deinen Vorrat zurück.',
  'Q7.1': 'Kontor: Es kommt an einen freien Steg aus Stein deiner Wahl. Mit vier Kontoren kann es nicht genutzt werden.',
  'Q7.2': 'Handelsvertrag: Er kommt an einen freien Steg aus Holz. Mit dreien kann er nicht genutzt werden.',
  'Q7.3':
    'Schatz, wie das Kärtchen zeigt: entweder 12 Gold, oder ein Einwohner deiner Wahl steigt kostenlos eine Stufe auf. Das Plättchen der nächsten Art muss in deinem Vorrat sein. Der Schatz ist dann aus dem Spiel.',
  'Q7.4': 'Das Inselfeld bleibt leer und für Schiffe gesperrt.',
  'Q7.5': 'Ein Kärtchen, das nicht genutzt werden kann, wird zurückgelegt, und das Schiff segelt weiter.',

  'Q8-title': 'Gebäude',
  'Q8-lead': 'Jeder hat höchstens eines von jeder Art.',
  'Q8-table': 'Die Bauplätze deiner Heimatinsel, und der Vorrat an Gebäuden.',
  Q8: 'Ein Gebäude wirkt, sobald es steht, auch für Verkäufe im selben Zug, und nicht mehr, wenn es weg ist.',
  'Q8-2':
    'Großes Kontor: Nimm einmal in deinem Zug eine zufällige Karte von der Hand eines anderen, der eine hat, und zahl ihm 2 Gold dafür. Nur ihr beide seht die Karte. Es geht jederzeit, wenn keine Wahl offen ist: vor dem Wurf, in der zweiten Phase, zwischen und nach den Fahrten.',
  'Q8-3': 'Feuerwehr: Feuer kostet dich nichts. Schmiede: Piraten kosten dich nichts.',
  'Q8-4': 'Kirche: In einem ertragreichen Jahr nimmst du zwei Waren, gleiche oder verschiedene.',
  'Q8-5': 'Schule: Pioniere zahlen 2. Wirtshaus: Siedler und Bürger zahlen 4. Badehaus: Kaufleute zahlen 6.',
  'Q8-6': 'Werft: Jedes deiner Schiffe hat doppelt so viele Aktionspunkte.',

  'Q9-title': 'Ereignisse',
  'Q9-lead': 'Nach einer 6 bringt ein zweiter Wurf Piraten, Feuer oder ein ertragreiches Jahr, für alle.',
  'Q9-table': 'Das Ereignis in der Mitte des Tisches, und was es dich kostet.',
  'Q9.1':
    'Piraten, bei 1 und 2: Jeder zahlt 1 Gold für jedes Kontor und jeden Handelsvertrag. Wer nicht alles zahlen kann, zahlt nichts und verliert eines davon nach Wahl. Das verlorene Kärtchen wird in den Reservestapel gemischt, und dessen oberstes kommt verdeckt auf das freie Inselfeld, das vom Startfeld am weitesten weg ist.',
  'Q9.1-2':
    'Die Entfernung zählt in Bewegungen über das Meer bis zum nächsten Nachbarfeld. Sind alle Wahlen da, werden die Verluste der Reihe nach ausgeführt, beginnend bei dem, der am Zug ist, jeder mit eigenem Mischen und eigenem neuen Kärtchen.',
  'Q9.2':
    'Feuer, bei 3 und 4: Jeder zahlt 1 Gold für jeden Einwohner außerhalb der zwei sicheren Felder. Wer nicht alles zahlen kann, zahlt nichts und verliert den Einwohner auf dem höchsten besetzten Feld, mit dem Gebäude darunter, das in den Vorrat zurückgeht. Der Einwohner kommt zurück zu seinem Besitzer.',
  'Q9.3': 'Ertragreiches Jahr, bei 5 und 6: Jeder darf eine Ware nach Wahl nehmen, oder verzichten.',
  'Q9.4': 'Wer zahlen kann, muss zahlen. Gewählt wird zugleich, wie in Q3.2.',

  'Q10-title': 'Das Ende',
  'Q10-lead': 'Drei von fünf Zielen zugleich, im eigenen Zug.',
  'Q10-table': 'Die Ziele aller Spieler, neben dem Namen.',
  Q10: 'Die Ziele: 30 Gold oder mehr; 4 Kontore; 3 Handelsverträge; 4 Gebäude; 3 Kaufleute. Man hält sie nur, solange sie wahr sind.',
  'Q10-2':
    'Wer im eigenen Zug drei hält, von seinem Beginn vor dem Wurf bis zu seinem Ende, gewinnt sofort. Geprüft wird vor dem Wurf und nach jedem Schritt. Ein drittes Ziel, das im Zug eines anderen kommt, zählt, wenn der eigene Zug beginnt und es noch gehalten wird.',
  'Q10-3':
    'Nicht in der Anleitung: Nach zweihundert Runden endet das Spiel. Die meisten Ziele gewinnen, dann das meiste Gold; dann wird der Platz geteilt.',
} as const;
