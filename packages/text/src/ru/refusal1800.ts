export const refusal1800 = {
  // The turn (R2).
  'no-action-left': 'В этот ход действий больше нет.',
  'must-act': 'Прежде чем завершить ход, нужно сделать действие.',
  'finish-first': 'Сначала закончи действие: карточки ещё не взяты.',
  'nothing-to-finish': 'Заканчивать нечего.',
  'build-first': 'Тайл снят, поэтому сначала нужно что-нибудь построить.',
  'discard-first': 'Сначала выбери карточку, которая уйдёт под низ колоды.',
  // Paying (R3).
  unpaid: 'Сначала оплати то, что начато.',
  'nothing-to-pay': 'Сейчас платить не за что.',
  'not-due': 'Сейчас платят не этим: сначала {dueAccusative}.',
  'rest-unpayable': 'Тогда на остальное не хватит.',
  'no-source':
    'Нужно: {goodsNominative}. {world, select, new {На твоих островах Нового Света {count, plural, =1 {такого ресурса} other {таких ресурсов}} нет.} other {Ты {count, plural, =1 {этого ресурса} other {этих ресурсов}} не производишь, и купить сейчас не у кого.{made, select, none {} other { Где производят: {made}.}}}}',
  'too-few-tokens': 'Нужно: {needTokens}; у тебя {have}.',
  'too-little':
    '{good, select, none {{level, select, none {По отдельности оплатить можно, а всё вместе — нет: не хватает свободных людей, жетонов или золота.} other {Нужно: {needCubes}, а свободных или готовых завершить смену слишком мало.}}} other {Взять {goodAccusative} можно, но работать некому, и не хватает жетонов или золота.}}',
  'not-made-there': 'Там не производят {goodAccusative} ({field}).',
  'no-free-workplace': 'Там нет свободного рабочего места ({field}).',
  'no-rested-cube': 'У тебя нет свободного {levelGenitive}.',
  'no-rested-token':
    '{from, select, cards {На твоих карточках нет {tokenGenitive}.} ships {На твоих кораблях нет свободного {tokenGenitive}.} other {Там не хватает жетонов исследования.}}',
  'no-own-island': 'Ни на одном твоём острове Нового Света нет {goodGenitive}.',
  'only-for-trade-tokens': 'Жетоны исследования заменяют только жетоны торговли.',
  // Trade (R4).
  'no-partner': 'Торговать там не с кем.',
  'not-tradable': 'Нельзя купить {goodAccusative}: ресурсами Нового Света не торгуют.',
  'bought-before': 'В этот ход уже есть покупка: {goodNominative}. Каждый ресурс — один раз.',
  'not-made-by-partner': '{from, select, you {Ты не производишь} other {{from} не производит}} {goodAccusative}.',
  // Gold, shift ends (R5).
  'too-little-gold': 'Стоит {needGoldAccusative}; у тебя {have}.',
  'no-such-cube':
    '{level, select, none {Такого кубика нет.} other {{place, select, none {У тебя нет {levelGenitive}.} district {У тебя нет свободного {levelGenitive}.} exhausted {У тебя нет потраченного {levelGenitive}.} other {Там не занят ни один {levelNominative} ({place}).}}}}',
  // Building (R6).
  'no-such-tile': 'Такого тайла на рынке не бывает.',
  'none-on-the-market':
    '{partners, select, none {На рынке больше нет {tileGenitive}.} other {На рынке больше нет {tileGenitive}. Его ресурс продают: {partners}.}}',
  'no-shipyard': 'Ни одна твоя свободная верфь не может построить {tileAccusative}.',
  'nothing-to-build': 'Тогда строить будет нечего.',
  'nothing-to-place': 'Ставить нечего.',
  'no-such-field': 'У тебя нет такого поля.',
  'wrong-ground':
    'Сюда нельзя поставить {tileAccusative}: {tileKind, select, ship {корабли стоят на море.} shipyard {верфи стоят на побережье.} other {производства стоят на суше или побережье.}}',
  'identical-industry': 'У тебя уже есть {tileNominative} ({field}): одинаковых производств не строят.',
  printed: 'Напечатанное на острове снять нельзя ({field}).',
  'nothing-there': 'Снимать нечего ({field}).',
  'once-an-action': 'За одно строительство можно снять только один тайл.',
  'just-built': 'Это только что построено.',
  // Cards (R7 to R9).
  'not-in-hand': 'Этой карточки нет у тебя в руке.',
  'deck-empty': '{deck, select, none {Колода пуста.} other {Колода «{deck}» пуста.}}',
  'nothing-to-discard-for': 'Сейчас ни один эффект не даёт убрать карточку.',
  'not-played': 'Эта карточка у тебя ещё не сыграна.',
  'already-used': 'Эта карточка уже использована.',
  'not-given-by-card': 'Эта карточка не даёт {goodAccusative}.',
  'only-in-a-payment': 'Эта карточка даёт ресурс Нового Света: применяй её, когда платишь за то, что его требует.',
  'only-when-played': 'Эта карточка действует только в тот ход, когда её играют.',
  'no-card-in-hand': 'Для этого в руке нет карточек.',
  'no-expedition-left': 'Карточки экспедиции закончились.',
  'no-cube-to-be-had': 'Взять {levelAccusative} нельзя: запас или колода пусты, а золота не хватает.',
  'no-effect': 'Эффект этой карточки сейчас ничего не даст.',
  'no-free-step': 'Сейчас ни одна карточка не развивает {cube} даром.',
  // People (R10, R11).
  'supply-empty': 'В запасе больше нет {levelPluralGenitive}.',
  'no-gold-for-the-card': 'Колода пуста: вместо карточки нужно заплатить {needGoldAccusative}; у тебя {have}.',
  'highest-level': 'Выше инвесторов никого нет.',
  'no-step-to-take': 'Сейчас развивать некого.',
  // Voyages (R12).
  'none-left': 'Больше не осталось.',
  'four-islands': 'Больше таких островов иметь нельзя.',
  // Objectives (R13).
  'objective-not-in-play': 'В этой партии нет такого задания: {objective}.',
  'once-a-turn': '{objective}: только один раз за ход.',
  'nothing-to-bury-for': 'Редактор сейчас не просит карточку.',
} as const;
