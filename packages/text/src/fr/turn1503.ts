/** A whole turn in one line. */
export const turn1503 = {
  line: '{seat, select, you {Tu} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {Tu finis} other {{seat} finit}} le tour.',
  rolled: '{seat, select, you {fais} other {fait}} {die, plural, other {un #}}',
  took: '{seat, select, you {prends} other {prend}} {thingsPartitive}',
  bought: '{seat, select, you {achètes} other {achète}} {thingsPartitive}',
  sold: '{seat, select, you {vends} other {vend}} {thingsPartitive} pour {gold}',
  branched: '{seat, select, you {prends} other {prend}} une carte {from, select, you {de ta main} other {à {from}}}',
  launched: '{seat, select, you {mets} other {met}} à l’eau le navire {ship}',
  sailed: '{seat, select, you {navigues} other {navigue}} en {things}',
  looked: '{seat, select, you {regardes} other {regarde}} {count, plural, one {une tuile} other {# tuiles}}',
  used: '{seat, select, you {utilises} other {utilise}} {thingsIndefinite}',
  placed: '{seat, select, you {installes} other {installe}} {count, plural, one {un pionnier} other {# pionniers}}',
  developed: '{seat, select, you {obtiens} other {obtient}} {things}',
  lost: '{seat, select, you {perds} other {perd}} {thingsIndefinite}',
  burned: '{seat, select, you {perds} other {perd}} {count, plural, one {un habitant} other {# habitants}} dans l’incendie',
  paid: '{seat, select, you {paies} other {paie}} {gold}',
} as const;
