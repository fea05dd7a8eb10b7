import type { Company } from '@archipel/text';
import type { ReviewParts } from '../../table/reviewParts.ts';
import { useWords1800 } from '../context/useWords1800.ts';

const NOBODY: Company = { viewer: 'spectator', players: [] };

/** Cards have no name but what they want. */
function Hand({ hand }: { readonly hand: readonly string[] }) {
  const { names } = useWords1800(NOBODY);
  return (
    <ul>
      {hand.map((card) => (
        <li key={card}>{names.card(card)}</li>
      ))}
    </ul>
  );
}

export const review1800: ReviewParts = { Hand };
