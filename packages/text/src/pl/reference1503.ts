/**
 * The rules of Anno 1503, each under its number. A section has a title, a lead and a word on which parts of the table it is about;
 * what a number says in several paragraphs goes on under `-2`, `-3` …
 */
export const reference1503 = {
  'Q1-title': 'Przygotowanie',
  'Q1-lead': 'Co leży na stole na początku gry i kto co może widzieć.',
  'Q1-table': 'Morze z polami wysp, stosy, budynki i twoja wyspa macierzysta.',
  'Q1.1':
    'Kafelki wysp: w 2 osoby te z 2 na odwrocie, w 3 te z 2 i 3, w 4 wszystkie. Kafelki o każdym odwrocie tasuje się osobno i kładzie zakryte na pola wysp o tej liczbie. Reszta tworzy stos rezerwowy. Pola wysp o liczbie, która nie bierze udziału w grze, zostają puste.',
  'Q1.2': 'Budynki: niektóre są w grze dopiero od trzech lub czterech graczy.',
  'Q1.3':
    'Każdy gracz ma wyspę macierzystą, losową lub wybraną, z pionierem i osadnikiem na dwóch bezpiecznych polach; jeden statek na polu startowym i jeden w zapasie; 7 złota, 1 kamień i 1 drewno. Każdy stos towarów ma 15 kart.',
  'Q1.4': 'Każdy rzuca kostką; zaczyna najwyższy wynik. Przy remisie remisujący rzucają jeszcze raz.',
  'Q1.5':
    'Wszyscy widzą wyspy macierzyste, mieszkańców, budynki, kantory, umowy handlowe, złoto, statki i stosy, liczbę kart na każdej ręce i kafelków w stosie rezerwowym oraz to, na których polach wysp leży kafelek.',
  'Q1.5-2': 'Tajne są karty na ręce, które widzi tylko ich właściciel, oraz przód kafelków na polach wysp i w stosie rezerwowym (Q6.3).',

  'Q2-title': 'Tura',
  'Q2-lead': 'Rzut dla wszystkich, potem handel i osiedlanie, potem żegluga.',
  'Q2-table': 'Kroki tury i przycisk, który ją kończy.',
  Q2: 'Najpierw rzut dla wszystkich (Q3). Potem osiedlanie i awanse (Q4) oraz sprzedaż i zakupy (Q5), w dowolnej kolejności i na przemian. Na końcu żegluga (Q6).',
  'Q2-2':
    'Żegluga zaczyna się z pierwszym punktem akcji, wydanym na ruch lub podejrzenie. Odtąd nie można już robić niczego z drugiej fazy. Nikt nie musi pływać; niewykorzystane punkty przepadają.',
  'Q2.1':
    'Na koniec tury na ręce zostaje najwyżej 5 kart towarów. To ty wybierasz, co odchodzi. Ręce innych sprawdza się dopiero na koniec ich własnych tur. Potem kolej na następnego gracza zgodnie z ruchem wskazówek zegara.',

  'Q3-title': 'Produkcja',
  'Q3-lead': 'Jeden rzut daje każdemu kartę.',
  'Q3-table': 'Kostka, liczby na wyspie macierzystej i jej pomostach oraz twoje stałe polecenia.',
  'Q3.1':
    'Przy wyniku od 1 do 5 każdy gracz bierze jedną kartę: towar, który jego wyspa macierzysta pokazuje przy tej liczbie, albo dowolny towar tam, gdzie jest „?”. Kto ma kantor przy pomoście tej liczby, może wziąć jego towar zamiast tego: jedno albo drugie.',
  'Q3.2':
    'Kto ma wybór, wybiera, zanim tura pójdzie dalej. Kilku graczy może wybierać naraz, w dowolnej kolejności. W turach innych mogą za ciebie odpowiedzieć stałe polecenia, czyli kolejność towarów.',
  'Q3.3':
    'Wybiera się ze stosu, który nie jest pusty. Jeśli stos ma mniej kart, niż trzeba, rozdaje się je w kolejności tur, zaczynając od gracza, którego tura trwa. Kto nic nie dostanie, bierze drugą możliwość, jeśli ją ma. Wszystkie wybory wykonuje się razem, w tej kolejności, gdy zapadnie ostatni.',
  'Q3.4': 'Przy 6 nikt nie produkuje. Druga kostka przynosi wydarzenie (Q9).',

  'Q4-title': 'Osiedlanie i awanse',
  'Q4-lead': 'Towarami płaci się za statki, pionierów i awanse.',
  'Q4-table': 'Siedem pól twojej wyspy macierzystej i statki w zapasie.',
  Q4: 'Statek kosztuje tkaninę, drewno i narzędzia. Zaczyna na polu startowym i może płynąć w tej samej turze. Gracz ma najwyżej dwa statki.',
  'Q4-2': 'Pionier kosztuje drewno i narzędzia i trafia na następne wolne pole obok ostatniego mieszkańca.',
  'Q4-3':
    'Awanse: z pioniera na osadnika za tkaninę i 2 karty kamienia; z osadnika na mieszczanina za 2 karty przypraw i kamień; z mieszczanina na kupca za 2 karty tytoniu i przyprawy.',
  'Q4.1':
    'Gracz ma 4 kafelki pionierów i osadników oraz 3 kafelki mieszczan i kupców. Przy czterech pionierach i osadnikach łącznie nie można osiedlić pioniera; przy trzech mieszczanach i kupcach łącznie osadnik nie może zostać mieszczaninem. Pól jest siedem.',
  'Q4.2':
    'Mieszkaniec na polu od 4 do 7 daje wybrany budynek (Q8), za darmo, na działkę poniżej. To część osiedlenia. Jeśli nie ma budynku, którego ci brakuje, nie można tam osiedlić pioniera. Budynek zostaje, gdy mieszkaniec awansuje.',
  'Q4.3':
    'Statków, pionierów i awansów w turze może być dowolnie wiele, także kilka awansów jednego mieszkańca, jeśli każdy jest zapłacony.',

  'Q5-title': 'Sprzedaż i zakupy',
  'Q5-lead': 'Twoi mieszkańcy kupują od ciebie; ty kupujesz ze stosów.',
  'Q5-table': 'Twoi mieszkańcy, twoja ręka i stosy.',
  'Q5.1':
    'Każdy twój mieszkaniec kupuje w twojej turze jedną kartę z tych, których chce: pionier narzędzia, kamień lub drewno za 1 złoto, osadnik tkaninę za 2, mieszczanin przyprawy za 3, kupiec tytoń za 4. Budynki podnoszą te ceny (Q8). Kto już kupił, po awansie w tej samej turze nie kupuje ponownie. Nowy mieszkaniec kupuje od razu.',
  'Q5.2':
    'Na turę możesz kupić najwyżej dwie karty, dowolnych towarów, po 6 złota, o 1 taniej za każdą swoją umowę handlową. Karta musi być w stosie. To, co w tej turze sprzedano, można kupić.',
  'Q5.3': 'Gracze nie handlują między sobą.',

  'Q6-title': 'Żegluga i odkrycia',
  'Q6-lead': 'Statki wydają punkty akcji na ruch i na podglądanie tego, co zakryte.',
  'Q6-table': 'Morze. Podświetlone jest to, dokąd statek może popłynąć lub zajrzeć.',
  'Q6.1':
    'Każdy statek ma tyle punktów akcji, ilu jest graczy: 2, 3 lub 4. Stocznia je podwaja. Każdy statek ma własne punkty, a punkty dwóch statków można wydawać na przemian, jak się chce.',
  'Q6.2':
    'Jeden punkt przesuwa statek na sąsiednie pole morza, nie na ukos. Na jednym polu może stać dowolnie wiele statków. Żaden statek nie wpływa na pole wyspy, nawet puste. Pole startowe jest morzem.',
  'Q6.3':
    'Jeden punkt pozwala podejrzeć zakryty kafelek na polu wyspy obok statku, nie na ukos. Widzisz go tylko ty. Od razu go wykorzystujesz (Q7), co nie kosztuje kolejnego punktu, albo odkładasz zakryty i grasz dalej. Kafelek widziany wcześniej trzeba podejrzeć ponownie, żeby go wykorzystać.',
  'Q6.3-2': 'Tutaj prywatna notatka przypomina, co gdzie leży. Znika, gdy tylko ktoś wykorzysta ten kafelek albo trafi tam inny.',

  'Q7-title': 'Wykorzystanie kafelka',
  'Q7-lead': 'Co statek znalazł, wraca z nim do domu.',
  'Q7-table': 'Kafelek na twojej ręce i pomosty twojej wyspy macierzystej.',
  Q7: 'Statek, który wykorzystuje kafelek, kończy rejs i wraca do twojego zapasu.',
  'Q7.1': 'Kantor: trafia na wybrany wolny kamienny pomost. Przy czterech kantorach nie można go wykorzystać.',
  'Q7.2': 'Umowa handlowa: trafia na wolny drewniany pomost. Przy trzech nie można jej wykorzystać.',
  'Q7.3':
    'Skarb, zależnie od kafelka: albo 12 złota, albo wybrany mieszkaniec awansuje o jeden poziom za darmo. Kafelek następnego rodzaju musi być w twoim zapasie. Skarb znika potem z gry.',
  'Q7.4': 'Pole wyspy zostaje puste i zamknięte dla statków.',
  'Q7.5': 'Kafelek, którego nie można wykorzystać, odkłada się, a statek płynie dalej.',

  'Q8-title': 'Budynki',
  'Q8-lead': 'Każdy gracz może mieć najwyżej jeden danego rodzaju.',
  'Q8-table': 'Działki twojej wyspy macierzystej i zapas budynków.',
  Q8: 'Budynek działa od chwili, gdy stanie, także dla sprzedaży w tej samej turze, i przestaje działać, gdy zniknie.',
  'Q8-2':
    'Duży kantor: raz w swojej turze weź losową kartę z ręki innego gracza, który jakąś ma, za 2 złota, które ten gracz dostaje. Kartę widzicie tylko wy dwoje. Działa w każdej chwili, w której nikt nie wybiera: przed rzutem, w drugiej fazie, między rejsami i po nich.',
  'Q8-3': 'Straż pożarna: pożar nic cię nie kosztuje. Kuźnia: piraci nic cię nie kosztują.',
  'Q8-4': 'Kościół: w złotych czasach bierzesz dwa towary, takie same lub różne.',
  'Q8-5': 'Szkoła: pionierzy płacą 2. Gospoda: osadnicy i mieszczanie płacą 4. Łaźnia: kupcy płacą 6.',
  'Q8-6': 'Stocznia: każdy twój statek ma dwa razy więcej punktów akcji.',

  'Q9-title': 'Wydarzenia',
  'Q9-lead': 'Po 6 druga kostka przynosi wszystkim piratów, pożar albo złote czasy.',
  'Q9-table': 'Wydarzenie na środku stołu i wiadomość, ile cię kosztuje.',
  'Q9.1':
    'Piraci, przy 1 i 2: każdy gracz płaci 1 złoto za każdy kantor i każdą umowę handlową. Kto nie może zapłacić za wszystko, nie płaci nic i traci jedno z nich, do wyboru. Utracony kafelek wtasowuje się do stosu rezerwowego, a wierzchni kafelek rezerwy trafia zakryty na wolne pole wyspy najdalej od pola startowego.',
  'Q9.1-2':
    'Odległość liczy się w ruchach po morzu do najbliższego sąsiedniego pola. Gdy zapadną wszystkie wybory, straty wykonuje się w kolejności tur od gracza, którego tura trwa, za każdym razem z osobnym tasowaniem i nowym kafelkiem.',
  'Q9.2':
    'Pożar, przy 3 i 4: każdy gracz płaci 1 złoto za każdego mieszkańca poza dwoma bezpiecznymi polami. Kto nie może zapłacić za wszystko, nie płaci nic i traci mieszkańca na najwyższym zajętym polu razem z budynkiem poniżej, który wraca do zapasu. Mieszkaniec wraca do zapasu gracza.',
  'Q9.3': 'Złote czasy, przy 5 i 6: każdy gracz może wziąć jeden dowolny towar albo odmówić.',
  'Q9.4': 'Kto może zapłacić, musi zapłacić. Wszyscy wybierają naraz, jak w Q3.2.',

  'Q10-title': 'Koniec gry',
  'Q10-lead': 'Trzy z pięciu celów naraz, w swojej turze.',
  'Q10-table': 'Cele każdego gracza, obok imienia.',
  Q10: 'Cele: co najmniej 30 złota; 4 kantory; 3 umowy handlowe; 4 budynki; 3 kupcy. Są spełnione tylko tak długo, jak to prawda.',
  'Q10-2':
    'Kto ma trzy spełnione cele w swojej turze, od jej początku przed rzutem aż do jej końca, od razu wygrywa. Sprawdza się to przed rzutem i po każdym kroku. Trzeci cel spełniony w cudzej turze liczy się na początku własnej, jeśli nadal jest spełniony.',
  'Q10-3': 'Nie z instrukcji: po dwustu rundach gra się kończy. Wygrywa najwięcej celów, potem najwięcej złota; potem miejsce się dzieli.',
} as const;
