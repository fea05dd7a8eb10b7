import type { View } from '@archipel/anno1800';
import type { Company } from '@archipel/text';
import type { ReviewParts } from '../../table/reviewParts.ts';
import { useWords1800 } from '../context/useWords1800.ts';

const NOBODY: Company = { viewer: 'spectator', players: [] };

/** Cards have no name but what they want, by the box in play. */
function Hand({ hand, view }: { readonly hand: readonly string[]; readonly view: unknown }) {
  // A review shows views that the rules of its own game have made.
  const { names } = useWords1800(NOBODY, (view as View).table.components);
  return (
    <ul>
      {hand.map((card) => (
        <li key={card}>{names.card(card)}</li>
      ))}
    </ul>
  );
}

export const review1800: ReviewParts = { Hand };
