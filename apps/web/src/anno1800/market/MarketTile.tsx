import { layoutOf, named } from '@archipel/anno1800';
import { memo } from 'react';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import type { Light } from '../model/lights.ts';
import { Picture } from '../pieces/Picture.tsx';
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
  /** Whether it is being paid for. */
  readonly planned: boolean;
}

/** A tile that can be bought. Its look depends on a few strings and numbers: `TileFace` is drawn again only if one of them has changed. */
export const MarketTile = memo(function MarketTile({ id, light, wanted, found, out, planned }: Props) {
  const { box, view, seat, sources, folds } = useFacts();
  const { names, t, hyphenated, playerName } = useWords();
  const { want } = useCommands();
  const tile = named(box.tiles, id);
  const owners =
    tile.kind === 'industry'
      ? view.table.seats.flatMap((player, at) => (layoutOf(box, player).industries.some((each) => each === id) ? [at] : []))
      : [];
  const whole = light === 'lit' || light === 'ready' || light === 'mine' || seat === undefined;
  const lacking = whole ? '' : tile.cost.flatMap((item, at) => (sources.of(item) === undefined ? [at] : [])).join();
  return (
    <TileFace
      tile={tile}
      light={light}
      wanted={wanted}
      found={found}
      out={out}
      planned={planned}
      copies={view.table.market[id] ?? 0}
      owners={owners.filter((owner) => owner !== seat).join()}
      lacking={lacking}
      face={folds.market}
      names={names}
      t={t}
      hyphenated={hyphenated}
      playerName={playerName}
      want={want}
    />
  );
});

/** What a tile shows of itself: its product, or a ship. */
export function TilePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const { box } = useFacts();
  return <Picture tile={named(box.tiles, id)} size={size} />;
}
