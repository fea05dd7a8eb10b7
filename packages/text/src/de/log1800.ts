export const log1800 = {
  turn: '{seat, select, you {Du bist} other {{seat} ist}} am Zug (Runde {round}).',
  produced: '{seat, select, you {Du lässt} other {{seat} lässt}} {cube} {good} herstellen.',
  traded:
    '{seat, select, you {Du kaufst} other {{seat} kauft}} {good} von {from, select, you {dir} other {{from}}} für {price}; {from, select, you {du erhältst} other {{from} erhält}} 1 Gold.',
  fetched: '{seat, select, you {Du holst} other {{seat} holt}} {good} aus der Neuen Welt.',
  given: '{seat, select, you {Du nimmst} other {{seat} nimmt}} {good} von einer ausgespielten Karte.',
  exhausted: '{seat, select, you {Du erschöpfst} other {{seat} erschöpft}} {cube}.',
  spent:
    '{seat, select, you {Du gibst} other {{seat} gibt}} {from, select, ships {{spent}} cards {{spent} von einer Karte} other {{instead} anstelle von {spent}}} aus.',
  'shift-ended': '{seat, select, you {Du holst} other {{seat} holt}} {cube} für {price} zurück (Schichtende).',
  built:
    '{seat, select, you {Du baust} other {{seat} baut}} {tileGender, select, m {einen } f {eine } n {ein } other {}}{tile} ({over, select, none {{field}} other {{field}, überbaut: {over}}}).',
  removed:
    '{seat, select, you {Du entfernst} other {{seat} entfernt}} {tileGender, select, m {einen } f {eine } n {ein } other {}}{tile} ({field}).',
  played:
    '{seat, select, you {Du spielst} other {{seat} spielt}} eine Karte aus: {card} ({points, plural, one {# Punkt} other {# Punkte}}).',
  activated: '{seat, select, you {Du aktivierst} other {{seat} aktiviert}} eine Karte: {card}.',
  gained:
    '{seat, select, you {Du erhältst} other {{seat} erhält}}: {gains}{paid, plural, =0 {} other {{seat, select, you {, und zahlst} other {, und zahlt}} {price} für fehlende Karten}}.',
  'more-actions': '{count, plural, one {eine weitere Aktion} other {# weitere Aktionen}}',
  drew: '{seat, select, you {Du ziehst} other {{seat} zieht}} {number} ({deck}){cards, select, none {.} other {: {cards}.}}',
  buried:
    '{seat, select, you {Du legst} other {{seat} legt}} eine Karte unter ihren Stapel ({deck}){card, select, none {.} other {: {card}.}}',
  recruited:
    '{seat, select, you {Du wirbst} other {{seat} wirbt}} {cube} an{gold, plural, =0 {} other {{seat, select, you { und zahlst} other { und zahlt}} {price} für die fehlende Karte}}.',
  upgraded: '{seat, select, you {Du lässt} other {{seat} lässt}} {cube} zum {nextLevel} aufsteigen.',
  settled: '{seat, select, you {Du erschließt} other {{seat} erschließt}} eine {island}.',
  explored: '{seat, select, you {Du erkundest} other {{seat} erkundet}} eine {island}.',
  expedition: '{seat, select, you {Du nimmst} other {{seat} nimmt}} {number}.',
  festival: '{seat, select, you {Du feierst} other {{seat} feiert}} ein Stadtfest: Alle Bewohner und Plättchen kehren heim.',
  used: '{seat, select, you {Du nutzt} other {{seat} nutzt}} „{objective}“.',
  fireworks: 'Feuerwerk! {seat, select, you {Du hast} other {{seat} hat}} keine Karte mehr auf der Hand: Runde {lastRound} ist die letzte.',
  over: 'Das Spiel ist zu Ende, nach Runde {round}.',
} as const;
