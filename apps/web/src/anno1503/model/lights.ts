import { anno1503, COMMODITIES, type Commodity, type View } from '@archipel/anno1503';
import { ofKind } from './decision.ts';
import { onOwnTurn } from './seen.ts';
import { bestSales, buildingsFor, goldOf, type Plan, planFor, type Wish } from './wishes.ts';

/** How a thing is lit: it can be done now; it could be paid, but not at this moment; cards for it would have to be bought; out of reach. */
export type Light = 'lit' | 'ready' | 'half' | 'dark';

export interface Lights {
  ship(): Light;
  place(): Light;
  develop(inhabitant: number): Light;
  /** The best price that this card brings now; undefined if nobody buys it. */
  sale(commodity: Commodity): { readonly inhabitant: number; readonly gold: number } | undefined;
  buy(commodity: Commodity): Light;
  branch(): Light;
  /** How many kinds of things can be done now. */
  count(): number;
}

/** Looked up when somebody first asks, and kept as long as the view stands. */
export function lightsOf(view: View): Lights {
  const mine = view.turn === view.viewer && view.phase === 'act';
  const assumed = onOwnTurn(view);
  const known = new Map<string, Light>();
  const light = (wish: Wish): Light => {
    const key = JSON.stringify(wish);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = lightOf(planFor(assumed, wish), mine);
    known.set(key, found);
    return found;
  };
  const sales = new Map<Commodity, { readonly inhabitant: number; readonly gold: number }>();
  if (mine)
    for (const sale of bestSales(view).toReversed()) sales.set(sale.commodity, { inhabitant: sale.inhabitant, gold: goldOf(view, sale) });
  const place = () => {
    const [building] = buildingsFor(assumed);
    return light(building === undefined ? { kind: 'place' } : { kind: 'place', building });
  };
  return {
    ship: () => light({ kind: 'place-ship' }),
    place,
    develop: (inhabitant) => light({ kind: 'develop', inhabitant }),
    sale: (commodity) => sales.get(commodity),
    buy: (commodity) => light({ kind: 'buy', commodity }),
    branch: () => (ofKind(anno1503.moves(view), 'branch').length > 0 ? 'lit' : 'dark'),
    count: () =>
      new Set(
        anno1503
          .moves(view)
          .flatMap((move) => (PHASE_2.has(move.kind) ? [`${move.kind} ${'inhabitant' in move ? move.inhabitant : ''}`] : [])),
      ).size,
  };
}

const PHASE_2 = new Set(['place-ship', 'place', 'develop', 'sell', 'buy', 'branch']);

function lightOf(plan: Plan | undefined, mine: boolean): Light {
  if (plan === undefined) return 'dark';
  if (plan.bought.length > 0) return 'half';
  return mine ? 'lit' : 'ready';
}

/** What the viewer holds, in the order of the table. */
export function handOf(view: View): readonly { readonly commodity: Commodity; readonly count: number }[] {
  return COMMODITIES.flatMap((commodity) => (view.hand[commodity] > 0 ? [{ commodity, count: view.hand[commodity] }] : []));
}
