import { layoutOf, named } from '@archipel/anno1800';
import { Flag, Good, Icon, Items } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import type { Light } from '../model/lights.ts';

interface Props {
  readonly id: string;
  readonly light: Light;
  /** Cards in hand that want what it makes and cannot get it. */
  readonly wanted: number;
  /** How it has to do with what is being searched. */
  readonly found: 'makes' | 'needs' | undefined;
  /** Not what is looked for: paler, or left out of a list. */
  readonly out: boolean;
}

/** A tile that can be bought: what it is, who has it, what it costs, and whether one can have it now. */
export function MarketTile({ id, light, wanted, found, out }: Props) {
  const { box, view, seat, names, t, want, sources, ghost, soft } = useTable();
  const tile = named(box.tiles, id);
  const copies = view.table.market[id] ?? 0;
  const owners =
    tile.kind === 'industry' ? view.table.seats.flatMap((player, at) => (layoutOf(box, player).industries.includes(id) ? [at] : [])) : [];
  const lacks =
    light === 'lit' || light === 'ready' || light === 'mine' || seat === undefined
      ? undefined
      : (item: (typeof tile.cost)[number]) => sources.of(item) === undefined;
  return (
    <button
      type="button"
      className="mt"
      data-light={light}
      data-found={found}
      data-out={out}
      data-planned={ghost?.tile?.id === id}
      data-at={`market-${id}`}
      onClick={(event) => want({ kind: 'build', tile: id }, event.currentTarget)}
      aria-label={[names.tile(id), t(`table.light-${light}`), ...(wanted > 0 ? [t('table.wantedBy', { count: wanted })] : [])].join(', ')}
      title={names.tile(id)}
    >
      <span className="mt-head">
        <TilePicture id={id} size={27} />
        <span className="mt-marks">
          <span className="mt-flags">
            {owners
              .filter((owner) => owner !== seat)
              .map((owner) => (
                <Flag key={owner} seat={owner} width={16} />
              ))}
            {tile.kind !== 'industry' && <span className="mt-count">{copies}×</span>}
            {tile.kind === 'industry' && copies === 1 && owners.length === 0 && <span className="mt-count">1×</span>}
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
          <Items items={tile.cost} size={19} {...(lacks ? { lacks } : {})} />
        )}
      </span>
    </button>
  );
}

/** What a tile shows of itself: its product, or a ship. */
export function TilePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const { box } = useTable();
  const tile = named(box.tiles, id);
  if (tile.kind === 'industry') return <Good good={tile.makes} size={size} />;
  return (
    <span className="good afloat" style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={tile.kind === 'shipyard' ? 'shipyard' : `${tile.token}-ship`} size={Math.round(size * 0.78)} />
    </span>
  );
}
