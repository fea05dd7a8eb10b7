import { boxOf, layoutOf, named, type TileId, tradePrice, type View } from '@archipel/anno1800';

/** Who makes a good, what it costs the viewer from each, and what it is needed for. */
export interface Finding {
  readonly good: string;
  readonly makers: readonly { readonly seat: number; readonly tokens: number | null }[];
  /** Market tiles that make it. */
  readonly industries: readonly string[];
  /** Market tiles and own hand cards whose cost names it. */
  readonly tiles: readonly string[];
  readonly cards: readonly string[];
}

/** `tokens` is null for the viewer's own workshops, and for a spectator. */
export function findGood(view: View, good: string): Finding {
  const { table, viewer, hand } = view;
  const box = boxOf(table);
  const wants = (cost: readonly { readonly kind: string; readonly good?: string }[]) => cost.some((item) => item.good === good);
  return {
    good,
    makers: table.seats.flatMap((player, seat) => {
      if (!layoutOf(box, player).workshops.has(good)) return [];
      const price = viewer === 'spectator' || seat === viewer ? null : (tradePrice(box, player, good) ?? null);
      return [{ seat, tokens: price }];
    }),
    industries: box.marketTiles.filter((id) => {
      const tile = named(box.tiles, id);
      return tile.kind === 'industry' && tile.makes === good;
    }),
    tiles: box.marketTiles.filter((id) => wants(named(box.tiles, id).cost)),
    cards: hand.filter((id) => wants(named(box.cards, id).cost)),
  };
}

/** A text as it is compared: lower case, without diacritics. */
export function folded(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export interface Called {
  good(id: string): string;
  tile(id: string): string;
}

/** Goods whose name has these letters, those that begin with them first. */
export function goodsCalled(view: View, names: Called, letters: string): readonly string[] {
  const wanted = folded(letters.trim());
  if (wanted === '') return [];
  const goods = [...boxOf(view.table).goods.keys()].filter((good) => folded(names.good(good)).includes(wanted));
  const begins = (good: string) => (folded(names.good(good)).startsWith(wanted) ? 0 : 1);
  return goods.toSorted((one, other) => begins(one) - begins(other));
}

/** The one tile that a search means: the only one found, or the only one that is called so or makes what is called so. */
export function onlyHit(found: readonly { readonly id: TileId; readonly how: 'makes' | 'needs' }[]): TileId | undefined {
  if (found.length === 1) return found[0]?.id;
  const makers = found.filter(({ how }) => how === 'makes');
  return makers.length === 1 ? makers[0]?.id : undefined;
}

/** Whether a market tile has to do with these letters: by its name, by what it makes or by what it costs. */
export function tileMatches(view: View, names: Called, letters: string): (id: string) => 'makes' | 'needs' | undefined {
  const wanted = folded(letters.trim());
  const goods = new Set(goodsCalled(view, names, letters));
  const { tiles } = boxOf(view.table);
  return (id) => {
    const tile = named(tiles, id);
    if (folded(names.tile(id)).includes(wanted) || (tile.kind === 'industry' && goods.has(tile.makes))) return 'makes';
    return tile.cost.some((item) => item.kind === 'good' && goods.has(item.good)) ? 'needs' : undefined;
  };
}
