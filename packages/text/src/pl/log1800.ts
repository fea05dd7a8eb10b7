export const log1800 = {
  turn: '{seat, select, you {Twoja tura} other {Tura: {seat}}}, runda {round}.',
  produced: '{seat, select, you {Wytwarzasz} other {{seat} wytwarza}} {goodAccusative} dzięki pracy {cube}.',
  traded:
    '{seat, select, you {Kupujesz} other {{seat} kupuje}} {goodAccusative} od {from, select, you {ciebie} other {gracza {from}}} za {priceAccusative}; {from, select, you {dostajesz} other {{from} dostaje}} 1 złoto.',
  fetched: '{seat, select, you {Sprowadzasz} other {{seat} sprowadza}} {goodAccusative} z Nowego Świata.',
  given: '{seat, select, you {Bierzesz} other {{seat} bierze}} {goodAccusative} z zagranej karty.',
  exhausted: '{seat, select, you {Wyczerpujesz} other {{seat} wyczerpuje}} {cube}.',
  spent:
    '{seat, select, you {Wydajesz} other {{seat} wydaje}} {from, select, ships {{spentAccusative}} cards {{spentAccusative} z karty} other {{insteadAccusative} zamiast {spentGenitive}}}.',
  'shift-ended': '{seat, select, you {Płacisz} other {{seat} płaci}} {priceAccusative} za koniec zmiany {cube}.',
  built:
    '{seat, select, you {Budujesz} other {{seat} buduje}} {tileAccusative} ({over, select, none {{field}} other {{field}, zakrywa {overAccusative}}}).',
  removed: '{seat, select, you {Zdejmujesz} other {{seat} zdejmuje}} {tileAccusative} ({field}).',
  played:
    '{seat, select, you {Zagrywasz} other {{seat} zagrywa}} kartę: {card} ({points, plural, one {# punkt} few {# punkty} other {# punktów}}).',
  activated: '{seat, select, you {Aktywujesz} other {{seat} aktywuje}} kartę: {card}.',
  gained:
    '{seat, select, you {Dostajesz} other {{seat} dostaje}} {gainsAccusative}{paid, plural, =0 {} other {{seat, select, you { oraz płacisz} other { oraz płaci}} {priceAccusative} za brakujące karty}}.',
  'more-actions': '{count, plural, one {jedną dodatkową akcję} few {# dodatkowe akcje} other {# dodatkowych akcji}}',
  drew: '{seat, select, you {Dobierasz} other {{seat} dobiera}} {numberAccusative} ({deck}){cards, select, none {.} other {: {cards}.}}',
  buried: '{seat, select, you {Odkładasz} other {{seat} odkłada}} kartę pod jej stos ({deck}){card, select, none {.} other {: {card}.}}',
  recruited:
    '{seat, select, you {Zatrudniasz} other {{seat} zatrudnia}} {cube}{gold, plural, =0 {} other {{seat, select, you { i płacisz} other { i płaci}} {priceAccusative} za brakującą kartę}}.',
  upgraded: '{seat, select, you {Ulepszasz} other {{seat} ulepsza}} {cube} na {nextLevelAccusative}.',
  settled: '{seat, select, you {Zasiedlasz} other {{seat} zasiedla}} {islandAccusative}.',
  explored: '{seat, select, you {Odkrywasz} other {{seat} odkrywa}} {islandAccusative}.',
  expedition: '{seat, select, you {Dobierasz} other {{seat} dobiera}} {numberAccusative}.',
  festival: '{seat, select, you {Urządzasz} other {{seat} urządza}} festiwal miejski: wszyscy ludzie i żetony wracają.',
  used: '{seat, select, you {Korzystasz} other {{seat} korzysta}} z misji {objective}.',
  fireworks: 'Fajerwerki! {seat, select, you {Nie masz} other {{seat} nie ma}} już kart na ręce: runda {lastRound} jest ostatnia.',
  over: 'Koniec gry po rundzie {round}.',
} as const;
