/** A whole turn in one line: what was done, and the line around it. */
export const turn1503 = {
  line: '{seat, select, you {Ты} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {Ты завершаешь} other {{seat} завершает}} ход.',
  rolled: '{seat, select, you {выбрасываешь} other {выбрасывает}} {die, plural, other {#}}',
  took: '{seat, select, you {берёшь} other {берёт}} {thingsAccusative}',
  bought: '{seat, select, you {покупаешь} other {покупает}} {thingsAccusative}',
  sold: '{seat, select, you {продаёшь} other {продаёт}} {thingsAccusative} за {goldAccusative}',
  branched: '{seat, select, you {берёшь} other {берёт}} карту {from, select, you {у тебя} other {у игрока {from}}}',
  launched: '{seat, select, you {спускаешь} other {спускает}} на воду судно {ship}',
  sailed: '{seat, select, you {плывёшь} other {плывёт}} на {things}',
  looked: '{seat, select, you {смотришь} other {смотрит}} {count, plural, =1 {тайл} one {# тайл} few {# тайла} other {# тайлов}}',
  used: '{seat, select, you {используешь} other {использует}} {thingsAccusative}',
  placed: '{seat, select, you {селишь} other {селит}} {count, plural, =1 {исследователя} one {# исследователя} other {# исследователей}}',
  developed: '{seat, select, you {получаешь} other {получает}} {things}',
  lost: '{seat, select, you {теряешь} other {теряет}} {thingsAccusative}',
  burned: '{seat, select, you {теряешь} other {теряет}} в пожаре {count, plural, =1 {жителя} one {# жителя} other {# жителей}}',
  paid: '{seat, select, you {платишь} other {платит}} {goldAccusative}',
} as const;
