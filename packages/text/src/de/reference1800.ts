/** Die Regeln von Anno 1800, jede unter ihrer Nummer. */
export const reference1800 = {
  'R1-title': 'Aufbau',
  'R1-lead': 'Was zu Beginn auf dem Tisch liegt, und wer was sehen darf.',
  'R1-table': 'Der ganze Tisch: Markt, Vorrat, Stapel, Inseln, Aufträge und deine Heimat-Insel.',
  'R1.1':
    'Auf dem Markt liegen von jeder der 35 Industrien 2, von den Werften 4 der Stufe 1, 6 der Stufe 2 und 4 der Stufe 3, und von jedem der 6 Schiffe 6.',
  'R1.2':
    'Sechs Stapel werden gemischt: 46 Karten für Bauern und Arbeiter, 32 für Handwerker, Ingenieure und Investoren, 24 der Neuen Welt, 22 Expeditions-Karten, 12 Alte-Welt-Inseln und 8 Neue-Welt-Inseln.',
  'R1.3':
    'Der Vorrat an Bewohnern ist endlich: 25 Bauern, 40 Arbeiter, 25 Handwerker, 20 Ingenieure, 15 Investoren. Wer nicht mehr da ist, kann nicht genommen werden. Gold und Plättchen gehen nie aus.',
  'R1.4':
    'Fünf Aufträge liegen offen und gelten für alle. Sie werden zufällig gezogen, oder es sind die fünf für Einsteiger (Alonso Graves, Universität, Edvard Goode, Isabel Sarmento, Zoo), oder der Tisch sucht sie aus.',
  'R1.4-2':
    'Ein Tisch kann auch eine Stimmung wählen: Dann werden bis zu fünf Aufträge dieser Stimmung zufällig gezogen. Hat sie weniger als fünf, kommt der Rest zufällig aus den anderen Aufträgen.',
  'R1.5':
    'Jeder hat eine Heimat-Insel mit 4 Bauern, 3 Arbeitern und 2 Handwerkern, alle ausgeruht. Auf den beiden gedruckten Handels-Schiffen liegt je ein Handels-Plättchen, auf dem gedruckten Erkundungs-Schiff ein Erkundungs-Plättchen. Auf der Hand sind 7 Karten für Bauern und Arbeiter und 2 für Handwerker, Ingenieure und Investoren.',
  'R1.6':
    'Wer beginnt, entscheidet das Los oder der Tisch. Der Zweite in der Reihe beginnt mit 1 Gold, der Dritte mit 2, der Vierte mit 3.',
  'R1.7':
    'Offen für alle sind Inseln, Markt, Vorrat, Bewohner, Plättchen, Gold, ausgespielte Karten und Aufträge. Alle sehen auch, wie viele Karten jede Hand und jeder Stapel hat, und von welchem Stapel die Karten einer Hand sind.',
  'R1.7-2':
    'Geheim sind Handkarten und Expeditions-Karten: Nur wer sie hat, sieht sie. Die Reihenfolge der Stapel kennt niemand. Was unter einen Stapel gelegt wird, wird nicht gezeigt; welcher Stapel es war, schon.',

  'R2-title': 'Der Zug',
  'R2-lead': 'Eine Aktion im Zug. Was frei ist, darf davor, dazwischen und danach kommen.',
  'R2-table': 'Die Leiste mit den Aktionen und der Knopf, der den Zug beendet.',
  R2: 'Ein Zug hat eine Aktion, und sie muss genommen werden. Ein Stadtfest geht immer, also passt niemand.',
  'R2-2':
    'Die Aktionen sind: ausbauen (R6), eine Karte ausspielen (R7), Karten austauschen (R8), die Arbeitskraft erhöhen (R10), aufsteigen (R11), die Alte Welt erschließen (R12.1), die Neue Welt erkunden (R12.2), Expeditions-Karten nehmen (R12.3), ein Stadtfest feiern (R12.4).',
  'R2-3': 'Waren machen, Waren kaufen und Schichten beenden (R3 bis R5) sind keine Aktionen. Damit wird bezahlt.',
  'R2-4':
    'Karten aktivieren (R9), Aufträge mit Effekt (R13) und Schichtende (R5) sind frei. Sie dürfen vor, zwischen und nach Aktionen kommen, zwischen den Schritten einer Aktion, und mitten in einer Bezahlung, solange der Rest noch bezahlt werden kann.',
  'R2-5': 'Eine weitere Aktion ist ein Recht, keine Pflicht. Wird sie nicht genommen, verfällt sie am Ende des Zuges.',
  'R2-6':
    'Der Zug endet, wenn der Spieler es sagt. Weitere Aktionen gehören zum selben Zug. Es geht im Uhrzeigersinn; eine Runde ist ein Zug von jedem, vom Startspieler an.',

  'R3-title': 'Produktion',
  'R3-lead': 'Wie ein Preis bezahlt wird: mit Bewohnern bei der Arbeit, Bewohnern, Plättchen und Gold.',
  'R3-table': 'Die Bezahlung auf dem Plan: Wer zur Arbeit geht, ist gezeichnet, bevor du bestätigst.',
  'R3.1':
    'Ein Preis nennt Waren, Bewohner, Plättchen oder Gold. Jedes Ding (ein Plättchen, eine Karte, ein neuer Bewohner, ein Aufstieg) wird für sich bezahlt, wenn es getan wird. Was dafür gemacht oder gekauft wird, bezahlt nur dieses Ding.',
  'R3.1-2':
    'Begonnen wird ein Ding nur, wenn es ganz bezahlt werden kann: durch Arbeit, Handel, Neue-Welt-Inseln, Karten, die eine Ware geben, und Schichtende. Es wird keine Ware gemacht, die niemand braucht, und keine aufgehoben.',
  'R3.2':
    'Für eine Ware geht ein ausgeruhter Würfel aus seinem Wohnviertel auf einen freien eigenen Arbeitsplatz, der seine Stufe nennt. Das macht eine Einheit, einmal, und der Würfel bleibt dort. Keine Stufe ersetzt eine andere. Eine bedeckte Industrie macht nichts.',
  'R3.3':
    'Nennt ein Preis Bewohner, gehen ausgeruhte Würfel dieser Stufe aus dem Wohnviertel in den Erschöpft-Bereich. Wer auf einem Arbeitsplatz steht, muss erst seine Schicht beenden.',
  'R3.4':
    'Nennt ein Preis Plättchen, gehen so viele dieser Art von deinen Schiffen in den Erschöpft-Bereich. Plättchen auf deinen Karten gelten ebenso und gehen in den Vorrat. Welche, entscheidest du.',
  'R3.5':
    'Eine Ware der Neuen Welt kommt nur von deinen eigenen Inseln dort: ein Handels-Plättchen je Einheit, so oft du willst. Gehandelt wird sie nie. Was daraus gemacht wird, schon: Zigarren ja, Tabak nein.',
  'R3.6': 'Jede Industrie hat zwei Arbeitsplätze, gedruckt oder gebaut.',

  'R4-title': 'Handel',
  'R4-lead': 'Was andere machen, kann man mit Handels-Plättchen kaufen.',
  'R4-table': 'Die Bezahlung auf dem Plan: Beim Verkäufer steht, was du dort kaufst.',
  'R4.1':
    'Statt eine Ware zu machen, darfst du sie bei jemandem kaufen, der eine unbedeckte Industrie dafür hat. Das kostet Handels-Plättchen: 1, wenn dort Bauern oder Arbeiter arbeiten, 2 bei Handwerkern, 3 bei Ingenieuren. Hat der Verkäufer zwei davon, zahlst du für die billigere.',
  'R4.2':
    'Der Verkäufer kann nicht ablehnen, schickt niemanden zur Arbeit und bekommt je Verkauf 1 Gold aus dem Vorrat. Belegte Arbeitsplätze stören nicht. Du suchst den Verkäufer frei aus und darfst bei einem auch mehrere Waren kaufen.',
  'R4.3': 'Jede Ware kann einmal im Zug gekauft werden, gleich bei wem; verschiedene so oft, wie die Plättchen reichen.',
  'R4.4': 'Waren der Neuen Welt, Bewohner und Plättchen werden nicht gehandelt. Niemand handelt mit sich selbst.',

  'R5-title': 'Schichtende',
  'R5-lead': 'Gold bringt müde Bewohner sofort zurück.',
  'R5-table': 'Ein Klick auf einen Würfel bei der Arbeit oder im Erschöpft-Bereich, und die Bezahlung auf dem Plan.',
  R5: 'Jederzeit in deinem Zug, so oft du willst, beendet Gold die Schicht eines eigenen Würfels auf einem Arbeitsplatz oder im Erschöpft-Bereich. Er kommt zurück in sein Wohnviertel und ist sofort wieder da.',
  'R5-2':
    'Das kostet 1 Gold für einen Bauern, 2 für einen Arbeiter, 3 für einen Handwerker, 4 für einen Ingenieur, 5 für einen Investor. Es zählt die Stufe des Würfels, nicht die des Arbeitsplatzes.',
  'R5-3': 'Es braucht keinen Anlass: Schichten dürfen auch enden, wenn nichts bezahlt wird, vor oder nach der Aktion.',

  'R6-title': 'Ausbauen',
  'R6-lead': 'Einmal ausbauen heißt: eine Industrie, oder eine Werft, oder so viele Schiffe, wie deine Werften bauen können.',
  'R6-table': 'Der Markt und die Felder deiner Inseln. „Warum nicht?“ an einem Plättchen, das du nicht bauen kannst, führt hierher.',
  R6: 'In einer Aktion baust du eine Industrie, oder eine Werft, oder ein Schiff und mehr. Etwas muss gebaut werden: Ein Plättchen wegzunehmen ist für sich keine Aktion.',
  'R6.1':
    'Nimm ein Plättchen vom Markt, bezahle es und lege es auf eines deiner Felder: Industrien auf Land oder Küste, Werften an die Küste, Schiffe aufs Meer. Je Feld ein Plättchen. Auf Neue-Welt-Inseln wird nicht gebaut.',
  'R6.2':
    'Du darfst über das bauen, was dort steht. Ein bedecktes Plättchen geht zurück zum Markt. Ein bedecktes gedrucktes Gebäude bleibt darunter und tut nichts. Würfel darauf sind erschöpft. Du darfst sogar über eine Industrie bauen, die eben für dieses Plättchen gearbeitet hat.',
  'R6.3':
    'Einmal beim Ausbauen, jederzeit währenddessen, darfst du ein gebautes eigenes Plättchen vom Feld nehmen und zurück auf den Markt legen. Seine Würfel sind erschöpft, und ein gedrucktes Gebäude darunter arbeitet wieder. Das Plättchen darf in derselben Aktion wieder gebaut werden. Gedruckte Gebäude kann man nicht wegnehmen, nur bedecken. Bedecken verbraucht dieses Recht nicht.',
  'R6.4':
    'Niemand baut eine Industrie, die einer eigenen in Betrieb gleicht: gleiche Ware, gleiche Stufe der Arbeitsplätze. Es zählt, was in Betrieb ist, wenn das neue Plättchen liegt: Was es bedeckt oder was vorher weggenommen wurde, stört nicht. Die Arbeiter-Fassung einer gedruckten Industrie gleicht ihr nicht.',
  'R6.4-2':
    'Nur eine Alte-Welt-Insel kann eine zweite gleiche Industrie bringen (R12.1): wenn sie gezogen wird, oder wenn ihr gedrucktes Gebäude wieder frei wird.',
  'R6.5': 'Werften und Schiffe darf man haben, so viele man will.',
  'R6.6':
    'Jede unbedeckte Werft, die du zu Beginn der Aktion hast, gedruckt oder gebaut, darf ein Schiff ihrer Stufe oder darunter bauen. Werften zählen nicht zusammen. Es baut die schwächste freie Werft, die stark genug ist. Eine Werft, die weggenommen wird, bevor sie gebaut hat, baut nichts.',
  'R6.7':
    'Ein Schiff, das in Betrieb kommt, bekommt sofort seine Plättchen, ausgeruht: so viele wie seine Stufe, von seiner Art. Sie dürfen sofort benutzt werden, auch für das nächste Schiff derselben Aktion. Das gilt für ein Schiff, das gebaut wird, auf einer neuen Insel gedruckt ist oder wieder frei wird.',
  'R6.7-2':
    'Ein Schiff, das außer Betrieb geht, verliert so viele Plättchen seiner Art: erst erschöpfte, dann ausgeruhte. Das gilt für ein Schiff, das bedeckt oder weggenommen wird.',
  'R6.8': 'Das Sägewerk der Arbeiter und die Werft der Stufe 1 kosten nichts. Sie zu bauen kostet trotzdem die Aktion.',

  'R7-title': 'Eine Karte ausspielen',
  'R7-lead': 'Eine Karte wird bezahlt und zählt ihre Punkte.',
  'R7-table': 'Deine Handkarten. Die du bezahlen kannst, leuchten.',
  R7: 'Bezahle, was die Karte nennt. Danach liegt sie offen vor dir. Eine Karte je Aktion.',
  'R7-2':
    'Ihre Punkte zählen am Ende, ob ihr Effekt genutzt wurde oder nicht: 3 bei Bauern und Arbeitern, 8 bei Handwerkern, Ingenieuren und Investoren, 5 bei der Neuen Welt.',

  'R8-title': 'Karten austauschen',
  'R8-lead': 'Karten, die nicht passen, gehen unter ihre Stapel, und andere kommen.',
  'R8-table': 'Deine Handkarten, und der Austausch in der Leiste mit den Aktionen.',
  R8: 'Lege 1 bis 3 Handkarten unter ihre Stapel, in der Reihenfolge, in der du sie nennst. Ziehe dann ebenso viele von denselben Stapeln.',
  'R8-2':
    'Alle Karten werden zurückgelegt, bevor eine gezogen wird; von einem kleinen Stapel können also eigene wiederkommen. Ist ein Stapel leer, wenn die Aktion beginnt, können seine Karten nicht getauscht werden. Ein Austausch führt nie das Ende herbei (R15.1).',

  'R9-title': 'Eine Karte aktivieren',
  'R9-lead': 'Eine ausgespielte Karte gibt einmal ihren Effekt, frei, wann du willst.',
  'R9-table': 'Deine ausgespielten Karten. Die umgedrehten sind benutzt.',
  R9: 'Ausgespielte, noch nicht benutzte Karten darfst du jederzeit in deinen Zügen aktivieren, beliebig viele, jede einmal. Das kostet keine Aktion. Die Karte wird dann umgedreht. Eine Karte mit zwei Effekten gibt beide. Eine Karte, deren Effekt nichts täte, kann nicht aktiviert werden.',
  'R9-2':
    'Bewohner: Nimm die gezeigten Würfel in ihre Wohnviertel, und für jeden eine Karte des passenden Stapels. Was möglich ist, muss genommen werden. Ein Würfel, der im Vorrat fehlt, kommt nicht. Ist der Stapel leer, wird das Gold von R10.2 bezahlt; ohne Gold kommt dieser Würfel nicht.',
  'R9-3':
    'Plättchen: Nimm die gezeigten und lass sie auf der Karte. Sie bezahlen wie die Plättchen der Schiffe. Benutzt, oder bei deinem nächsten Stadtfest, gehen sie in den Vorrat.',
  'R9-4': 'Gold: Nimm es.',
  'R9-5': 'Expedition: Nimm 2 Expeditions-Karten, oder die letzte. Bei leerem Stapel kann die Karte nicht aktiviert werden.',
  'R9-6': 'Ware der Neuen Welt: eine der gezeigten, in einer Bezahlung, die sie braucht; sonst nicht.',
  'R9-7':
    'Aufstiege: bis zu 3 kostenlose Schritte in diesem Zug, auf einmal oder verteilt. Jeder hebt einen Würfel der gezeigten Stufe um eine Stufe, wo immer er steht (R11). Was am Ende des Zuges nicht genutzt ist, verfällt.',
  'R9-8': 'Weitere Aktion: noch eine Aktion in diesem Zug, nach allen Regeln einer Aktion.',
  'R9-9':
    'Ablegen: Lege 1 oder 2 Handkarten unter ihre Stapel, auch unter einen leeren, und ziehe keine. Nur in dem Zug, in dem die Karte ausgespielt wurde: An seinem Ende wird sie unbenutzt umgedreht.',

  'R10-title': 'Arbeitskraft erhöhen',
  'R10-lead': 'Neue Bewohner kommen, und jeder bringt eine Karte.',
  'R10-table': 'Die Wohnviertel deiner Heimat-Insel, und die Bewohner in der Leiste mit den Aktionen.',
  'R10.1':
    'Ein bis drei neue Würfel je Aktion, jeder zum Preis seiner Stufe, einer nach dem anderen. Ein neuer Würfel ist ausgeruht: Er kann sofort arbeiten, auch für den nächsten.',
  'R10.2':
    'Jeder neue Bauer oder Arbeiter bringt eine Karte für Bauern und Arbeiter; jeder neue Handwerker, Ingenieur oder Investor eine für Handwerker, Ingenieure und Investoren. Ist der Stapel leer, zahlst du stattdessen das aufgedruckte Gold. Wer es nicht hat, bekommt den Würfel nicht.',
  'R10.2-2':
    'Die Karten werden zusammen am Ende der Aktion gezogen. Bis dahin ist für jeden neuen Würfel eine Karte seines Stapels vorgemerkt, und ein Stapel ohne freie Karte gilt als leer. Das Gold für eine fehlende Karte wird mit dem Preis des Würfels bezahlt.',

  'R11-title': 'Aufsteigen',
  'R11-lead': 'Bewohner steigen auf: vom Bauern zum Arbeiter, Handwerker, Ingenieur und Investor.',
  'R11-table': 'Deine Bewohner, wo immer sie stehen, und die Schritte in der Leiste mit den Aktionen.',
  R11: 'Ein bis drei Schritte je Aktion, jeder eine Stufe hinauf zu seinem Preis, mit einem Würfel oder mehreren, einer nach dem anderen. Karten werden nicht gezogen.',
  'R11-2':
    'Der Würfel wird an seinem Platz durch einen der nächsten Stufe aus dem Vorrat ersetzt: im Wohnviertel, im Erschöpft-Bereich oder auf demselben Arbeitsplatz. Dort passen die Stufen nicht mehr, bis er geht. Der alte Würfel geht sofort in den Vorrat. Der neue muss da sein, auch für den mittleren von zwei Schritten.',
  'R11-3': 'Ein ausgeruhter Würfel, der aufgestiegen ist, kann sofort arbeiten.',

  'R12-title': 'Inseln, Expeditionen, Stadtfest',
  'R12-lead': 'Drei Aktionen mit Erkundungs-Plättchen, und die eine, die alle heimbringt.',
  'R12-table': 'Die Stapel der Inseln und Expeditionen, und das Stadtfest in der Leiste mit den Aktionen.',
  'R12.1':
    'Alte Welt: Erschöpfe 1 Erkundungs-Plättchen für deine erste solche Insel, 2 für die zweite, 3 für die dritte, 4 für die vierte. Mehr als vier hat niemand. Zieh die oberste: 2 Meeresfelder und 4 Landfelder, 2 davon mit Küste, und ihre Gabe. Die Gabe ist ein Effekt, der sofort geschieht, soweit möglich, oder eine gedruckte Industrie, Werft oder ein Schiff. Eine gleiche Industrie ist hier erlaubt. Bei leerem Stapel geht es nicht.',
  'R12.2':
    'Neue Welt: derselbe Preis, für sich gezählt, und wieder höchstens vier. Zieh die oberste Insel mit 3 Waren, und 3 Karten der Neuen Welt. Bei leerem Stapel geht es nicht.',
  'R12.3':
    'Expedition: Erschöpfe 2 Erkundungs-Plättchen und nimm 3 Expeditions-Karten, oder alle, die noch da sind. Sie sind geheim und keine Handkarten; deine eigenen darfst du jederzeit ansehen. Bei leerem Stapel geht es nicht.',
  'R12.4':
    'Stadtfest: Alle deine Würfel kehren in ihre Wohnviertel zurück und alle deine Plättchen auf die Schiffe, ausgeruht. Plättchen auf Karten gehen in den Vorrat.',

  'R13-title': 'Aufträge mit Effekt',
  'R13-lead': 'Liegt einer davon offen, darf ihn jeder im eigenen Zug nutzen, ohne Aktion.',
  'R13-table': 'Die Aufträge über dem Plan: Ein Klick nutzt einen.',
  R13: 'Jeden dieser Aufträge darf jeder im eigenen Zug nutzen. Wo es eine Grenze gibt, ist es einmal im Zug, jeder Auftrag für sich.',
  'R13-2': 'Alonso Graves: 3 Erkundungs-Plättchen erschöpfen und 3 Gold zahlen für eine weitere Aktion. Einmal im Zug.',
  'R13-3': 'Aarhant: einen ausgeruhten Investor erschöpfen für 5 Gold. Einmal im Zug.',
  'R13-4':
    'Der Redakteur: 2 Erkundungs-Plättchen erschöpfen und eine Handkarte unter ihren Stapel legen, auch unter einen leeren, ohne zu ziehen. Einmal im Zug.',
  'R13-5':
    'Beryl O’Mara: Wo Handels-Plättchen bezahlt werden (Handel, Ware der Neuen Welt, Karte), dürfen 2 Erkundungs-Plättchen für 1 stehen. In allem anderen bleiben sie Erkundungs-Plättchen. Ohne Grenze.',

  'R14-title': 'Aufträge, die Punkte bringen',
  'R14-lead': 'Liegt einer davon offen, zählt er am Ende für alle.',
  'R14-table': 'Die Aufträge über dem Plan, und die Wertung.',
  R14: 'Industrien: Punkte für jede gezeigte Industrie, die du am Ende unbedeckt hast (Carl Leonard von Malching, Eli Bleakworth, Die Königin, Edvard Goode, Willie Wibblesock, Prinzessin Qing).',
  'R14-2':
    'Das Meiste: 10 Punkte für die meisten, 4 für die zweitmeisten. Hannah Goode zählt alle Bewohner, die Universität Ingenieure, die Weltausstellung Investoren, Madame Kahina Handels-Plättchen, Die Besucherin Expeditions-Karten.',
  'R14-3':
    'Bei Gleichstand bekommen alle Gleichen die vollen Punkte, und der zweite Platz wird trotzdem vergeben. Wer nichts davon hat, bekommt nichts. Handels-Plättchen zählen, wo immer sie liegen: auf Schiffen, erschöpft, auf Karten.',
  'R14-4': 'Zoo und Museum: 1 Punkt mehr für jedes besuchte Tier oder Artefakt (R15.3).',
  'R14-5':
    'Bente Jorgensen: 18 Punkte für höchstens eine Alte-Welt-Insel. Isabel Sarmento: 6 Punkte für jede Neue-Welt-Insel. Pyrphorier: 2 Punkte weniger für jede Karte auf der Hand.',
  'R14-6':
    'Stimmungen für das Ziehen: komplex sind die Aufträge mit Effekt, konfrontativ die für das Meiste, entspannt die für Industrien, Expeditionen sind Zoo und Museum, Wettlauf ist der Pyrphorier.',

  'R15-title': 'Ende und Wertung',
  'R15-lead': 'Eine leere Hand bringt die letzte Runde. Dann wird der Einfluss gezählt.',
  'R15-table': 'Das Feuerwerk, die Zahl der Karten in jeder Hand, und die Wertung.',
  'R15.1':
    'Das Ende kommt, sobald jemand keine Bevölkerungs-Karte mehr auf der Hand hat, nachdem er eine ausgespielt, den Redakteur genutzt oder abgelegt hat; nie durch einen Austausch. Er nimmt sofort das Feuerwerk, und niemand bekommt es später noch. Die Runde wird beendet, sodass alle gleich viele Züge hatten. Dann folgt eine letzte ganze Runde.',
  'R15.1-2': 'Karten, die später gezogen werden, ändern nichts. Wer keine Karten hat, ist weiter am Zug wie alle.',
  'R15.2':
    'Einfluss: ausgespielte Karten 3, 8 oder 5 nach ihrem Stapel; besuchte Felder der Expeditionen; 1 für je 3 Gold; 7 für das Feuerwerk; und die Aufträge (R14).',
  'R15.3':
    'Expeditionen: Jeder eigene Handwerker, Ingenieur und Investor, wo immer er steht, darf ein Feld besuchen, das seine Stufe verlangt. Jedes besuchte Feld zählt: 1 beim Handwerker, 2 beim Ingenieur, 3 beim Investor. Hier werden die Besuche so verteilt, dass sie am meisten bringen, Zoo und Museum mitgezählt.',
  'R15.4':
    'Wer am meisten Einfluss hat, gewinnt. Bei Gleichstand: die meisten Industrien, Werften und Schiffe zusammen, unbedeckte gedruckte mitgezählt; dann die wenigsten Handkarten; dann wird der Platz geteilt.',
  'R15.5':
    'Nicht in den Anleitungen: Eine Partie endet spätestens nach 150 Runden und wird gewertet, wie sie steht. Ein Tisch kann das abschalten. Eine letzte Runde, die begonnen hat, wird noch gespielt.',
} as const;
