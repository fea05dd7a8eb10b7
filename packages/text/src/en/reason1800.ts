/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Brings {points, plural, one {# point} other {# points}}.',
  'last-card': 'It is your last card: {points, plural, one {# point} other {# points}} for the fireworks, and the last round begins.',
  'extra-action': 'Gives one more action.',
  'gains-gold': 'Brings {gold, number} gold.',
  'sheds-card': 'Lets you put away {count, plural, one {a card} other {# cards}} without drawing new ones.',
  'good-for-cards':
    '{cards, plural, one {One card in your hand needs} other {# cards in your hand need}} {good}, which you do not make yet.',
  'good-for-plans': '{cards, plural, one {One of your cards needs} other {# of your cards need}} {good} on the way.',
  'other-workers': 'You make {good} already, but here by another level: {level}.',
  objective: '{objective} rewards it with {points, plural, one {# point} other {# points}}.',
  majority: 'Counts for {objective}: you have {have}, the others at most {rival}.',
  'more-tokens': 'A ship that brings {number}.',
  'tokens-for-cards': '{cards, plural, one {One of your cards needs} other {# of your cards need}} more of these: {token}.',
  'stronger-shipyard': 'A shipyard of level {level}.',
  'level-for-cards': '{cards, plural, one {One of your cards needs} other {# of your cards need}} people whom you lack: {level}.',
  'busiest-level': 'No other level has so much to do for so few: {level}.',
  'new-world-for-cards':
    '{cards, plural, one {One of your cards needs} other {# of your cards need}} a good of the New World that you cannot fetch yet.',
  'draws-cards': 'Brings {count, plural, one {a new card} other {# new cards}}.',
  'new-fields':
    '{free, plural, =0 {You have no empty field left on land and coast.} one {You have only one empty field on land and coast.} other {You have # empty fields on land and coast, and get more.}}',
  visits: 'Visits by your people may bring about {points, plural, one {# point} other {# points}} more.',
  'far-card': 'This card is about {actions, plural, one {# action} other {# actions}} away from being played: {card}.',
  'comes-home': '{percent, number} % of your people and tokens would rest again.',
  'free-effect': 'The effect of the card takes no action and helps now.',
  'least-lost': 'Nowhere else is less lost.',
  'least-missed': 'Of all the ways to pay, this is the least missed.',
  'needed-now': 'Only so can the payment go on.',
  'nothing-better': 'Nothing more is worth doing this turn.',
  'looked-ahead':
    'The game was played on from here {trials, plural, one {once} other {# times}}, each time with other hidden cards, to see how this comes out.',
} as const;
