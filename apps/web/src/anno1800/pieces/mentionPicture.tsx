import type { Mention } from '@archipel/text';
import type { ReactNode } from 'react';
import { Cube } from './Cube.tsx';
import { Good } from './Good.tsx';
import { LEVEL_NAMES } from './levels.ts';
import { Coin, Token } from './Token.tsx';

/** The picture of a thing that a sentence mentions. */
export function mentionPicture({ kind, id }: Mention): ReactNode {
  switch (kind) {
    case 'good':
      return <Good good={id} size={18} />;
    case 'level':
      return <Cube level={LEVEL_NAMES.findIndex((name) => name === id)} size={13} />;
    case 'token':
      return id === 'trade' || id === 'exploration' ? <Token kind={id} size={14} /> : null;
    case 'gold':
      return <Coin size={13} />;
    default:
      return null;
  }
}
