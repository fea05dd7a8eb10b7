import { boxOf, layoutOf, levelOf, type Move, named, nth, type Player, playerAt, type Table, type View } from '@archipel/anno1800';
import type { Plan } from './plan.ts';

/** Small decisions, which follow from a big one: how it is paid, where it lies, who goes up. They take a rule of thumb, not thought. */

/** A choice among alternatives: the first that costs least. */
export function least<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let [best, low] = [items[0], Number.POSITIVE_INFINITY];
  for (const item of items) {
    const here = cost(item);
    if (here < low) [best, low] = [item, here];
  }
  return best;
}

const PAYS: ReadonlySet<Move['kind']> = new Set(['produce', 'trade', 'fetch', 'gift', 'exhaust', 'token']);

/** What is due is taken where it is least missed; a shift ends only where nothing else goes. */
export function payment({ table, viewer }: View, moves: readonly Move[]): Move | undefined {
  const player = playerAt(table, viewer === 'spectator' ? 0 : viewer);
  const ways = moves.filter((move) => PAYS.has(move.kind));
  if (ways.length === 1) return ways[0];
  if (ways.length > 1) return least(ways, (move) => sourceCost(table, player, move));
  const box = boxOf(table);
  const due = table.turn.pending.at(-1)?.owed[0];
  const shops = due?.kind === 'good' ? (layoutOf(box, player).workshops.get(due.good) ?? []) : [];
  const level = due?.kind === 'cube' ? due.level : -1;
  const shifts = moves.filter((move) => move.kind === 'end-shift');
  return least(shifts, (move) => {
    const price = nth(box.shiftEnd, levelOf(move.level));
    const there = shops.some((shop) => shop.field === move.at);
    const fits = level === levelOf(move.level) || shops.some((shop) => shop.worker === levelOf(move.level));
    return price - (there ? 10 : 0) - (fits ? 10 : 0);
  });
}

/** Cubes and tokens are worth the more the fewer of them are rested; a partner gets gold. */
const GIFT_TO_PARTNER = 0.35;
const LEVEL_COST = [0.9, 1, 1.2, 1.4, 1.6];

function sourceCost(table: Table, player: Player, move: Move): number {
  const box = boxOf(table);
  const tokens = player.onShips.trade + player.onCards.trade;
  switch (move.kind) {
    case 'produce': {
      const shop = layoutOf(box, player).workshops.get(move.good)?.find((each) => each.field === move.field);
      return shop === undefined ? 9 : nth(LEVEL_COST, shop.worker) / Math.max(1, nth(player.rested, shop.worker));
    }
    case 'trade': {
      const price = layoutOf(box, playerAt(table, move.from)).prices.get(move.good) ?? 9;
      // Of equal partners the poorer.
      return (1.1 * price) / Math.max(1, tokens) + GIFT_TO_PARTNER + playerAt(table, move.from).gold / 1000;
    }
    case 'fetch':
      return 1 / Math.max(1, tokens);
    case 'gift':
      return 0.8;
    case 'token':
      return TOKEN_COST[move.from];
    default:
      return 1;
  }
}

const TOKEN_COST = { cards: 0, ships: 1, 'beryl-cards': 2, 'beryl-both': 3, 'beryl-ships': 4 } as const;

/** The field where least is lost. */
export function field(plan: Plan, moves: readonly Extract<Move, { kind: 'place' }>[]): Move | undefined {
  return least(moves, (move) => {
    const place = plan.player.fields.find((each) => each.id === move.field);
    return place === undefined ? 99 : coverLoss(plan, place);
  });
}

/** What is lost by building on a field: nothing where it is empty. */
export function coverLoss(plan: Plan, place: Player['fields'][number]): number {
  const { box, chart, player } = plan;
  const id = place.tile ?? place.printed;
  // Coast takes everything, so land comes first where both are empty.
  if (id === null) return place.ground === 'coast' ? 0.01 : 0;
  const tile = named(box.tiles, id);
  if (tile.kind === 'ship') return 4 * tile.level;
  if (tile.kind === 'shipyard') return 0.5 + tile.level;
  const good = named(chart.at, tile.makes);
  const shops = layoutOf(box, player).workshops.get(tile.makes) ?? [];
  const objective = objectivePoints(plan, id);
  const wanted = 0.3 + nth(plan.need, good) + nth(chart.common, good) * 0.05;
  const other = shops.some((shop) => shop.field !== place.id);
  return plan.weights.objective * objective + plan.weights.cover * wanted * (other ? 0.3 : 1);
}

/** R14: what an objective gives for an industry. */
export function objectivePoints({ box, table }: Plan, tile: string): number {
  let points = 0;
  for (const id of table.objectives) {
    const objective = named(box.objectives, id);
    if (objective.industries?.includes(tile)) points += objective.pointsEach ?? 0;
  }
  return points;
}

/** R11: who goes up: a rested cube if there is none of the next level to work, else one that cannot work now anyway. */
export function riser(player: Player, level: number, moves: readonly (Move & { readonly at: string })[]): Move | undefined {
  const fresh = nth(player.rested, level + 1) === 0;
  return least(moves, (move) => (move.at === 'district' ? (fresh ? 0 : 2) : move.at === 'exhausted' ? 1 : 1.5));
}
