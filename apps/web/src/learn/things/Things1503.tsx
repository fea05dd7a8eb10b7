import { BUILDINGS, COMMODITIES, LEVELS } from '@archipel/anno1503';
import { mention } from '@archipel/text';
import { useMemo } from 'react';
import { useNaming } from '../../anno1503/context/naming.tsx';
import { pictureOf as smallPicture } from '../../anno1503/pictureOf.tsx';
import { Gold, Person, Ware } from '../../anno1503/pieces/index.ts';
import { Icon } from '../../pieces/index.ts';
import { SentencePictures } from '../../table/SentenceText.tsx';
import type { Things, ThingsProps } from './things.ts';

const COMPANY = { viewer: 0, players: [] } as const;
const TILES = ['outpost', 'agreement', 'treasure'] as const;
const SIZE = 38;

const known = <Id extends string>(all: readonly Id[], id: string, otherwise: Id): Id => all.find((each) => each === id) ?? otherwise;
const commodityIn = (id: string) => known(COMMODITIES, id, 'wood');
const levelIn = (id: string) => known(LEVELS, id, 'explorer');
const buildingIn = (id: string) => known(BUILDINGS, id, 'school');

/** The things of Anno 1503, as its table calls and draws them. */
export function Things1503({ children }: ThingsProps) {
  const { names } = useNaming(COMPANY);
  const things: Things = useMemo(
    () => ({
      thingOf(mark) {
        const [kind, id = ''] = mark.split(' ');
        switch (kind) {
          case 'commodity':
            return mention('commodity', id, names.commodity(commodityIn(id)));
          case 'level':
            return mention('level', id, names.level(levelIn(id)));
          case 'building':
            return mention('building', id, names.building(buildingIn(id)));
          case 'tile':
            return mention('tile', id, names.tile(known(TILES, id, 'outpost')));
          default:
            return mention('gold', '', names.gold(Number(id)));
        }
      },
      pictureOf(mark) {
        const [kind, id = ''] = mark.split(' ');
        switch (kind) {
          case 'commodity':
            return <Ware ware={commodityIn(id)} size={SIZE} />;
          case 'level':
            return <Person level={levelIn(id)} size={SIZE - 6} />;
          case 'building':
            return <Icon name={buildingIn(id)} size={SIZE - 4} />;
          case 'gold':
            return <Gold size={SIZE - 6} />;
          default:
            return <Icon name={id === 'agreement' ? 'agreement' : 'map'} size={SIZE - 6} />;
        }
      },
    }),
    [names],
  );
  return <SentencePictures pictureOf={smallPicture}>{children(things)}</SentencePictures>;
}
