export const log1503 = {
  rolled: '{seat, select, you {Тебе выпадает {die}} other {{seat} бросает кубик: {die}}}.',
  event: 'Второй кубик показывает {die}: {event}.',
  chose:
    '{commodity, select, none {{pier, select, none {{seat, select, you {Твой выбор сделан} other {{seat}: выбор сделан}}} wooden {{seat, select, you {Ты отдаёшь} other {{seat} отдаёт}} торговое соглашение} other {{seat, select, you {Ты отдаёшь} other {{seat} отдаёт}} филиал у моста {pier}}}} nothing {{seat, select, you {Ты отказываешься} other {{seat} отказывается}} от карты} other {{seat, select, you {Ты выбираешь} other {{seat} выбирает}} {commodityAccusative}}}.',
  took: '{seat, select, you {Ты берёшь} other {{seat} берёт}} {commodityAccusative}{why, select, production {} other { (золотые времена)}}.',
  'took-nothing':
    '{seat, select, you {Ты ничего не получаешь} other {{seat} ничего не получает}}: карт не осталось{why, select, production {} other { (золотые времена)}}.',
  declined: '{seat, select, you {Ты отказываешься} other {{seat} отказывается}} от карты (золотые времена).',
  paid: '{seat, select, you {Ты платишь} other {{seat} платит}} {goldAccusative} {why, select, pirates {пиратам} other {из-за пожара}}.',
  spared: '{building} защищает {seat, select, you {тебя} other {игрока {seat}}} от {why, select, pirates {пиратов} other {пожара}}.',
  lost: 'Пираты забирают {seat, select, you {у тебя} other {у игрока {seat}}}: {tile}{pier, select, wooden {} other {, мост {pier}}}.',
  laid: 'Новый тайл лежит закрытым на {space}.',
  burned:
    'Пожар забирает {seat, select, you {у тебя} other {у игрока {seat}}} {one}{building, select, none {} other { и {buildingAccusative}}}.',
  launched: '{seat, select, you {Ты спускаешь} other {{seat} спускает}} на воду судно {ship}.',
  placed:
    '{seat, select, you {Ты селишь} other {{seat} селит}} {one}{building, select, none {} other {{seat, select, you { и строишь} other { и строит}} {buildingAccusative}}}.',
  developed: '{seat, select, you {Ты повышаешь} other {{seat} повышает}} жителя {inhabitant} до {levelGenitive}.',
  sold: '{seat, select, you {Ты продаёшь} other {{seat} продаёт}} {commodityAccusative} жителю {inhabitant} за {goldAccusative}.',
  bought: '{seat, select, you {Ты покупаешь} other {{seat} покупает}} {commodityAccusative} за {goldAccusative}.',
  branched:
    '{seat, select, you {Ты берёшь} other {{seat} берёт}} карту {from, select, you {у тебя} other {у игрока {from}}} за {goldAccusative}{commodity, select, none {} other {: {commodity}}}.',
  sailed: '{seat, select, you {Ты ведёшь} other {{seat} ведёт}} судно {ship} на {to}.',
  looked: '{seat, select, you {Ты смотришь} other {{seat} смотрит}} тайл на {space}{tile, select, none {} other {: {tile}}}.',
  'put-back': '{seat, select, you {Ты возвращаешь} other {{seat} возвращает}} тайл на {space}.',
  used: '{seat, select, you {Ты используешь} other {{seat} использует}} тайл на {space}: {tile}{pier, select, none {} other {, мост {pier}}}{gold, select, none {} other {, {gold}}}.',
  discarded: '{seat, select, you {Ты сбрасываешь} other {{seat} сбрасывает}} {commodityAccusative}.',
  turn: '{seat, select, you {Твой ход} other {Ходит {seat}}}, раунд {round}.',
  won: '{seat, select, you {Ты побеждаешь} other {{seat} побеждает}}! Выполнено: {objectives}.',
  'time-over': '{rounds, plural, one {Прошёл # раунд} few {Прошло # раунда} other {Прошло # раундов}}: партия окончена.',
} as const;
