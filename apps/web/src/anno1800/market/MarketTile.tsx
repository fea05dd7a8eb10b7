import { layoutOf, named } from '@archipel/anno1800';
import { useTable } from '../context.tsx';
import type { Light } from '../model/lights.ts';
import { Picture } from './Picture.tsx';
import { TileFace } from './TileFace.tsx';

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

/** A tile that can be bought. What it looks like comes down to a few words and numbers, so that it is drawn again only if they have changed. */
export function MarketTile({ id, light, wanted, found, out }: Props) {
  const { box, view, seat, names, t, want, sources, ghost, soft } = useTable();
  const tile = named(box.tiles, id);
  const owners =
    tile.kind === 'industry' ? view.table.seats.flatMap((player, at) => (layoutOf(box, player).industries.includes(id) ? [at] : [])) : [];
  const whole = light === 'lit' || light === 'ready' || light === 'mine' || seat === undefined;
  const lacking = whole ? '' : tile.cost.flatMap((item, at) => (sources.of(item) === undefined ? [at] : [])).join();
  return (
    <TileFace
      tile={tile}
      light={light}
      wanted={wanted}
      found={found}
      out={out}
      planned={ghost?.tile?.id === id}
      copies={view.table.market[id] ?? 0}
      owners={owners.filter((owner) => owner !== seat).join()}
      lacking={lacking}
      names={names}
      t={t}
      soft={soft}
      want={want}
    />
  );
}

/** What a tile shows of itself: its product, or a ship. */
export function TilePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const { box } = useTable();
  return <Picture tile={named(box.tiles, id)} size={size} />;
}
