import { memo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import type { Commands, Words } from '../context/context.ts';
import { costWords } from '../model/costWords.ts';
import type { MarketFace } from '../model/folds.ts';
import type { Light } from '../model/lights.ts';
import { Items } from '../pieces/index.ts';
import { Picture, type Tile } from '../pieces/Picture.tsx';

interface Props extends Pick<Words, 'names' | 't' | 'hyphenated' | 'playerName'>, Pick<Commands, 'want'> {
  readonly tile: Tile;
  readonly light: Light;
  readonly wanted: number;
  readonly found: 'makes' | 'needs' | undefined;
  readonly out: boolean;
  readonly planned: boolean;
  readonly copies: number;
  /** Seats of the others who have it, and the places in the cost of items that cannot be had: numbers with commas. */
  readonly owners: string;
  readonly lacking: string;
  readonly face: MarketFace;
}

/** Three things have to stand beside the picture where there is no room below it. */
const costSize = (face: MarketFace, count: number) =>
  face === 'named' || face === 'plain' ? (count > 2 ? 16 : 17) : face === 'stacked' ? 18 : 19;

const numbers = (list: string) => (list === '' ? [] : list.split(',').map(Number));

/** Draws a market tile: what it is, who has it, what it costs, and whether the viewer can have it now. */
export const TileFace = memo(function TileFace(props: Props) {
  const { tile, light, wanted, found, out, planned, copies, owners, lacking, face, names, t, hyphenated, playerName, want } = props;
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
      data-explain={`tile ${id}`}
      onClick={(event) => want({ kind: 'build', tile: id }, event.currentTarget)}
      aria-label={[
        names.tile(id),
        t(`table.light-${light}`),
        ...(light === 'mine' || light === 'gone' ? [] : [t('table.tileCosts', { cost: costWords(names, tile.cost) || t('table.free') })]),
        ...(owners === '' ? [] : [t('table.tileOwners', { names: numbers(owners).map(playerName).join(', ') })]),
        ...(wanted > 0 ? [t('table.wantedBy', { count: wanted })] : []),
      ].join(', ')}
    >
      <span className="mt-head">
        <Picture tile={tile} size={face === 'blocks' ? 27 : 29} />
        {tile.kind !== 'industry' && <b className="mt-level">{tile.level}</b>}
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
      <span className="mt-name">{hyphenated(names.shortTile(id))}</span>
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
          <Items items={tile.cost} size={costSize(face, tile.cost.length)} lacks={(_, at) => missing.includes(at)} />
        )}
      </span>
    </button>
  );
});
