import type { Tile } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';
import { Ware } from './Ware.tsx';

/** The face of an island tile. */
export function TilePicture({ tile, size = 26 }: { readonly tile: Tile; readonly size?: number }) {
  if (tile.kind === 'outpost') return <Ware ware={tile.commodity} size={size} />;
  if (tile.kind === 'agreement') return <Agreement size={size} />;
  return (
    <span
      className="tile-mark"
      data-tile={`treasure-${tile.treasure}`}
      data-explain="tile treasure"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name="treasure" size={Math.round(size * 0.72)} />
      {tile.treasure === 'upgrade' && <Icon name="upgrade" size={Math.round(size * 0.45)} />}
    </span>
  );
}

export function Agreement({ size = 20 }: { readonly size?: number }) {
  return (
    <span
      className="tile-mark"
      data-tile="agreement"
      data-explain="tile agreement"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name="agreement" size={Math.round(size * 0.78)} />
    </span>
  );
}

/** The back of a face-down tile: its number as dots. */
export function Back({ back }: { readonly back: number }) {
  return (
    <span className="tile-back" aria-hidden="true">
      {Array.from({ length: back }, (_, dot) => (
        <i key={dot} />
      ))}
    </span>
  );
}
