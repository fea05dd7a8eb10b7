import { COMMODITIES } from '@archipel/anno1503';
import type { Company } from '@archipel/text';
import type { ReviewParts } from '../../table/reviewParts.ts';
import { useWords1503 } from '../context/useWords1503.ts';
import { Ware } from '../pieces/index.ts';

const NOBODY: Company = { viewer: 'spectator', players: [] };

function Hand({ hand }: { readonly hand: readonly string[] }) {
  const { names } = useWords1503(NOBODY);
  return (
    <ul>
      {COMMODITIES.map((commodity) => {
        const count = hand.filter((each) => each === commodity).length;
        if (count === 0) return null;
        return (
          <li key={commodity}>
            {count} × <Ware ware={commodity} size={18} /> {names.commodity(commodity)}
          </li>
        );
      })}
    </ul>
  );
}

export const review1503: ReviewParts = { Hand };
