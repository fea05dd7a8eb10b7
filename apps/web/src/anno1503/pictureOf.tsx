import { COMMODITIES, LEVELS } from '@archipel/anno1503';
import type { Mention } from '@archipel/text';
import type { ReactNode } from 'react';
import { Gold, Person, Ware } from './pieces/index.ts';

/** The picture of a thing that a sentence mentions. */
export function pictureOf({ kind, id }: Mention): ReactNode {
  const commodity = COMMODITIES.find((each) => each === id);
  const level = LEVELS.find((each) => each === id);
  if (kind === 'commodity' && commodity) return <Ware ware={commodity} size={18} />;
  if (kind === 'level' && level) return <Person level={level} size={13} />;
  return kind === 'gold' ? <Gold size={13} /> : null;
}
