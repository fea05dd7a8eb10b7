/** Where the editions of Anno 1800 differ, and what holds here; by the rule, counted from 1. */
export const editions1800 = {
  'R1.1-1':
    'Statki w pudełku: polska instrukcja podaje po 2, pozostałe po 6. Tutaj: 6, bo tego wymaga łączna liczba 120 kafelków, którą podają wszystkie.',
  'R6.3-1':
    'Pierwszy niemiecki druk z 2020 roku: można było zdjąć dowolnie wiele kafelków. Wszystkie późniejsze instrukcje i tutaj: jeden.',
  'R6.3-2': 'Francuski tekst główny mówi o zastąpieniu kafelka; jego skrót i pozostałe wydania o zdjęciu. Tutaj: zdjęcie.',
  'R6.4-1': 'Pierwszy niemiecki druk z 2020 roku: wersja dla robotników musiała zakryć nadrukowaną fabrykę. Tutaj: dowolne pole.',
  'R9-1':
    'Darmowy towar Nowego Świata: wydanie niemieckie, francuskie i polskie mówią, że trzeba go użyć przy aktywowaniu karty, rosyjskie, że można. Tutaj: trzeba.',
  'R10.1-1': 'Polski przykład pomija dwóch rzemieślników, którzy wytwarzają towary i okna. Pozostałe ich pokazują.',
  'R10.2-1':
    'Ani karty, ani złota na znacznik: w wydaniach niemieckim, rosyjskim i polskim reszta efektu lub akcji i tak następuje; we francuskim nie przychodzi nikt. Tutaj: reszta następuje.',
  'R11-1':
    'Polska instrukcja mówi o trzech znacznikach, pozostałe, a także jej własne następne zdanie, o trzech krokach. Tutaj: trzy kroki.',
  'R12.3-1': 'Literówkę w rosyjskim skrócie można odczytać tak, jakby karty ekspedycji leżały odkryte. Jego tekst główny i tutaj: tajne.',
  'R13-1': 'Polski skrót mówi o efekcie jednej karty. W pozostałych i tutaj każda misja ma własny limit.',
  'R14-1':
    'Drugie miejsce po remisie na pierwszym: wydania niemieckie, polskie i rosyjskie je przyznają, francuskie milczy. Tutaj: przyznaje się.',
  'R15.1-1': 'Instrukcje mówią o zagraniu ostatniej karty i tłumaczą to jako brak kart na ręce. Tutaj: brak kart na ręce.',
  'R15.2-1': 'Drukowany przykład punktacji ma więcej kart Nowego Świata, niż mogą dać jego wyspy. Suma się zgadza.',
} as const;
