/** A whole turn in one line: what was done, and the line around it. */
export const turn1800 = {
  line: '{seat, select, you {Ты} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {Ты завершаешь} other {{seat} завершает}} ход.',
  few: '{count, plural, other {#}}',
  built: '{seat, select, you {строишь} other {строит}} {thingsAccusative}',
  removed: '{seat, select, you {снимаешь} other {снимает}} {thingsAccusative}',
  played:
    '{seat, select, you {играешь} other {играет}} {count, plural, =1 {карточку} one {# карточку} few {# карточки} other {# карточек}} на {points, plural, one {# очко} few {# очка} other {# очков}}',
  activated:
    '{seat, select, you {активируешь} other {активирует}} {count, plural, =1 {карточку} one {# карточку} few {# карточки} other {# карточек}}',
  recruited: '{seat, select, you {нанимаешь} other {нанимает}} {thingsAccusative}',
  upgraded: '{seat, select, you {развиваешь} other {развивает}} {thingsAccusative}',
  settled: '{seat, select, you {исследуешь} other {исследует}} {islandAccusative}',
  explored: '{seat, select, you {открываешь} other {открывает}} {islandAccusative}',
  expedition: '{seat, select, you {берёшь} other {берёт}} {numberAccusative}',
  festival: '{seat, select, you {устраиваешь} other {устраивает}} городской праздник',
  used: '{seat, select, you {применяешь} other {применяет}} задание «{objective}»',
  buried:
    '{seat, select, you {убираешь} other {убирает}} {count, plural, =1 {карточку} one {# карточку} few {# карточки} other {# карточек}} под низ колоды',
  traded: '{seat, select, you {покупаешь} other {покупает}} {thingsAccusative} {from, select, you {у тебя} other {у игрока {from}}}',
  fireworks: '{seat, select, you {запускаешь} other {запускает}} фейерверк',
} as const;
