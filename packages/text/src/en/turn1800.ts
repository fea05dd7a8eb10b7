/** A whole turn in one line: what was done, and the line around it. */
export const turn1800 = {
  line: '{seat, select, you {You} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {You end} other {{seat} ends}} the turn.',
  few: '{count, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} other {#}}',
  built: '{seat, select, you {build} other {builds}} {things}',
  removed: '{seat, select, you {take} other {takes}} {things} off the islands',
  played:
    '{seat, select, you {play} other {plays}} {count, plural, one {a card} other {# cards}} for {points, plural, one {# point} other {# points}}',
  activated: '{seat, select, you {activate} other {activates}} {count, plural, one {a card} other {# cards}}',
  recruited: '{seat, select, you {recruit} other {recruits}} {things}',
  upgraded: '{seat, select, you {upgrade} other {upgrades}} {things}',
  settled: '{seat, select, you {open up} other {opens up}} an {island}',
  explored: '{seat, select, you {explore} other {explores}} a {island}',
  expedition: '{seat, select, you {take} other {takes}} {number}',
  festival: '{seat, select, you {celebrate} other {celebrates}} a festival',
  used: '{seat, select, you {use} other {uses}} {objective}',
  buried: '{seat, select, you {put} other {puts}} {count, plural, one {a card} other {# cards}} under the decks',
  traded: '{seat, select, you {buy} other {buys}} {things} from {from, select, you {you} other {{from}}}',
  fireworks: '{seat, select, you {set} other {sets}} off the fireworks',
} as const;
