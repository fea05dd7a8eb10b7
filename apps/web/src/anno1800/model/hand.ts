import { boxOf, named, type View } from '@archipel/anno1800';
import type { Light, Lights } from './lights.ts';
import type { Sources } from './sources.ts';

export interface HandCard {
  /** Unique in a hand: the same card may be there twice only in a corrected box. */
  readonly id: string;
  readonly light: Light;
  /** How many things of its cost are not to be had even by themselves. */
  readonly lacking: number;
}

const ORDER: Readonly<Record<Light, number>> = { lit: 0, ready: 0, half: 1, dark: 2, mine: 3, gone: 3 };

/** The hand, the nearest first: payable, one step away, far; then by how much is lacking, then by points. */
export function sortedHand(view: View, lights: Lights, sources: Sources): readonly HandCard[] {
  const { cards } = boxOf(view.table);
  return view.hand
    .map((id) => {
      const { cost, points } = named(cards, id);
      const lacking = cost.filter((item) => sources.of(item) === undefined).length;
      return { id, light: lights.card(id), lacking, points };
    })
    .toSorted(
      (one, other) =>
        ORDER[one.light] - ORDER[other.light] || one.lacking - other.lacking || other.points - one.points || one.id.localeCompare(other.id),
    )
    .map(({ id, light, lacking }) => ({ id, light, lacking }));
}

/** How many hand cards need a good that is not to be had now: the black pips on the market. */
export function wantedGoods(view: View, sources: Sources): ReadonlyMap<string, number> {
  const { cards } = boxOf(view.table);
  const wanted = new Map<string, number>();
  for (const id of view.hand) {
    for (const item of named(cards, id).cost) {
      if (item.kind === 'good' && sources.of(item) === undefined) wanted.set(item.good, (wanted.get(item.good) ?? 0) + 1);
    }
  }
  return wanted;
}
