import { SWAPPED_AT_MOST } from '@archipel/anno1800';
import { useCallback, useState } from 'react';
import type { Shared } from './context.tsx';

/** Cards that are to be swapped, while they are picked. */
export function useSwapping(): Pick<Shared, 'swapping' | 'swap' | 'pick'> {
  const [swapping, swap] = useState<readonly string[] | null>(null);
  // From the cards as they are by then: the hand that was clicked may be drawn a moment behind.
  const pick = useCallback((card: string) => swap((cards) => cards && withOrWithout(cards, card)), []);
  return { swapping, swap, pick };
}

function withOrWithout(cards: readonly string[], card: string): readonly string[] {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return cards.length < SWAPPED_AT_MOST ? [...cards, card] : cards;
}
