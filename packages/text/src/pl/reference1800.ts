/**
 * The rules of Anno 1800, each under its number. A section has a title, a lead and a word on which parts of the table it is about;
 * what a number says in several paragraphs goes on under `-2`, `-3` …
 */
export const reference1800 = {
  'R1-title': 'Przygotowanie',
  'R1-lead': 'Co leży na stole na początku gry i kto co może widzieć.',
  'R1-table': 'Cały stół: rynek, pula, stosy kart, stosy wysp, misje i twoja wyspa macierzysta.',
  'R1.1':
    'Na rynku leżą po 2 egzemplarze każdej z 35 fabryk, 4 stocznie poziomu 1, 6 poziomu 2 i 4 poziomu 3 oraz po 6 egzemplarzy każdego z 6 statków.',
  'R1.2':
    'Tasuje się sześć stosów: 46 kart farmerów i robotników, 32 karty rzemieślników, inżynierów i inwestorów, 24 karty Nowego Świata, 22 karty ekspedycji, 12 wysp Starego Świata i 8 wysp Nowego Świata.',
  'R1.3':
    'Pula ludzi jest ograniczona: 25 farmerów, 40 robotników, 25 rzemieślników, 20 inżynierów, 15 inwestorów. Kogo nie ma, tego nie można wziąć. Złoto i żetony nigdy się nie kończą.',
  'R1.4':
    'Pięć misji leży odkrytych, wspólnych dla wszystkich. Losuje się je albo bierze pięć na początek (Alonso Graves, Uniwersytet, Edward Goode, Isabel Sarmento, Zoo), albo wybiera się je przy stole.',
  'R1.4-2':
    'Stół może też wybrać nastrój: losuje się wtedy do pięciu misji tego nastroju. Jeśli jest ich mniej niż pięć, resztę dobiera się losowo spośród pozostałych misji.',
  'R1.5':
    'Każdy gracz ma wyspę macierzystą z 4 farmerami, 3 robotnikami i 2 rzemieślnikami, wszyscy gotowi. Na każdym z dwóch nadrukowanych statków handlowych leży żeton handlu, na nadrukowanym statku badawczym żeton odkryć. Na każdej ręce jest 7 kart farmerów i robotników oraz 2 karty rzemieślników, inżynierów i inwestorów.',
  'R1.6': 'Pierwszego gracza się losuje albo wyznacza przy stole. Drugi w kolejności zaczyna z 1 złotem, trzeci z 2, czwarty z 3.',
  'R1.7':
    'Wszyscy widzą wyspy, rynek, pulę, ludzi, żetony, złoto, zagrane karty i misje. Wszyscy widzą też, ile kart jest na każdej ręce i w każdym stosie oraz z którego stosu są karty na ręce.',
  'R1.7-2':
    'Tajne są karty na ręce i karty ekspedycji: widzi je tylko właściciel. Kolejności kart w stosie nie zna nikt. Co trafia pod stos, nie jest pokazywane; który to stos, tak.',

  'R2-title': 'Tura',
  'R2-lead': 'Jedna akcja na turę. To, co darmowe, może być przed nią, między jej krokami i po niej.',
  'R2-table': 'Pasek akcji i przycisk, który kończy turę.',
  R2: 'Tura to jedna akcja i trzeba ją wykonać. Festiwal miejski jest zawsze możliwy, więc nikt nie pasuje.',
  'R2-2':
    'Akcje to: budowa (R6), zagranie karty (R7), wymiana kart (R8), zwiększenie siły roboczej (R10), ulepszenie (R11), zasiedlenie wyspy Starego Świata (R12.1), odkrycie wyspy Nowego Świata (R12.2), wysłanie ekspedycji (R12.3), festiwal miejski (R12.4).',
  'R2-3': 'Wytwarzanie towarów, kupowanie towarów i kończenie zmian (R3 do R5) to nie akcje. Tak się płaci.',
  'R2-4':
    'Aktywowane karty (R9), misje z efektem (R13) i końce zmian (R5) są darmowe. Można z nich korzystać przed akcjami, między nimi i po nich, między krokami jednej akcji oraz w trakcie zapłaty, o ile resztę da się jeszcze zapłacić.',
  'R2-5': 'Dodatkowa akcja to prawo, nie obowiązek. Przepada, jeśli nie wykona się jej przed końcem tury.',
  'R2-6':
    'Tura kończy się, gdy gracz tak powie. Dodatkowe akcje należą do tej samej tury. Tury idą zgodnie z ruchem wskazówek zegara, a runda to po jednej turze każdego gracza, począwszy od pierwszego.',

  'R3-title': 'Produkcja',
  'R3-lead': 'Jak płaci się cenę: ludźmi przy pracy, ludźmi, żetonami i złotem.',
  'R3-table': 'Zapłata na planszy: zanim potwierdzisz, widać, kto idzie do pracy.',
  'R3.1':
    'Cena wymienia towary, ludzi, żetony lub złoto. Za każdą rzecz (kafelek, kartę, nowy znacznik, ulepszenie) płaci się osobno, gdy się ją robi. To, co dla niej wytworzono lub kupiono, płaci za nią i za nic innego.',
  'R3.1-2':
    'Rzecz można zacząć tylko wtedy, gdy w danej chwili da się ją zapłacić do końca: pracą, handlem, wyspami Nowego Świata, kartami dającymi towar i końcami zmian. Nie wytwarza się towaru, którego nic nie zużyje, i żadnego się nie zachowuje.',
  'R3.2':
    'Aby wytworzyć towar, przesuń gotowy znacznik z jego dzielnicy na własne wolne stanowisko jego poziomu. Powstaje jedna sztuka, raz, a znacznik tam zostaje. Żaden poziom nie zastępuje innego. Zakryta fabryka nic nie wytwarza.',
  'R3.3':
    'Gdzie cena wymienia ludzi, gotowe znaczniki tego poziomu idą ze swojej dzielnicy na obszar wyczerpania. Znacznik na stanowisku musi najpierw skończyć zmianę.',
  'R3.4':
    'Gdzie cena wymienia żetony, tyle żetonów tego rodzaju idzie z twoich statków na obszar wyczerpania. Żetony na kartach też się nadają i trafiają do puli. Wybierasz ty.',
  'R3.5':
    'Towar Nowego Świata pochodzi tylko z twoich własnych wysp Nowego Świata: jeden żeton handlu za każdą sztukę, ile razy w turze chcesz. Nigdy się nim nie handluje. Tym, co z niego powstaje, tak: cygarami owszem, tytoniem nie.',
  'R3.6': 'Każda fabryka ma dwa stanowiska, nadrukowana i zbudowana.',

  'R4-title': 'Handel',
  'R4-lead': 'Co wytwarza inny gracz, można kupić za żetony handlu.',
  'R4-table': 'Zapłata na planszy: przy sprzedającym widać, co u niego kupujesz.',
  'R4.1':
    'Zamiast wytworzyć towar, możesz go kupić od innego gracza, który ma odkrytą fabrykę tego towaru. Kosztuje to żetony handlu: 1, jeśli pracują tam farmerzy lub robotnicy, 2 u rzemieślników, 3 u inżynierów. Jeśli sprzedający ma dwie takie fabryki, płacisz za tańszą.',
  'R4.2':
    'Sprzedający nie może odmówić, nikogo nie wysyła do pracy i za każdą sprzedaż dostaje 1 złoto z puli. Zajęte stanowiska nie mają znaczenia. Sprzedającego wybierasz dowolnie i możesz kupić od niego kilka towarów.',
  'R4.3': 'Każdy towar można kupić raz na turę, od kogokolwiek; różne towary tyle razy, na ile starczy żetonów.',
  'R4.4': 'Towarami Nowego Świata, ludźmi i żetonami się nie handluje. Nikt nie handluje sam ze sobą.',

  'R5-title': 'Koniec zmiany',
  'R5-lead': 'Złoto od razu przywraca zmęczonych ludzi.',
  'R5-table': 'Kliknięcie znacznika przy pracy lub na obszarze wyczerpania oraz zapłata na planszy.',
  R5: 'W dowolnej chwili swojej tury i ile razy chcesz możesz złotem zakończyć zmianę jednego ze swoich znaczników na stanowisku lub na obszarze wyczerpania. Wraca on do swojej dzielnicy i można go od razu znów użyć.',
  'R5-2':
    'Kosztuje to 1 złoto za farmera, 2 za robotnika, 3 za rzemieślnika, 4 za inżyniera, 5 za inwestora. Liczy się poziom znacznika, nie stanowiska.',
  'R5-3': 'Nie potrzeba powodu: zmiany można kończyć także wtedy, gdy za nic się nie płaci, przed akcją i po niej.',

  'R6-title': 'Budowa',
  'R6-lead': 'Jedna akcja budowy to jedna fabryka, jedna stocznia albo tyle statków, ile zbudują twoje stocznie.',
  'R6-table': 'Rynek i pola twoich wysp. „Dlaczego nie?” na kafelku, którego nie możesz zbudować, prowadzi tutaj.',
  R6: 'W jednej akcji budujesz jedną fabrykę, jedną stocznię albo jeden lub więcej statków. Coś trzeba zbudować: samo zdjęcie kafelka to nie akcja.',
  'R6.1':
    'Weź kafelek z rynku, zapłać za niego i połóż go na jednym ze swoich pól: fabryki na lądzie lub wybrzeżu, stocznie na wybrzeżu, statki na morzu. Jeden kafelek na polu. Na wyspach Nowego Świata nie kładzie się kafelków.',
  'R6.2':
    'Możesz zabudować to, co tam stoi. Zakryty kafelek wraca na rynek. Zakryty nadrukowany budynek zostaje pod spodem i nie działa. Znaczniki, które na nim stoją, są wyczerpane. Możesz nawet zabudować fabrykę, która właśnie pracowała na ten kafelek.',
  'R6.3':
    'Raz w akcji budowy, w dowolnej jej chwili, możesz zdjąć z pola jeden swój zbudowany kafelek i odłożyć go na rynek. Jego znaczniki są wyczerpane, a nadrukowany budynek pod spodem znów działa. Kafelek można w tej samej akcji zbudować ponownie. Nadrukowanych budynków nie można zdjąć, tylko zakryć. Zakrycie kafelka nie zużywa tego prawa.',
  'R6.4':
    'Nikt nie buduje fabryki identycznej z tą, którą już ma w użyciu: ten sam towar, ten sam poziom stanowisk. Liczy się to, co będzie w użyciu po położeniu nowego kafelka, więc fabryka przez niego zakryta albo wcześniej zdjęta nie przeszkadza. Wersja nadrukowanej fabryki dla robotników nie jest z nią identyczna.',
  'R6.4-2':
    'Drugą identyczną fabrykę może dać tylko wyspa Starego Świata (R12.1): przy dobraniu albo gdy jej nadrukowany budynek zostanie znów odkryty.',
  'R6.5': 'Liczba stoczni i statków gracza nie jest ograniczona.',
  'R6.6':
    'Każda odkryta stocznia, którą masz na początku akcji, nadrukowana lub zbudowana, może zbudować jeden statek swojego poziomu lub niższego. Stocznie się nie sumują. Statek buduje najsłabsza wolna stocznia, która wystarcza. Stocznia zdjęta, zanim coś zbudowała, nie buduje nic.',
  'R6.7':
    'Statek wchodzący do użytku od razu dostaje swoje żetony, gotowe: tyle, ile wynosi jego poziom, swojego rodzaju. Można ich od razu użyć, także na następny statek w tej samej akcji. Dotyczy to statku zbudowanego, nadrukowanego na nowej wyspie lub znów odkrytego.',
  'R6.7-2':
    'Statek wychodzący z użytku traci tyle żetonów swojego rodzaju: najpierw wyczerpane, potem gotowe. Dotyczy to statku zakrytego lub zdjętego.',
  'R6.8': 'Tartak robotników i stocznia poziomu 1 nic nie kosztują. Ich budowa zajmuje jednak akcję.',

  'R7-title': 'Zagranie karty',
  'R7-lead': 'Za kartę się płaci, a ona daje punkty.',
  'R7-table': 'Twoja ręka. Karty, na które cię stać, są podświetlone.',
  R7: 'Zapłać to, co wymienia karta. Leży potem odkryta przed tobą. Jedna karta na akcję.',
  'R7-2':
    'Jej punkty liczą się na koniec, niezależnie od tego, czy użyto jej efektu: 3 za kartę farmerów i robotników, 8 za kartę rzemieślników, inżynierów i inwestorów, 5 za kartę Nowego Świata.',

  'R8-title': 'Wymiana kart',
  'R8-lead': 'Karty, które ci nie pasują, trafiają pod swoje stosy, a przychodzą inne.',
  'R8-table': 'Twoja ręka i wymiana na pasku akcji.',
  R8: 'Odłóż od 1 do 3 kart z ręki pod ich stosy, w kolejności, w jakiej je wskazujesz. Potem dobierz tyle samo z tych samych stosów.',
  'R8-2':
    'Wszystkie karty odkłada się przed dobieraniem, więc z krótkiego stosu mogą wrócić twoje własne. Karty, której stos jest pusty na początku akcji, nie można wymienić. Wymiana nigdy nie kończy gry (R15.1).',

  'R9-title': 'Aktywowanie karty',
  'R9-lead': 'Zagrana karta daje swój efekt raz, za darmo, kiedy chcesz.',
  'R9-table': 'Twoje zagrane karty. Odwrócone są już wykorzystane.',
  R9: 'Niewykorzystane zagrane karty można aktywować w dowolnej chwili swoich tur, dowolnie wiele, każdą raz. Nie zajmuje to akcji. Kartę się potem odwraca. Karta z dwoma efektami daje oba. Karty, której efekt nic by nie dał, nie można aktywować.',
  'R9-2':
    'Ludzie: weź pokazane znaczniki do ich dzielnic i po jednej karcie z odpowiedniego stosu za każdego. Trzeba wziąć wszystko, co możliwe. Znacznika, którego nie ma w puli, się nie bierze. Gdy stos jest pusty, płaci się złoto z R10.2; bez niego tego znacznika się nie bierze.',
  'R9-3':
    'Żetony: weź pokazane i trzymaj je na karcie. Płacą tak jak żetony statków. Użyte, albo przy twoim następnym festiwalu miejskim, trafiają do puli.',
  'R9-4': 'Złoto: weź je.',
  'R9-5': 'Ekspedycja: weź 2 karty ekspedycji albo ostatnią. Przy pustym stosie karty nie można aktywować.',
  'R9-6': 'Towar Nowego Świata: jeden z pokazanych, w trakcie zapłaty, która go wymaga; inaczej nie.',
  'R9-7':
    'Ulepszenia: do 3 darmowych ulepszeń w tej turze, razem lub w różnych chwilach. Każde podnosi znacznik pokazanego poziomu o jeden poziom, gdziekolwiek stoi (R11). Niewykorzystane przepadają na koniec tury.',
  'R9-8': 'Dodatkowa akcja: jeszcze jedna akcja w tej turze, według wszystkich zasad akcji.',
  'R9-9':
    'Odrzucenie: odłóż 1 lub 2 karty z ręki pod ich stosy, także pod pusty, i nie dobieraj żadnej. Tylko w turze, w której karta została zagrana: na koniec tej tury odwraca się ją niewykorzystaną.',

  'R10-title': 'Zwiększenie siły roboczej',
  'R10-lead': 'Przychodzą nowi ludzie i każdy przynosi kartę.',
  'R10-table': 'Dzielnice twojej wyspy macierzystej i ludzie na pasku akcji.',
  'R10.1':
    'Od jednego do trzech nowych znaczników na akcję, każdy za cenę swojego poziomu, jeden po drugim. Nowy znacznik jest gotowy: może od razu pracować, także na następny.',
  'R10.2':
    'Każdy nowy farmer lub robotnik daje kartę farmerów i robotników; każdy nowy rzemieślnik, inżynier lub inwestor kartę rzemieślników, inżynierów i inwestorów. Jeśli ten stos jest pusty, płacisz zamiast tego podane złoto. Kto nie może zapłacić, nie dostaje znacznika.',
  'R10.2-2':
    'Karty dobiera się razem, na koniec akcji. Do tego czasu każdy nowy znacznik ma zarezerwowaną jedną kartę swojego stosu, a stos bez wolnej karty liczy się jako pusty. Złoto za brakującą kartę płaci się razem z ceną znacznika.',

  'R11-title': 'Ulepszenie',
  'R11-lead': 'Ludzie awansują: z farmera na robotnika, rzemieślnika, inżyniera i inwestora.',
  'R11-table': 'Twoi ludzie, gdziekolwiek stoją, i ulepszenia na pasku akcji.',
  R11: 'Od jednego do trzech ulepszeń na akcję, każde o jeden poziom za cenę tego kroku, jednego znacznika lub kilku, jedno po drugim. Kart się nie dobiera.',
  'R11-2':
    'Znacznik zastępuje się na jego miejscu znacznikiem następnego poziomu z puli: w dzielnicy, na obszarze wyczerpania albo na tym samym stanowisku. Tam poziomy się różnią, dopóki nie odejdzie. Stary znacznik od razu wraca do puli. Nowy musi w niej być, także przy kroku w środku dwóch kolejnych.',
  'R11-3': 'Gotowy znacznik po ulepszeniu może od razu pracować.',

  'R12-title': 'Wyspy, ekspedycje, festiwal miejski',
  'R12-lead': 'Trzy akcje za żetony odkryć i ta, która sprowadza wszystkich do domu.',
  'R12-table': 'Stosy wysp, stos ekspedycji i festiwal na pasku akcji.',
  'R12.1':
    'Stary Świat: wyczerp 1 żeton odkryć za pierwszą taką wyspę, 2 za drugą, 3 za trzecią, 4 za czwartą. Więcej niż cztery nie ma nikt. Dobierz wierzchnią: 2 pola morza i 4 lądu, w tym 2 z wybrzeżem, oraz prezent. Prezent to efekt, który działa od razu, na ile to możliwe, albo nadrukowana fabryka, stocznia lub statek. Identyczna fabryka jest tu dozwolona. Przy pustym stosie nie jest to możliwe.',
  'R12.2':
    'Nowy Świat: ta sama cena, liczona osobno, i znów najwyżej cztery. Dobierz wierzchnią wyspę, która ma 3 towary, i 3 karty Nowego Świata. Przy pustym stosie nie jest to możliwe.',
  'R12.3':
    'Ekspedycja: wyczerp 2 żetony odkryć i weź 3 karty ekspedycji albo wszystkie, które zostały. Są tajne i nie są kartami na ręce; swoje możesz oglądać w każdej chwili. Przy pustym stosie nie jest to możliwe.',
  'R12.4':
    'Festiwal miejski: wszystkie twoje znaczniki wracają do dzielnic, a wszystkie żetony na statki, gotowe. Żetony na kartach trafiają do puli.',

  'R13-title': 'Misje z efektem',
  'R13-lead': 'Jeśli któraś z nich leży odkryta, każdy może z niej korzystać w swojej turze, bez akcji.',
  'R13-table': 'Misje nad planszą: kliknięcie używa jednej z nich.',
  R13: 'Z każdej z tych misji każdy gracz może korzystać w swojej turze. Z tych z limitem raz na turę, z każdej osobno.',
  'R13-2': 'Alonso Graves: wyczerp 3 żetony odkryć i zapłać 3 złota za jedną dodatkową akcję. Raz na turę.',
  'R13-3': 'Aarhant: wyczerp jednego gotowego inwestora za 5 złota. Raz na turę.',
  'R13-4':
    'Redaktor naczelny: wyczerp 2 żetony odkryć i odłóż jedną kartę z ręki pod jej stos, także pod pusty, bez dobierania. Raz na turę.',
  'R13-5':
    'Beryl O’Mara: wszędzie, gdzie płaci się żetony handlu (za handel, za towar Nowego Świata, za kartę), 2 żetony odkryć mogą zastąpić 1. We wszystkim innym pozostają żetonami odkryć. Bez limitu.',

  'R14-title': 'Misje punktowane',
  'R14-lead': 'Jeśli któraś z nich leży odkryta, liczy się na koniec dla wszystkich.',
  'R14-table': 'Misje nad planszą i punktacja.',
  R14: 'Fabryki: punkty za każdą z pokazanych fabryk, którą masz na koniec, odkrytą (Carl Leonard von Malching, Eli Bleakworth, Królowa, Edward Goode, Willie Wibblesock, Księżniczka Qing).',
  'R14-2':
    'Najwięcej czegoś: 10 punktów za najwięcej, 4 za drugie miejsce. Hannah Goode liczy wszystkich ludzi, Uniwersytet inżynierów, Wystawa światowa inwestorów, Madame Kahina żetony handlu, Turystka karty ekspedycji.',
  'R14-3':
    'Przy remisie każdy dostaje pełne punkty, a drugie miejsce i tak się przyznaje. Kto nie ma niczego takiego, nie dostaje nic. Żetony handlu liczą się, gdziekolwiek leżą: na statkach, wyczerpane, na kartach.',
  'R14-4': 'Zoo i Muzeum: 1 punkt więcej za każde odwiedzone zwierzę lub każdy odwiedzony artefakt (R15.3).',
  'R14-5':
    'Bente Jorgensen: 18 punktów za najwyżej jedną wyspę Starego Świata. Isabel Sarmento: 6 punktów za każdą wyspę Nowego Świata. Piroforianin: 2 punkty mniej za każdą kartę pozostałą na ręce.',
  'R14-6':
    'Nastroje przy losowaniu: złożony to misje z efektem, konfrontacja to misje za najwięcej czegoś, na luzie to misje za fabryki, ekspedycje to Zoo i Muzeum, wyścig to Piroforianin.',

  'R15-title': 'Koniec i punktacja',
  'R15-lead': 'Pusta ręka zaczyna ostatnią rundę. Potem liczy się wpływ.',
  'R15-table': 'Fajerwerki, liczba kart na każdej ręce i punktacja.',
  'R15.1':
    'Koniec nadchodzi, gdy tylko ktoś po zagraniu karty, użyciu Redaktora naczelnego lub odrzuceniu nie ma na ręce karty populacji; nigdy przez wymianę. Ten gracz od razu bierze fajerwerki i nikt inny ich później nie dostanie. Rundę się dogrywa, żeby wszyscy mieli tyle samo tur. Potem gra się jedną ostatnią pełną rundę.',
  'R15.1-2': 'Karty dobrane później niczego nie zmieniają. Gracz bez kart dalej wykonuje tury.',
  'R15.2':
    'Wpływ: zagrane karty 3, 8 lub 5, zależnie od stosu; odwiedzone pola ekspedycji; 1 za każde 3 złota; 7 za fajerwerki; i misje (R14).',
  'R15.3':
    'Ekspedycje: każdy twój rzemieślnik, inżynier i inwestor, gdziekolwiek stoi, może odwiedzić jedno pole swojego poziomu. Każde odwiedzone pole się liczy: 1 za rzemieślnika, 2 za inżyniera, 3 za inwestora. Tutaj odwiedziny rozkłada się tak, żeby dały najwięcej punktów, razem z Zoo i Muzeum.',
  'R15.4':
    'Wygrywa największy wpływ. Przy remisie: najwięcej fabryk, stoczni i statków łącznie, z odkrytymi nadrukowanymi; potem najmniej kart na ręce; potem miejsce się dzieli.',
  'R15.5':
    'Nie z instrukcji: partia kończy się najpóźniej po 150 rundach i jest punktowana tak, jak stoi. Przy stole można to wyłączyć. Ostatnią rundę, która się zaczęła, jeszcze się rozgrywa.',
} as const;
