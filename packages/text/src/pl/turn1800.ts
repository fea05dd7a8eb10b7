/** A whole turn in one line: what was done, and the line around it. */
export const turn1800 = {
  line: '{seat, select, you {Twoja tura: {deeds}} other {{seat} {deeds}}}.',
  nothing: '{seat, select, you {Kończysz} other {{seat} kończy}} turę.',
  few: '{count, plural, other {#}}',
  built: '{seat, select, you {budujesz} other {buduje}} {thingsAccusative}',
  removed: '{seat, select, you {zdejmujesz} other {zdejmuje}} z wysp {thingsAccusative}',
  played:
    '{seat, select, you {zagrywasz} other {zagrywa}} {count, plural, one {kartę} few {# karty} other {# kart}} za {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
  activated: '{seat, select, you {aktywujesz} other {aktywuje}} {count, plural, one {kartę} few {# karty} other {# kart}}',
  recruited: '{seat, select, you {zatrudniasz} other {zatrudnia}} {thingsAccusative}',
  upgraded: '{seat, select, you {ulepszasz} other {ulepsza}} {thingsAccusative}',
  settled: '{seat, select, you {zasiedlasz} other {zasiedla}} {islandAccusative}',
  explored: '{seat, select, you {odkrywasz} other {odkrywa}} {islandAccusative}',
  expedition: '{seat, select, you {dobierasz} other {dobiera}} {numberAccusative}',
  festival: '{seat, select, you {urządzasz} other {urządza}} festiwal miejski',
  used: '{seat, select, you {korzystasz} other {korzysta}} z misji {objective}',
  buried: '{seat, select, you {odkładasz} other {odkłada}} {count, plural, one {kartę} few {# karty} other {# kart}} pod stosy',
  traded: '{seat, select, you {kupujesz} other {kupuje}} {thingsAccusative} od {from, select, you {ciebie} other {gracza {from}}}',
  fireworks: '{seat, select, you {odpalasz} other {odpala}} fajerwerki',
} as const;
