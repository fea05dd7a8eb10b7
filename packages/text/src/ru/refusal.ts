/** Refusals that all games share (K1 to K5), and one for whatever nobody has a sentence for. */
export const refusal = {
  'unknown-kind': 'Такого хода в этой игре нет.',
  malformed: 'В этом ходе чего-то не хватает или есть лишнее.',
  'game-over': 'Партия окончена.',
  'not-active': '{active, select, none {Сейчас не твой ход.} other {Сейчас не твой ход, сначала: {active}.}}',
  'empty-plan': 'Ход не указан.',
  'no-json': 'Это не ход.',
  reveals: 'Этот ход открывает скрытое: дальше него планировать нельзя.',
  'nothing-to-undo':
    '{possible, plural, =0 {Отменять нечего.} one {Отменить можно только # ход.} few {Отменить можно только # хода.} other {Отменить можно только # ходов.}}',
  unknown: 'Правила сейчас этого не позволяют ({rule}).',
} as const;
