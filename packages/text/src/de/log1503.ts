export const log1503 = {
  rolled: '{seat, select, you {Du würfelst} other {{seat} würfelt}} eine {die}.',
  event: 'Der zweite Wurf zeigt {die}: {event}.',
  chose:
    '{seat, select, you {Du} other {{seat}}} {commodity, select, none {{pier, select, none {{seat, select, you {hast} other {hat}} gewählt} wooden {{seat, select, you {gibst} other {gibt}} einen Handelsvertrag auf} other {{seat, select, you {gibst} other {gibt}} das Kontor an Steg {pier} auf}}} nothing {{seat, select, you {lehnst} other {lehnt}} eine Karte ab} other {{seat, select, you {wählst} other {wählt}} {commodity}}}.',
  took: '{seat, select, you {Du nimmst} other {{seat} nimmt}} {commodity}{why, select, production {} other { (ertragreiches Jahr)}}.',
  'took-nothing':
    '{seat, select, you {Du bekommst} other {{seat} bekommt}} nichts: Keine Karte ist mehr da{why, select, production {} other { (ertragreiches Jahr)}}.',
  declined: '{seat, select, you {Du lehnst} other {{seat} lehnt}} eine Karte ab (ertragreiches Jahr).',
  paid: '{seat, select, you {Du zahlst} other {{seat} zahlt}} {gold} {why, select, pirates {an die Piraten} other {wegen des Feuers}}.',
  spared:
    '{buildingGender, select, f {Die} n {Das} other {Der}} {building} schützt {seat, select, you {dich} other {{seat}}} vor {why, select, pirates {den Piraten} other {dem Feuer}}.',
  lost: '{seat, select, you {Du verlierst} other {{seat} verliert}} an die Piraten: {tile}{pier, select, wooden {} other {, Steg {pier}}}.',
  laid: 'Ein neues Inselkärtchen liegt verdeckt auf {space}.',
  burned:
    '{seat, select, you {Du verlierst} other {{seat} verliert}} durch das Feuer {one}{building, select, none {} other { und ein Gebäude: {building}}}.',
  launched: '{seat, select, you {Du lässt} other {{seat} lässt}} Schiff {ship} zu Wasser.',
  placed:
    '{seat, select, you {Du legst} other {{seat} legt}} {one} aus{building, select, none {} other {, mit einem Gebäude: {building}}}.',
  developed: '{seat, select, you {Du machst} other {{seat} macht}} Einwohner {inhabitant} zum {level}.',
  sold: '{seat, select, you {Du verkaufst} other {{seat} verkauft}} {commodity} an Einwohner {inhabitant} für {gold}.',
  bought: '{seat, select, you {Du kaufst} other {{seat} kauft}} {commodity} für {gold}.',
  branched:
    '{seat, select, you {Du nimmst} other {{seat} nimmt}} für {gold} eine Karte von {from, select, you {dir} other {{from}}}{commodity, select, none {} other {: {commodity}}}.',
  sailed: '{seat, select, you {Du segelst} other {{seat} segelt}} mit Schiff {ship} nach {to}.',
  looked:
    '{seat, select, you {Du siehst dir} other {{seat} sieht sich}} das Inselkärtchen auf {space} an{tile, select, none {} other {: {tile}}}.',
  'put-back': '{seat, select, you {Du legst} other {{seat} legt}} das Inselkärtchen auf {space} zurück.',
  used: '{seat, select, you {Du nutzt} other {{seat} nutzt}} das Inselkärtchen auf {space}: {tile}{pier, select, none {} other {, Steg {pier}}}{gold, select, none {} other {, {gold}}}.',
  discarded: '{seat, select, you {Du legst} other {{seat} legt}} {commodity} ab.',
  turn: '{seat, select, you {Du bist} other {{seat} ist}} am Zug (Runde {round}).',
  won: '{seat, select, you {Du gewinnst} other {{seat} gewinnt}}! Erfüllt: {objectives}.',
  'time-over': '{rounds, plural, one {Eine Runde ist} other {# Runden sind}} vorbei, und damit das Spiel.',
} as const;
