/** A whole turn in one line: what was done, and the line around it. */
export const turn1503 = {
  line: '{seat, select, you {You} other {{seat}}} {deeds}.',
  nothing: '{seat, select, you {You end} other {{seat} ends}} the turn.',
  rolled: '{seat, select, you {roll} other {rolls}} {die, plural, other {a #}}',
  took: '{seat, select, you {take} other {takes}} {things}',
  bought: '{seat, select, you {buy} other {buys}} {things}',
  sold: '{seat, select, you {sell} other {sells}} {things} for {gold}',
  branched: '{seat, select, you {take} other {takes}} a card from {from, select, you {you} other {{from}}}',
  launched: '{seat, select, you {launch} other {launches}} ship {ship}',
  sailed: '{seat, select, you {sail} other {sails}} to {things}',
  looked: '{seat, select, you {look} other {looks}} at {count, plural, one {a tile} other {# tiles}}',
  used: '{seat, select, you {use} other {uses}} {things}',
  placed: '{seat, select, you {place} other {places}} {count, plural, one {a pioneer} other {# pioneers}}',
  developed: '{seat, select, you {raise} other {raises}} {things}',
  lost: '{seat, select, you {lose} other {loses}} {things}',
  burned: '{seat, select, you {lose} other {loses}} {count, plural, one {an inhabitant} other {# inhabitants}} to the fire',
  paid: '{seat, select, you {pay} other {pays}} {gold}',
} as const;
