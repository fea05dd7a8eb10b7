import { recentAnswers, type Seat } from '@archipel/kernel';
import { layoutOf, type Workshop, workersOn } from '../board/board.ts';
import type { Box } from '../box/box.ts';
import { addGoods, type GoodSet, removeGoods, setOf } from '../box/goods.ts';
import { atLevel, nth } from '../data/list.ts';
import { type Player, playerAt, type Table } from '../state/state.ts';
import { type Means, meansOf } from './means.ts';
import { tradeTokens } from './tokens.ts';

/** The goods within reach, and all that decides which they are. */
interface Reach {
  /** Each could be had now if it were all that is wanted. A search for any other good would be in vain. */
  readonly goods: GoodSet;
  readonly means: Means;
  readonly objectives: Table['objectives'];
  readonly traded: Table['turn']['traded'];
  readonly rested: Player['rested'];
  readonly exhausted: Player['exhausted'];
  readonly workers: Player['workers'];
  readonly gold: number;
  readonly onShips: Player['onShips'];
  readonly onCards: Player['onCards'];
}

/** One for each seat, and some for positions that are only tried. */
const recent = recentAnswers<Reach>(16);

let latest: { readonly table: Table | null; readonly seat: Seat; readonly reach: Reach | null } = { table: null, seat: 0, reach: null };

export function reachOf(box: Box, table: Table, seat: Seat): Reach {
  if (latest.table === table && latest.seat === seat && latest.reach !== null) return latest.reach;
  const means = meansOf(box, table, seat);
  const player = playerAt(table, seat);
  const reach = recentFor(means, table, player) ?? recent.add(made(means, table, player));
  latest = { table, seat, reach };
  return reach;
}

function recentFor(means: Means, table: Table, player: Player): Reach | undefined {
  for (const reach of recent.all) if (fits(reach, means, table, player)) return reach;
  return undefined;
}

function made(means: Means, table: Table, player: Player): Reach {
  const { objectives } = table;
  const { traded } = table.turn;
  const { rested, exhausted, workers, gold, onShips, onCards } = player;
  const goods = goodsInReach(means, table, player);
  return { goods, means, objectives, traded, rested, exhausted, workers, gold, onShips, onCards };
}

function fits(reach: Reach, means: Means, table: Table, player: Player): boolean {
  return (
    reach.means === means &&
    reach.rested === player.rested &&
    reach.workers === player.workers &&
    reach.exhausted === player.exhausted &&
    reach.gold === player.gold &&
    reach.onShips === player.onShips &&
    reach.onCards === player.onCards &&
    reach.objectives === table.objectives &&
    reach.traded === table.turn.traded
  );
}

/** The goods that the player could pay for, each by itself. */
export function goodsInReach(means: Means, table: Table, player: Player): GoodSet {
  const { box } = means;
  const tokens = tradeTokens(table, player);
  const goods = { low: 0, high: 0 };
  addGoods(goods, nth(means.sold, Math.min(tokens, means.sold.length - 1)));
  // R4.3: what was bought this turn is not bought again.
  for (const good of table.turn.traded) removeGoods(goods, setOf(box.singles, good));
  if (tokens > 0) addGoods(goods, means.fetched);
  addGoods(goods, means.given);
  for (const craft of layoutOf(box, player).crafts) {
    for (const shop of craft.shops) {
      if (!couldWork(box, player, shop)) continue;
      addGoods(goods, craft);
      break;
    }
  }
  return goods;
}

/** Whether there is a cube and a workplace for it, or gold for the shift that would have to end. */
function couldWork(box: Box, player: Player, { at, worker, workplaces }: Workshop): boolean {
  if (atLevel(player.rested, worker) === 0 && player.gold < atLevel(box.shiftEnd, worker)) return false;
  const there = workersOn(player, at);
  if (there.length < workplaces) return true;
  for (const level of there) if (player.gold >= atLevel(box.shiftEnd, level)) return true;
  return false;
}
