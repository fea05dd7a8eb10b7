export const refusal1800 = {
  // The turn (R2).
  'no-action-left': 'W tej turze nie masz już akcji.',
  'must-act': 'Przed końcem tury musisz wykonać akcję.',
  'finish-first': 'Najpierw zakończ akcję: trzeba jeszcze dobrać karty.',
  'nothing-to-finish': 'Nie ma akcji do zakończenia.',
  'build-first': 'Kafelek został zdjęty, więc najpierw musisz coś zbudować.',
  'discard-first': 'Najpierw wybierz kartę, którą odkładasz pod jej stos.',
  // Paying (R3).
  unpaid: 'Najpierw zapłać za to, co już zaczęte.',
  'nothing-to-pay': 'Nie ma teraz nic do zapłaty.',
  'not-due': 'To nie jest teraz potrzebne: najpierw oddaj {dueAccusative}.',
  'rest-unpayable': 'Wtedy nie starczy ci na resztę.',
  'no-source':
    'Potrzeba {goodsGenitive}: {world, select, new {żadna z twoich wysp Nowego Świata {count, plural, one {tego} other {ich}} nie ma.} other {{count, plural, one {nie wytwarzasz tego towaru, a teraz nikt nie może ci go} other {nie wytwarzasz tych towarów, a teraz nikt nie może ci ich}} sprzedać.{made, select, none {} other { Gdzie się to wytwarza: {made}.}}}}',
  'too-few-tokens': 'Potrzeba {needTokensGenitive}; masz {have}.',
  'too-little':
    '{good, select, none {{level, select, none {Każdą część można by zapłacić, ale nie wszystko razem: brakuje gotowych ludzi, żetonów lub złota.} other {Potrzeba {needCubesGenitive}, a za mało ich jest gotowych lub może skończyć zmianę.}}} other {Można by zdobyć {goodAccusative}, ale nikt nie jest wolny, żeby to wytworzyć, a żetonów lub złota brakuje.}}',
  'not-made-there': 'Nie wytwarza się tam {goodGenitive} ({field}).',
  'no-free-workplace': 'Nie ma tam wolnego stanowiska ({field}).',
  'no-rested-cube': 'Nie masz gotowego {levelGenitive}.',
  'no-rested-token':
    '{from, select, cards {Na twoich kartach nie ma {tokenGenitive}.} ships {Twoje statki nie mają gotowego {tokenGenitive}.} other {Masz tam za mało żetonów odkryć.}}',
  'no-own-island': 'Żadna z twoich wysp Nowego Świata nie ma {goodGenitive}.',
  'only-for-trade-tokens': 'Żetony odkryć mogą zastąpić tylko żetony handlu.',
  // Trade (R4).
  'no-partner': 'Nie siedzi tam nikt, z kim można handlować.',
  'not-tradable': 'Nie można kupić {goodGenitive}: towarami Nowego Świata się nie handluje.',
  'bought-before': 'W tej turze był już zakup {goodGenitive}: każdy towar tylko raz.',
  'not-made-by-partner': '{from, select, you {Nie wytwarzasz} other {{from} nie wytwarza}} {goodGenitive}.',
  // Gold, shift ends (R5).
  'too-little-gold': 'Kosztuje {needGoldAccusative}; masz {have}.',
  'no-such-cube':
    '{level, select, none {Nie ma takiego znacznika.} other {{place, select, none {Nie masz {levelGenitive}.} district {Nie masz gotowego {levelGenitive}.} exhausted {Nie masz wyczerpanego {levelGenitive}.} other {Nie pracuje tam żaden {levelNominative} ({place}).}}}}',
  // Building (R6).
  'no-such-tile': 'Tego kafelka nie ma na rynku.',
  'none-on-the-market':
    '{partners, select, none {Na rynku nie ma już {tileGenitive}.} other {Na rynku nie ma już {tileGenitive}. Towar może ci sprzedać: {partners}.}}',
  'no-shipyard': 'Żadna twoja wolna stocznia nie zbuduje {tileGenitive}.',
  'nothing-to-build': 'Wtedy nie można by już niczego zbudować.',
  'nothing-to-place': 'Nie ma kafelka do położenia.',
  'no-such-field': 'Nie masz takiego pola.',
  'wrong-ground':
    '{tile} tam nie pasuje: {tileKind, select, ship {statki kładzie się na morzu.} shipyard {stocznie stawia się na wybrzeżu.} other {fabryki stawia się na lądzie lub wybrzeżu.}}',
  'identical-industry': 'Masz już {tileAccusative} ({field}): tej samej fabryki nie buduje się dwa razy.',
  printed: 'Tego, co nadrukowane na wyspie, nie można zdjąć ({field}).',
  'nothing-there': 'Nie ma tam nic do zdjęcia ({field}).',
  'once-an-action': 'W jednej akcji budowy można zdjąć tylko jeden kafelek.',
  'just-built': 'To dopiero co zbudowane.',
  // Cards (R7 to R9).
  'not-in-hand': 'Nie masz tej karty na ręce.',
  'deck-empty': '{deck, select, none {Stos jest pusty.} other {Stos „{deck}” jest pusty.}}',
  'nothing-to-discard-for': 'Żaden efekt nie pozwala ci teraz odłożyć karty.',
  'not-played': 'Ta karta nie leży wśród twoich zagranych.',
  'already-used': 'Ta karta jest już wykorzystana.',
  'not-given-by-card': 'Ta karta nie daje {goodGenitive}.',
  'only-in-a-payment': 'Ta karta daje towar Nowego Świata: użyj jej, płacąc za coś, co go wymaga.',
  'only-when-played': 'Ta karta działa tylko w turze, w której jest zagrana.',
  'no-card-in-hand': 'Nie masz już na to karty na ręce.',
  'no-expedition-left': 'Nie ma już kart ekspedycji.',
  'no-cube-to-be-had': 'Nie można dostać {levelGenitive}: pula lub stos są puste, a złota brakuje.',
  'no-effect': 'Efekt tej karty nic by teraz nie dał.',
  'no-free-step': 'Żadna karta nie ulepsza teraz {cube} za darmo.',
  // People (R10, R11).
  'supply-empty': 'W puli nie ma już {levelGenitive}.',
  'no-gold-for-the-card': 'Stos jest pusty: zamiast karty trzeba zapłacić {needGoldAccusative}; masz {have}.',
  'highest-level': 'Ponad inwestorami nie ma już nikogo.',
  'no-step-to-take': 'Nikt teraz nie awansuje.',
  // Voyages (R12).
  'none-left': 'Już ich nie ma.',
  'four-islands': 'Więcej takich wysp mieć nie możesz.',
  // Objectives (R13).
  'objective-not-in-play': '{objective}: tej misji nie ma w tej partii.',
  'once-a-turn': '{objective} działa tylko raz na turę.',
  'nothing-to-bury-for': 'Redaktor naczelny nie prosi teraz o kartę.',
} as const;
