import type { Leaves as Left } from '@archipel/anno1800';
import { useText } from '../../reader/text.tsx';
import { useWords } from '../context/context.ts';
import { Coin, Cube, LEVEL_NAMES, Token } from '../pieces/index.ts';

/** What a plan leaves: rested people by level, tokens, gold. Zeros are shown in red, so that a shortage is seen. */
export function Leaves({ leaves }: { readonly leaves: Left }) {
  const { t } = useText();
  const { names } = useWords();
  const tokens = (kind: 'trade' | 'exploration') => leaves.onShips[kind] + leaves.onCards[kind];
  const spoken = [
    ...LEVEL_NAMES.map((level, at) => names.cubes(level, leaves.rested[at] ?? 0)),
    names.tokens('trade', tokens('trade')),
    names.tokens('exploration', tokens('exploration')),
    names.gold(leaves.gold),
  ].join(', ');
  return (
    <span className="leaves">
      <span className="hidden-name">{`${t('payment.leaves')}: ${spoken}`}</span>
      <span aria-hidden="true">
        {leaves.rested.map((count, level) => (
          <span key={LEVEL_NAMES[level]} className="leaves-one" data-none={count === 0}>
            <Cube level={level} size={13} state={count === 0 ? 'slot' : 'full'} />
            {count}
          </span>
        ))}
        <span className="leaves-one" data-none={tokens('trade') === 0}>
          <Token kind="trade" size={14} state={tokens('trade') === 0 ? 'off' : 'full'} />
          {tokens('trade')}
        </span>
        <span className="leaves-one" data-none={tokens('exploration') === 0}>
          <Token kind="exploration" size={14} state={tokens('exploration') === 0 ? 'off' : 'full'} />
          {tokens('exploration')}
        </span>
        <span className="leaves-one" data-none={leaves.gold === 0}>
          <Coin size={13} />
          {leaves.gold}
        </span>
      </span>
    </span>
  );
}
