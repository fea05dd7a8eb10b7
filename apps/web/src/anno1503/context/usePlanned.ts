import { type Commodity, NO_GOODS } from '@archipel/anno1503';
import { useMemo } from 'react';
import { wishFor } from '../model/wanted.ts';
import { planFor, priceOf } from '../model/wishes.ts';
import { useFacts, useOpen } from './context.tsx';

/** What the open sheet would change, to be drawn in magenta on the island and in the hand. */
export interface Planned {
  /** The inhabitant that would rise or buy, or the next space that would be settled. */
  readonly inhabitant: number | null;
  /** How many cards of the hand would go. */
  readonly cards: Readonly<Record<Commodity, number>>;
}

const NOTHING: Planned = { inhabitant: null, cards: NO_GOODS };

export function usePlanned(): Planned {
  const { view, seat } = useFacts();
  const { sheet } = useOpen().state;
  const wanted = sheet?.show === 'wish' ? sheet.wanted : undefined;
  return useMemo(() => {
    if (wanted === undefined || seat === undefined) return NOTHING;
    const wish = wishFor(view, wanted);
    const plan = planFor(view, wish);
    if (plan === undefined) return NOTHING;
    const cards = { ...priceOf(view, wish) };
    for (const { commodity } of plan.bought) cards[commodity] -= 1;
    for (const { commodity } of [...plan.sold, ...(wish.kind === 'sell' ? [wish] : [])]) cards[commodity] += 1;
    const next = (view.seats[seat]?.inhabitants.length ?? 0) + 1;
    return { inhabitant: 'inhabitant' in wish ? wish.inhabitant : wish.kind === 'place' ? next : null, cards };
  }, [view, seat, wanted]);
}
