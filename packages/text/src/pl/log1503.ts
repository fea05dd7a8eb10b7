export const log1503 = {
  rolled: '{seat, select, you {Wyrzucasz} other {{seat} wyrzuca}} {die}.',
  event: 'Na drugiej kostce {die}: {event}.',
  chose:
    '{commodity, select, none {{pier, select, none {{seat, select, you {Dokonujesz} other {{seat} dokonuje}} wyboru} wooden {{seat, select, you {Oddajesz} other {{seat} oddaje}} umowę handlową} other {{seat, select, you {Oddajesz} other {{seat} oddaje}} kantor przy pomoście {pier}}}} nothing {{seat, select, you {Nie bierzesz} other {{seat} nie bierze}} karty} other {{seat, select, you {Wybierasz} other {{seat} wybiera}} {commodityAccusative}}}.',
  took: '{seat, select, you {Bierzesz} other {{seat} bierze}} {commodityAccusative}{why, select, production {} other { (złote czasy)}}.',
  'took-nothing':
    '{seat, select, you {Nie dostajesz} other {{seat} nie dostaje}} nic: nie ma już kart{why, select, production {} other { (złote czasy)}}.',
  declined: '{seat, select, you {Nie bierzesz} other {{seat} nie bierze}} karty (złote czasy).',
  paid: '{seat, select, you {Płacisz} other {{seat} płaci}} {goldAccusative} {why, select, pirates {piratom} other {z powodu pożaru}}.',
  spared:
    '{building} chroni {seat, select, you {cię} other {gracza {seat}}} {why, select, pirates {przed piratami} other {przed pożarem}}.',
  lost: 'Piraci okradają {seat, select, you {cię} other {gracza {seat}}}: {tile}{pier, select, wooden {} other {, pomost {pier}}}.',
  laid: 'Na {space} leży nowy zakryty kafelek.',
  burned:
    'Pożar zabiera {seat, select, you {ci} other {graczowi {seat}}} {one}{building, select, none {} other { i {buildingAccusative}}}.',
  launched: '{seat, select, you {Wodujesz} other {{seat} woduje}} statek {ship}.',
  placed:
    '{seat, select, you {Osiedlasz} other {{seat} osiedla}} {one}{building, select, none {} other {{seat, select, you { i stawiasz} other { i stawia}} {buildingAccusative}}}.',
  developed: '{seat, select, you {Awansujesz} other {{seat} awansuje}} mieszkańca {inhabitant} na {levelAccusative}.',
  sold: '{seat, select, you {Sprzedajesz} other {{seat} sprzedaje}} {commodityAccusative} mieszkańcowi {inhabitant} za {goldAccusative}.',
  bought: '{seat, select, you {Kupujesz} other {{seat} kupuje}} {commodityAccusative} za {goldAccusative}.',
  branched:
    '{seat, select, you {Bierzesz} other {{seat} bierze}} kartę od {from, select, you {ciebie} other {gracza {from}}} za {goldAccusative}{commodity, select, none {} other {: {commodity}}}.',
  sailed: '{seat, select, you {Płyniesz} other {{seat} płynie}} statkiem {ship} na {to}.',
  looked: '{seat, select, you {Podglądasz} other {{seat} podgląda}} kafelek na {space}{tile, select, none {} other {: {tile}}}.',
  'put-back': '{seat, select, you {Odkładasz} other {{seat} odkłada}} kafelek na {space}.',
  used: '{seat, select, you {Wykorzystujesz} other {{seat} wykorzystuje}} kafelek z {space}: {tile}{pier, select, none {} other {, pomost {pier}}}{gold, select, none {} other {, {gold}}}.',
  discarded: '{seat, select, you {Odrzucasz} other {{seat} odrzuca}} {commodityAccusative}.',
  turn: '{seat, select, you {Twoja tura} other {Tura: {seat}}}, runda {round}.',
  won: '{seat, select, you {Wygrywasz} other {{seat} wygrywa}}! Spełnione cele: {objectives}.',
  'time-over': '{rounds, plural, one {Minęła jedna runda} few {Minęły # rundy} other {Minęło # rund}}: koniec gry.',
} as const;
