import { type Box, type Effect, named, nth, type Table } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';
import type { Weights1800 } from './weights.ts';

/** How long the game will probably last, and what depends on nothing else. */

/** R15: how many turns a player will probably still have, by the shortest hand at the table. */
export function turnsLeft(table: Table, w: Weights1800): number {
  const bound = table.limit === null ? Number.POSITIVE_INFINITY : table.limit - table.round + 1;
  if (table.end !== null) return table.end.lastRound - table.round + 1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const { hand } of table.seats) shortest = Math.min(shortest, nth(hand, 0) + nth(hand, 1) + nth(hand, 2));
  return Math.min(bound, shortest * w.pace + w.slack);
}

/** The same, without the player's own hand. */
export function othersLeft(table: Table, seat: Seat, w: Weights1800): number {
  if (table.end !== null) return table.end.lastRound - table.round + 1;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [other, { hand }] of table.seats.entries())
    if (other !== seat) shortest = Math.min(shortest, nth(hand, 0) + nth(hand, 1) + nth(hand, 2));
  return shortest * w.pace + w.slack;
}

/** Points by which a seat leads the best of the others, by what everybody sees at a glance: played cards and gold. */
export function leadOf(table: Table, seat: Seat, box: Box): number {
  let [own, best] = [0, Number.NEGATIVE_INFINITY];
  for (const [other, { played, gold }] of table.seats.entries()) {
    let points = gold / 3;
    for (const { card } of played) points += named(box.cards, card).points;
    if (other === seat) own = points;
    else best = Math.max(best, points);
  }
  return Math.max(-20, Math.min(20, own - best));
}

/** R14, Pyrphorian: what a card left in hand costs. */
export function handPenalty(table: Table): number {
  return table.objectives.includes('pyrphorian') ? 2 : 0;
}

/** R9: what an effect is worth with so many turns to go. */
export function effectWorth(effect: Effect, left: number, w: Weights1800): number {
  const longTerm = Math.min(1, left / 12);
  const cubes = effect.cubes.reduce((sum, count, level) => sum + count * (1 + level / 2), 0);
  return (
    (effect.gold ?? 0) / 3 +
    w.visitEffect * (effect.expedition ?? 0) +
    (effect.extraAction && left > 0 ? w.action : 0) +
    (effect.discard ? w.discardEffect * effect.discard : 0) +
    longTerm *
      (w.cubeEffect * cubes +
        w.tradeEffect * (effect.trade ?? 0) +
        w.sailEffect * (effect.exploration ?? 0) +
        w.stepEffect * (effect.upgrades?.steps ?? 0) +
        (effect.oneOf ? w.giftEffect : 0))
  );
}
