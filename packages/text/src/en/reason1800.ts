/** Why a bot would do it (docs/bots-anno1800.md). */
export const reason1800 = {
  points: 'Brings {points, plural, one {# point} other {# points}}.',
  'last-card': 'It is the last card: {points, plural, one {# point} other {# points}} for the fireworks, and the last round begins.',
  'extra-action': 'Gives one more action.',
  'gains-gold': 'Brings {gold, number} gold.',
  'sheds-card': 'Lets {count, plural, one {a card} other {# cards}} be put away without drawing new ones.',
  'good-for-cards': '{cards, plural, one {One card in hand needs} other {# cards in hand need}} {good}, which is not made at home yet.',
  'good-for-plans': '{cards, plural, one {One card in hand needs} other {# cards in hand need}} {good} on the way.',
  'new-good':
    '{good} is made at home from now on; {others, plural, =0 {nobody else makes it} one {one other player makes it} other {# other players make it}}.',
  'other-workers': '{good} is made at home already, but here by another level: {level}.',
  objective: '{objective} rewards it with {points, plural, one {# point} other {# points}}.',
  majority: 'Counts for {objective}: {have} so far, the others at most {rival}.',
  'more-tokens': 'A ship that brings {number}.',
  'tokens-for-cards': '{cards, plural, one {One card in hand needs} other {# cards in hand need}} more of these: {token}.',
  'stronger-shipyard': 'A shipyard of level {level}.',
  'level-for-cards': '{cards, plural, one {One card in hand needs} other {# cards in hand need}} people who are lacking: {level}.',
  'busiest-level': 'No other level has so much to do for so few: {level}.',
  'new-world-for-cards':
    '{cards, plural, one {One card in hand needs} other {# cards in hand need}} a good of the New World that cannot be fetched yet.',
  'draws-cards': 'Brings {count, plural, one {a new card} other {# new cards}}.',
  'new-fields':
    '{free, plural, =0 {There is no empty field left on land and coast.} one {There is only one empty field left on land and coast.} other {There are # empty fields on land and coast, and this adds more.}}',
  visits: 'Visits may bring about {points, plural, one {# point} other {# points}} more.',
  'far-card': 'This card is about {actions, plural, one {# action} other {# actions}} away from being played: {card}.',
  'comes-home': '{percent, number} % of the people and tokens rest again.',
  'free-effect': 'The effect of the card takes no action and helps now.',
  'least-lost': 'Nowhere else is less lost.',
  'least-missed': 'Of all the ways to pay, this is the least missed.',
  'needed-now': 'Only so can the payment go on.',
  'nothing-better': 'Nothing more is worth doing this turn.',
  'looked-ahead':
    'The game was played on from here {trials, plural, one {once} other {# times}}, each time with other hidden cards, to see how this comes out.',
} as const;
