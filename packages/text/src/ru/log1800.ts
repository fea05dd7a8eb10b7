export const log1800 = {
  turn: '{seat, select, you {Твой ход} other {Ходит {seat}}}, раунд {round}.',
  produced: '{seat, select, you {Ты производишь} other {{seat} производит}} {goodAccusative} силами {cube}.',
  traded:
    '{seat, select, you {Ты покупаешь} other {{seat} покупает}} {goodAccusative} {from, select, you {у тебя} other {у игрока {from}}} за {priceAccusative}; {from, select, you {тебе за это} other {{from} получает}} 1 золото.',
  fetched: '{seat, select, you {Ты привозишь} other {{seat} привозит}} {goodAccusative} из Нового Света.',
  given: '{seat, select, you {Ты берёшь} other {{seat} берёт}} {goodAccusative} с сыгранной карточки.',
  exhausted: '{seat, select, you {Ты тратишь} other {{seat} тратит}} {cube}.',
  spent:
    '{seat, select, you {Ты тратишь} other {{seat} тратит}} {from, select, ships {{spentAccusative}} cards {{spentAccusative} с карточки} other {{insteadAccusative} вместо {spentGenitive}}}.',
  'shift-ended':
    '{seat, select, you {Ты платишь} other {{seat} платит}} {priceAccusative} и {seat, select, you {завершаешь} other {завершает}} смену {cube}.',
  built:
    '{seat, select, you {Ты строишь} other {{seat} строит}} {tileAccusative} ({over, select, none {{field}} other {{field}, поверх {overGenitive}}}).',
  removed: '{seat, select, you {Ты снимаешь} other {{seat} снимает}} {tileAccusative} ({field}).',
  played:
    '{seat, select, you {Ты играешь} other {{seat} играет}} карточку: {card} ({points, plural, one {# очко} few {# очка} other {# очков}}).',
  activated: '{seat, select, you {Ты активируешь} other {{seat} активирует}} карточку: {card}.',
  gained:
    '{seat, select, you {Ты получаешь} other {{seat} получает}} {gainsAccusative}{paid, plural, =0 {} other {{seat, select, you { и платишь} other { и платит}} {priceAccusative} за недостающие карточки}}.',
  'more-actions': '{count, plural, =1 {ещё одно действие} one {ещё # действие} few {ещё # действия} other {ещё # действий}}',
  drew: '{seat, select, you {Ты берёшь} other {{seat} берёт}} {numberAccusative} ({deck}){cards, select, none {.} other {: {cards}.}}',
  buried:
    '{seat, select, you {Ты убираешь} other {{seat} убирает}} карточку под низ колоды ({deck}){card, select, none {.} other {: {card}.}}',
  recruited:
    '{seat, select, you {Ты нанимаешь} other {{seat} нанимает}} {cube}{gold, plural, =0 {} other {{seat, select, you { и платишь} other { и платит}} {priceAccusative} за недостающую карточку}}.',
  upgraded: '{seat, select, you {Ты развиваешь} other {{seat} развивает}} {cube} до {nextLevelGenitive}.',
  settled: '{seat, select, you {Ты исследуешь} other {{seat} исследует}} {islandAccusative}.',
  explored: '{seat, select, you {Ты открываешь} other {{seat} открывает}} {islandAccusative}.',
  expedition: '{seat, select, you {Ты берёшь} other {{seat} берёт}} {numberAccusative}.',
  festival: '{seat, select, you {Ты устраиваешь} other {{seat} устраивает}} городской праздник: все кубики и жетоны возвращаются.',
  used: '{seat, select, you {Ты применяешь} other {{seat} применяет}} задание «{objective}».',
  fireworks: 'Фейерверк! {seat, select, you {У тебя} other {У игрока {seat}}} в руке больше нет карточек: раунд {lastRound} — последний.',
  over: 'Партия окончена после раунда {round}.',
} as const;
