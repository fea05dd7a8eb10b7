import type { Box } from '@archipel/anno1800';
import { Icon } from '../../pieces/index.ts';
import { Good } from './Good.tsx';

export type Tile = Box['tiles'] extends ReadonlyMap<string, infer Each> ? Each : never;

/** The picture of a tile: its product, or a ship. */
export function Picture({ tile, size }: { readonly tile: Tile; readonly size: number }) {
  if (tile.kind === 'industry') return <Good good={tile.makes} size={size} itself={false} />;
  return (
    <span className="good afloat" style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={tile.kind === 'shipyard' ? 'shipyard' : `${tile.token}-ship`} size={Math.round(size * 0.78)} />
    </span>
  );
}
