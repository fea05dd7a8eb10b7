/** A whole turn in one line: what was done, and the line around it. */
export const turn1503 = {
  line: '{seat, select, you {Twoja tura: {deeds}} other {{seat} {deeds}}}.',
  nothing: '{seat, select, you {Kończysz} other {{seat} kończy}} turę.',
  rolled: '{seat, select, you {wyrzucasz} other {wyrzuca}} {die, number}',
  took: '{seat, select, you {bierzesz} other {bierze}} {thingsAccusative}',
  bought: '{seat, select, you {kupujesz} other {kupuje}} {thingsAccusative}',
  sold: '{seat, select, you {sprzedajesz} other {sprzedaje}} {thingsAccusative} za {goldAccusative}',
  branched: '{seat, select, you {bierzesz} other {bierze}} kartę od {from, select, you {ciebie} other {gracza {from}}}',
  launched: '{seat, select, you {wodujesz} other {woduje}} statek {ship}',
  sailed: '{seat, select, you {płyniesz} other {płynie}} na {things}',
  looked: '{seat, select, you {podglądasz} other {podgląda}} {count, plural, one {kafelek} few {# kafelki} other {# kafelków}}',
  used: '{seat, select, you {wykorzystujesz} other {wykorzystuje}} {thingsAccusative}',
  placed: '{seat, select, you {osiedlasz} other {osiedla}} {count, plural, one {pioniera} other {# pionierów}}',
  developed: '{seat, select, you {zyskujesz} other {zyskuje}} {things}',
  lost: '{seat, select, you {tracisz} other {traci}} {thingsAccusative}',
  burned: '{seat, select, you {tracisz} other {traci}} w pożarze {count, plural, one {mieszkańca} other {# mieszkańców}}',
  paid: '{seat, select, you {płacisz} other {płaci}} {goldAccusative}',
} as const;
