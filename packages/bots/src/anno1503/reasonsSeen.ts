import type { Fact, View } from '@archipel/anno1503';
import type { Seat } from '@archipel/kernel';
import { broughtBetween, usedTile, type Why } from './reasons.ts';

/** Why a seat may have done what was told, from what a viewer saw before and behind it. */
export function reasonsSeen(before: View, after: View, seat: Seat, facts: readonly Fact[]): readonly Why[] {
  const own = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const made = own.some(({ fact }) => MADE.has(fact));
  return [...(made ? broughtBetween(before, after, seat) : []), ...own.flatMap((fact) => ofFact(before, seat, fact, own))];
}

/** What somebody does of their own accord; what dice and events do has no reasons. */
const MADE: ReadonlySet<Fact['fact']> = new Set(['launched', 'placed', 'developed', 'sold', 'bought', 'branched', 'used']);

function ofFact(view: View, seat: Seat, fact: Fact, told: readonly Fact[]): readonly Why[] {
  switch (fact.fact) {
    case 'placed':
      return fact.building === undefined ? [] : [{ code: 'building', building: fact.building }];
    case 'sold':
      return [{ code: 'earns', gold: fact.gold }];
    case 'bought':
      return [{ code: 'costs', gold: fact.gold }];
    case 'used': {
      const me = view.seats[seat];
      const step = told.find((each) => each.fact === 'developed');
      return me === undefined ? [] : usedTile(view, me, fact.tile, step?.level);
    }
    default:
      return [];
  }
}
