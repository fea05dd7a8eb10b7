export const refusal1800 = {
  // The turn (R2).
  'no-action-left': 'You have no action left this turn.',
  'must-act': 'You must take your action before you end the turn.',
  'finish-first': 'Finish the action first: its cards are still to be drawn.',
  'nothing-to-finish': 'There is no action to finish.',
  'build-first': 'You have taken a tile off, so you must build something first.',
  'discard-first': 'First choose the card that you put under its deck.',
  // Paying (R3).
  unpaid: 'Pay first for what you have begun.',
  'nothing-to-pay': 'There is nothing to pay now.',
  'not-due': 'That is not due now: {due} comes first.',
  'rest-unpayable': 'You could not pay the rest then.',
  'no-source':
    'Needs {goods}: {world, select, new {no New World island of yours has {count, plural, one {it} other {them}}.} other {you do not make {count, plural, one {it} other {them}}, and nobody can sell {count, plural, one {it} other {them}} to you now.{made, select, none {} other { Made by {made}.}}}}',
  'too-few-tokens': 'Needs {needTokens}; you have {have}.',
  'too-little':
    '{good, select, none {{level, select, none {Each part could be paid, but not all of it together: rested people, tokens or gold run short.} other {Needs {needCubes}, and too few are rested, or can end their shift.}}} other {{good} could be had, but nobody is free to make it, and tokens or gold run short.}}',
  'not-made-there': '{good} is not made there ({field}).',
  'no-free-workplace': 'No workplace is free there ({field}).',
  'no-rested-cube': 'You have no rested {level}.',
  'no-rested-token':
    '{from, select, cards {There is no {token} on your cards.} ships {Your ships have no rested {token}.} other {You have too few exploration tokens there.}}',
  'no-own-island': 'No New World island of yours has {good}.',
  'only-for-trade-tokens': 'Exploration tokens can stand in for trade tokens only.',
  // Trade (R4).
  'no-partner': 'Nobody to trade with sits there.',
  'not-tradable': '{good} cannot be bought: goods of the New World are not traded.',
  'bought-before': 'You have bought {good} this turn already: each good once.',
  'not-made-by-partner': '{from, select, you {You do} other {{from} does}} not make {good}.',
  // Gold, shift ends (R5).
  'too-little-gold': 'Costs {needGold}; you have {have}.',
  'no-such-cube':
    '{level, select, none {There is no such cube.} other {{place, select, none {You have no {level}.} district {No {level} of yours is rested.} exhausted {No {level} of yours is exhausted.} other {No {level} works there ({place}).}}}}',
  // Building (R6).
  'no-such-tile': 'This tile is not to be had from the market.',
  'none-on-the-market':
    '{partners, select, none {The market has no {tile} left.} other {The market has no {tile} left. {partners} could sell you its goods.}}',
  'no-shipyard': 'No free shipyard of yours is strong enough for {tile}.',
  'nothing-to-build': 'Then there would be nothing that you could build.',
  'nothing-to-place': 'There is no tile to place.',
  'no-such-field': 'You have no such field.',
  'wrong-ground':
    '{tile} does not go there: {tileKind, select, ship {ships lie on the sea.} shipyard {shipyards stand on a coast.} other {industries stand on land or coast.}}',
  'identical-industry': 'You have {tile} already ({field}): no industry twice.',
  printed: 'What is printed on the island cannot be taken off ({field}).',
  'nothing-there': 'There is nothing to take off ({field}).',
  'once-an-action': 'Only one tile may be taken off in a build action.',
  'just-built': 'You have only just built that.',
  // Cards (R7 to R9).
  'not-in-hand': 'That card is not in your hand.',
  'deck-empty': '{deck, select, none {The deck is empty.} other {The deck “{deck}” is empty.}}',
  'nothing-to-discard-for': 'No effect lets you put a card away now.',
  'not-played': 'You have not played that card.',
  'already-used': 'That card has been used already.',
  'not-given-by-card': 'That card does not give {good}.',
  'only-in-a-payment': 'This card gives a good of the New World: use it when you pay for something that needs it.',
  'only-when-played': 'This card works only in the turn in which it is played.',
  'no-card-in-hand': 'You have no card left in hand for that.',
  'no-expedition-left': 'There are no expedition cards left.',
  'no-cube-to-be-had': 'No {level} is to be had: the supply or the deck is empty, and the gold is missing.',
  'no-effect': 'The effect of this card would do nothing now.',
  'no-free-step': 'No card gives {cube} a free step now.',
  // People (R10, R11).
  'supply-empty': 'The supply has no {level} left.',
  'no-gold-for-the-card': 'The deck is empty: instead of a card it costs {needGold}; you have {have}.',
  'highest-level': 'Nobody stands above the Investors.',
  'no-step-to-take': 'Nobody is to rise now.',
  // Voyages (R12).
  'none-left': 'They are all gone.',
  'four-islands': 'You may have no more islands of this kind.',
  // Objectives (R13).
  'objective-not-in-play': '{objective} is not among the objectives of this game.',
  'once-a-turn': '{objective} works once a turn only.',
  'nothing-to-bury-for': 'The Editor is not asking for a card now.',
} as const;
