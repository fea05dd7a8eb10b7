/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Приносит {points, plural, one {# очко} few {# очка} other {# очков}}.',
  'last-card':
    'Это последняя карточка: {points, plural, one {# очко} few {# очка} other {# очков}} за фейерверк, и начинается последний раунд.',
  'extra-action': 'Даёт ещё одно действие.',
  'gains-gold': 'Приносит {gold, plural, one {# золото} other {# золота}}.',
  'sheds-card': 'Можно убрать {count, plural, =1 {карточку} one {# карточку} few {# карточки} other {# карточек}} и не брать новых.',
  'good-for-cards':
    '{cards, plural, one {# карточка в руке требует} few {# карточки в руке требуют} other {# карточек в руке требуют}} {goodAccusative}, а своего производства ещё нет.',
  'good-for-plans':
    'По пути к {cards, plural, one {# карточке} other {# карточкам}} в руке {goodGender, select, p {понадобятся} other {понадобится}} {goodNominative}.',
  'new-good':
    'Теперь есть своё производство: {goodNominative}; {others, plural, =0 {больше ни у кого его нет} one {оно есть ещё у # игрока} other {оно есть ещё у # игроков}}.',
  'other-workers': 'Своё производство уже есть ({goodNominative}), но здесь работают другие: {levelPlural}.',
  objective: '{objective} даёт за это {points, plural, one {# очко} few {# очка} other {# очков}}.',
  majority: 'В зачёт задания «{objective}»: пока {have}, у других не больше {rival}.',
  'more-tokens': 'Корабль даёт {numberAccusative}.',
  'tokens-for-cards': 'Для {cards, plural, one {# карточки} other {# карточек}} в руке не хватает {tokenGenitive}.',
  'stronger-shipyard': 'Верфь уровня {level}.',
  'level-for-cards': 'Для {cards, plural, one {# карточки} other {# карточек}} в руке не хватает людей: {levelPlural}.',
  'busiest-level': 'Здесь больше всего работы и меньше всего рук: {levelPlural}.',
  'new-world-for-cards':
    '{cards, plural, one {# карточка в руке требует} few {# карточки в руке требуют} other {# карточек в руке требуют}} ресурс Нового Света, который пока неоткуда привезти.',
  'draws-cards': 'Даёт {count, plural, =1 {новую карточку} one {# новую карточку} few {# новые карточки} other {# новых карточек}}.',
  'new-fields':
    '{free, plural, =0 {На суше и побережье не осталось свободных полей.} one {На суше и побережье только # свободное поле.} few {На суше и побережье # свободных поля, и появятся новые.} other {На суше и побережье # свободных полей, и появятся новые.}}',
  visits: 'Посещения могут принести ещё примерно {points, plural, one {# очко} few {# очка} other {# очков}}.',
  'far-card': 'До этой карточки ещё примерно {actions, plural, one {# действие} few {# действия} other {# действий}}: {card}.',
  'comes-home': '{percent, number} % людей и жетонов снова свободны.',
  'free-effect': 'Эффект карточки не требует действия и поможет уже сейчас.',
  'least-lost': 'В другом месте потеря больше.',
  'least-missed': 'Из всех способов заплатить этого меньше всего жаль.',
  'needed-now': 'Иначе оплату не продолжить.',
  'nothing-better': 'Больше в этот ход делать ничего не стоит.',
  'looked-ahead':
    'Партия доиграна отсюда {trials, plural, one {# раз} few {# раза} other {# раз}}, каждый раз с другими скрытыми картами, чтобы увидеть, что выйдет.',
} as const;
