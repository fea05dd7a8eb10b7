import { memo } from 'react';
import { Flag, Icon, Items } from '../../pieces/index.ts';
import type { Shared } from '../context.tsx';
import type { Light } from '../model/lights.ts';
import { Picture, type Tile } from './Picture.tsx';

interface Props extends Pick<Shared, 'names' | 't' | 'soft' | 'want'> {
  readonly tile: Tile;
  readonly light: Light;
  readonly wanted: number;
  readonly found: 'makes' | 'needs' | undefined;
  readonly out: boolean;
  readonly planned: boolean;
  readonly copies: number;
  /** Seats of the others who have it, and places in the cost of what is not to be had: numbers with commas. */
  readonly owners: string;
  readonly lacking: string;
}

const numbers = (list: string) => (list === '' ? [] : list.split(',').map(Number));

/** A market tile as it is seen: what it is, who has it, what it costs, and whether one can have it now. */
export const TileFace = memo(function TileFace(props: Props) {
  const { tile, light, wanted, found, out, planned, copies, owners, lacking, names, t, soft, want } = props;
  const { id } = tile;
  const missing = numbers(lacking);
  return (
    <button
      type="button"
      className="mt"
      data-light={light}
      data-found={found}
      data-out={out}
      data-planned={planned}
      data-at={`market-${id}`}
      onClick={(event) => want({ kind: 'build', tile: id }, event.currentTarget)}
      aria-label={[names.tile(id), t(`table.light-${light}`), ...(wanted > 0 ? [t('table.wantedBy', { count: wanted })] : [])].join(', ')}
      title={names.tile(id)}
    >
      <span className="mt-head">
        <Picture tile={tile} size={27} />
        <span className="mt-marks">
          <span className="mt-flags">
            {numbers(owners).map((owner) => (
              <Flag key={owner} seat={owner} width={16} />
            ))}
            {tile.kind !== 'industry' && <span className="mt-count">{copies}×</span>}
            {tile.kind === 'industry' && copies === 1 && owners === '' && light !== 'mine' && <span className="mt-count">1×</span>}
          </span>
          {wanted > 0 && <b className="pip">{wanted}</b>}
        </span>
      </span>
      <span className="mt-name">{soft(names.shortTile(id))}</span>
      <span className="mt-cost">
        {light === 'mine' ? (
          <>
            <Icon name="check" size={13} /> {t('table.built')}
          </>
        ) : light === 'gone' ? (
          t('table.gone')
        ) : tile.cost.length === 0 ? (
          t('table.free')
        ) : (
          <Items items={tile.cost} size={19} lacks={(_, at) => missing.includes(at)} />
        )}
      </span>
    </button>
  );
});
