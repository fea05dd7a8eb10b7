/** Why a bot would do it (docs/bots-anno1503.md). */
export const reason1503 = {
  'only-move': 'There is nothing else to do.',
  wins: 'It wins the game.',
  completes: 'It completes an objective: {objective}.',
  'brings-nearer': 'One step nearer to an objective: {objective}, {left, plural, one {# more is} other {# more are}} left.',
  'next-project':
    'The next thing to spend cards on: {project, select, ship {a ship} other {{project}}}. The nearest way to win: {objectives}.',
  lacks:
    '{missing, plural, one {One card of {commodity} is} other {# cards of {commodity} are}} still missing for {project, select, ship {a ship} other {{project}}}.',
  wanted: 'The nearest way to win ({objectives}) wants {cards, plural, one {one more card} other {# more cards}} of {commodity}.',
  costs: 'It costs {gold}.',
  earns: 'It earns {gold}.',
  needed: '{commodity} will still be needed.',
  'not-needed': 'There is no use for {commodity}.',
  building: 'It brings a building: {building}.',
  'off-the-way': 'What is lost does not count on the nearest way to win: {objective}.',
  towards: 'The ship is on its way to {space}.',
  'known-tile': 'It is known what lies on {space}: {tile}.',
  'unseen-tile':
    'Of {of, plural, one {one tile} other {# tiles}} that may lie on {space}, {useful, plural, one {# would help} other {# would help}}.',
  'new-commodity': 'The island does not bring {commodity} yet.',
  'cheaper-cards': 'Cards to buy cost {price, number} gold from then on.',
  'finds-gold': 'The treasure holds {gold}.',
  'free-step': 'A free step up: {level}.',
  'no-gain': 'It seems to bring nothing.',
  tried:
    'The game was played on from here {worlds, plural, one {once} other {# times}}, as it might go: this won about {percent, number} % of them.',
} as const;
