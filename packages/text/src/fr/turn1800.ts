/** A whole turn in one line. */
export const turn1800 = {
  line: '{seat, select, you {Tu} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {Tu finis} other {{seat} finit}} le tour.',
  few: '{count, plural, =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} =6 {six} other {#}}',
  built: '{seat, select, you {construis} other {construit}} {thingsIndefinite}',
  removed: '{seat, select, you {enlèves} other {enlève}} {thingsDefinite} {seat, select, you {de tes îles} other {de ses îles}}',
  played:
    '{seat, select, you {joues} other {joue}} {count, plural, one {une carte} other {# cartes}} pour {points, plural, one {# point} other {# points}}',
  activated: '{seat, select, you {actives} other {active}} {count, plural, one {une carte} other {# cartes}}',
  recruited: '{seat, select, you {recrutes} other {recrute}} {things}',
  upgraded: '{seat, select, you {fais} other {fait}} monter {things}',
  settled: '{seat, select, you {exploites} other {exploite}} {islandIndefinite}',
  explored: '{seat, select, you {explores} other {explore}} {islandIndefinite}',
  expedition: '{seat, select, you {prends} other {prend}} {number}',
  festival: '{seat, select, you {organises} other {organise}} une fête de la ville',
  used: '{seat, select, you {utilises} other {utilise}} l’objectif {objective}',
  buried: '{seat, select, you {remets} other {remet}} {count, plural, one {une carte} other {# cartes}} sous les pioches',
  traded: '{seat, select, you {achètes} other {achète}} {thingsPartitive} {from, select, you {chez toi} other {à {from}}}',
  fireworks: '{seat, select, you {tires} other {tire}} le feu d’artifice',
} as const;
