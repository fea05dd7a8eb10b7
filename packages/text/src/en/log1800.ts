export const log1800 = {
  turn: '{seat, select, you {Your turn} other {{seat}’s turn}} (round {round}).',
  produced: '{seat, select, you {You produce} other {{seat} produces}} {good} with {cube}.',
  traded:
    '{seat, select, you {You buy} other {{seat} buys}} {good} from {from, select, you {you} other {{from}}} for {price}; {from, select, you {you get} other {{from} gets}} 1 gold.',
  fetched: '{seat, select, you {You fetch} other {{seat} fetches}} {good} from the New World.',
  given: '{seat, select, you {You take} other {{seat} takes}} {good} from a played card.',
  exhausted: '{seat, select, you {You exhaust} other {{seat} exhausts}} {cube}.',
  spent:
    '{seat, select, you {You spend} other {{seat} spends}} {from, select, ships {{spent}} cards {{spent} from a card} other {{instead} in place of {spent}}}.',
  'shift-ended': '{seat, select, you {You pay} other {{seat} pays}} {price} to end the shift of {cube}.',
  built: '{seat, select, you {You build} other {{seat} builds}} {tile} ({over, select, none {{field}} other {{field}, over {over}}}).',
  removed: '{seat, select, you {You take} other {{seat} takes}} {tile} off {field}.',
  played: '{seat, select, you {You play} other {{seat} plays}} a card: {card} ({points, plural, one {# point} other {# points}}).',
  activated: '{seat, select, you {You activate} other {{seat} activates}} a card: {card}.',
  gained:
    '{seat, select, you {You get} other {{seat} gets}} {gains}{paid, plural, =0 {} other {{seat, select, you {, and pay} other {, and pays}} {price} for missing cards}}.',
  'more-actions': '{count, plural, one {one more action} other {# more actions}}',
  drew: '{seat, select, you {You draw} other {{seat} draws}} {number} ({deck}){cards, select, none {.} other {: {cards}.}}',
  buried: '{seat, select, you {You put} other {{seat} puts}} a card under its deck ({deck}){card, select, none {.} other {: {card}.}}',
  recruited:
    '{seat, select, you {You recruit} other {{seat} recruits}} {cube}{gold, plural, =0 {} other {{seat, select, you {, and pay} other {, and pays}} {price} for the missing card}}.',
  upgraded: '{seat, select, you {You upgrade} other {{seat} upgrades}} {cube} to {nextLevel}.',
  settled: '{seat, select, you {You open up} other {{seat} opens up}} an {island}.',
  explored: '{seat, select, you {You explore} other {{seat} explores}} a {island}.',
  expedition: '{seat, select, you {You take} other {{seat} takes}} {number}.',
  festival: '{seat, select, you {You celebrate} other {{seat} celebrates}} a festival: everyone and everything comes home.',
  used: '{seat, select, you {You use} other {{seat} uses}} {objective}.',
  fireworks: 'Fireworks! {seat, select, you {You have} other {{seat} has}} no card left in hand: round {lastRound} is the last.',
  over: 'The game is over, after round {round}.',
} as const;
