/** Why a bot would do it (docs/bots-anno1503.md). */
export const reason1503 = {
  'only-move': 'Больше делать нечего.',
  wins: 'Это победа.',
  completes: 'Выполняет цель: {objective}.',
  'brings-nearer': 'Шаг к цели: {objective}, осталось {left, plural, other {#}}.',
  'next-project': 'Следующие карты пойдут на {project, select, ship {судно} other {{project}}}. Ближайший путь к победе: {objectives}.',
  lacks:
    'Не хватает ещё {missing, plural, one {# карты} other {# карт}} {commodityGenitive}, чтобы {project, select, ship {спустить судно} other {получить {project}}}.',
  wanted:
    'На ближайшем пути к победе ({objectives}) нужно ещё {cards, plural, one {# карта} few {# карты} other {# карт}} {commodityGenitive}.',
  costs: 'Стоит {goldAccusative}.',
  earns: 'Приносит {goldAccusative}.',
  needed: 'Ещё {commodityGender, select, p {понадобятся} other {понадобится}} {commodityNominative}.',
  'not-needed': 'Не {commodityGender, select, m {нужен} f {нужна} p {нужны} other {нужно}} {commodityNominative}.',
  building: 'Даёт здание: {building}.',
  'off-the-way': 'Потеря не мешает ближайшему пути к победе: {objective}.',
  towards: 'Судно идёт к {space}.',
  'known-tile': 'Известно, что лежит на {space}: {tile}.',
  'unseen-tile':
    'Из {of, plural, one {# возможного тайла} other {# возможных тайлов}} на {space} {useful, plural, one {пригодится #} other {пригодятся #}}.',
  'new-commodity': 'Остров ещё не даёт {commodityAccusative}.',
  'cheaper-cards': 'С этого момента карта стоит {price, plural, one {# золото} other {# золота}}.',
  'finds-gold': 'В сокровище {gold}.',
  'free-step': 'Повышение даром: {level}.',
  'no-gain': 'Похоже, ничего не даёт.',
  tried:
    'Партия доиграна отсюда {worlds, plural, one {# раз} few {# раза} other {# раз}}, как она могла бы пойти: побед примерно {percent, number} %.',
} as const;
