import { anno1503, boxOf, COMMODITIES, type Move, type View } from '@archipel/anno1503';
import { ofKind } from './decision.ts';
import { onOwnTurn, ownPlayer } from './seen.ts';
import type { Wanted } from './tableState.ts';
import { bestSales, buildingsFor, type Wish } from './wishes.ts';

/** The wish that a sheet begins with: where something is still open, the best of what there is. */
export function wishFor(view: View, wanted: Wanted): Wish {
  switch (wanted.kind) {
    case 'place': {
      const building = wanted.building ?? buildingsFor(onOwnTurn(view))[0];
      return building === undefined ? { kind: 'place' } : { kind: 'place', building };
    }
    case 'sell': {
      const { commodity } = wanted;
      const best = bestSales(onOwnTurn(view)).find((sale) => sale.commodity === commodity);
      return { kind: 'sell', commodity, inhabitant: wanted.inhabitant ?? best?.inhabitant ?? buyerOf(view, commodity) };
    }
    case 'buy':
      return { kind: 'buy', commodity: wanted.commodity ?? COMMODITIES.find((each) => view.stacks[each] > 0) ?? 'wood' };
    case 'branch':
      return { kind: 'branch', from: wanted.from ?? ofKind(anno1503.moves(view), 'branch')[0]?.from ?? view.turn };
    default:
      return wanted;
  }
}

/** Whoever wants this card, even if not now: to say why not. */
function buyerOf(view: View, commodity: Extract<Move, { kind: 'sell' }>['commodity']): number {
  const player = ownPlayer(view);
  const { inhabitants } = boxOf(view).components;
  const at = player?.inhabitants.findIndex((level) => inhabitants[level].buys.includes(commodity)) ?? -1;
  return at < 0 ? 1 : at + 1;
}

/** The other wishes of the same sheet: other buildings, buyers, commodities or players that would do as well. */
export function alternatives(view: View, wish: Wish): readonly Wish[] {
  const assumed = onOwnTurn(view);
  switch (wish.kind) {
    case 'place':
      return buildingsFor(assumed).map((building) => ({ kind: 'place', building }));
    case 'sell':
      return bestSales(assumed).filter((sale) => sale.commodity === wish.commodity || sale.inhabitant === wish.inhabitant);
    case 'buy':
      return COMMODITIES.filter((commodity) => view.stacks[commodity] > 0).map((commodity) => ({ kind: 'buy', commodity }));
    case 'branch':
      return ofKind(anno1503.moves(view), 'branch');
    default:
      return [];
  }
}
