import { boxOf, type LevelName } from '@archipel/anno1800';
import { mention } from '@archipel/text';
import { useMemo } from 'react';
import { useWords1800 } from '../../anno1800/context/useWords1800.ts';
import { Coin, Cube, Good, LEVEL_NAMES, mentionPicture, Token } from '../../anno1800/pieces/index.ts';
import { Picture } from '../../anno1800/pieces/Picture.tsx';
import { SentencePictures } from '../../table/SentenceText.tsx';
import type { Things, ThingsProps } from './things.ts';

const COMPANY = { viewer: 0, players: [] } as const;
const SIZE = 38;

const levelIn = (id: string): LevelName => LEVEL_NAMES.find((name) => name === id) ?? 'farmer';
const tokenIn = (id: string) => (id === 'exploration' ? 'exploration' : 'trade');

/** The things of Anno 1800, as its table calls and draws them. */
export function Things1800({ children }: ThingsProps) {
  const { names } = useWords1800(COMPANY);
  const things: Things = useMemo(
    () => ({
      thingOf(mark) {
        const [kind, id = '', count = '1'] = mark.split(' ');
        switch (kind) {
          case 'good':
            return mention('good', id, names.good(id));
          case 'tile':
            return mention('tile', id, names.tile(id));
          case 'level':
            return mention('level', id, names.level(levelIn(id)));
          case 'one':
            return mention('level', id, names.oneCube(levelIn(id)));
          case 'token':
            return mention('token', id, names.tokens(tokenIn(id), Number(count)));
          case 'gold':
            return mention('gold', '', names.gold(Number(id)));
          default:
            return mention('objective', id, names.objective(id));
        }
      },
      pictureOf(mark) {
        const [kind, id = ''] = mark.split(' ');
        const tile = kind === 'tile' ? boxOf({}).tiles.get(id) : undefined;
        if (tile) return <Picture tile={tile} size={SIZE} />;
        switch (kind) {
          case 'good':
            return <Good good={id} size={SIZE} />;
          case 'level':
          case 'one':
            return <Cube level={LEVEL_NAMES.indexOf(levelIn(id))} size={SIZE - 8} />;
          case 'token':
            return <Token kind={tokenIn(id)} size={SIZE - 4} />;
          case 'gold':
            return <Coin size={SIZE - 6} />;
          default:
            return null;
        }
      },
    }),
    [names],
  );
  return <SentencePictures pictureOf={mentionPicture}>{children(things)}</SentencePictures>;
}
