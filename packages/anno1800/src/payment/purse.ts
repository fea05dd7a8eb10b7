import type { Seat } from '@archipel/kernel';
import { layoutOf, type Workshop, workersOn } from '../board.ts';
import type { Box } from '../box.ts';
import { atLevel, nth } from '../list.ts';
import { type Player, playerAt, type Table } from '../state.ts';
import { addGoods, type GoodSet, removeGoods, setOf } from './goods.ts';
import { type Means, meansOf } from './means.ts';
import { tradeTokens } from './tokens.ts';

/** All that decides what goods can be had, and which they are. */
interface Purse {
  /** The goods that could be had now if one were all that is wanted. What is not among them need not be looked for. */
  readonly reach: GoodSet;
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

/** The purses asked for lately: one a seat, and some for what is only tried. */
const purses: Purse[] = [];
const KEPT = 16;
let next = 0;

let last: { readonly table: Table | null; readonly seat: Seat; readonly purse: Purse | null } = { table: null, seat: 0, purse: null };

export function purseOf(box: Box, table: Table, seat: Seat): Purse {
  if (last.table === table && last.seat === seat && last.purse !== null) return last.purse;
  const purse = found(box, table, seat);
  last = { table, seat, purse };
  return purse;
}

function found(box: Box, table: Table, seat: Seat): Purse {
  const means = meansOf(box, table, seat);
  const player = playerAt(table, seat);
  for (const purse of purses) if (fits(purse, means, table, player)) return purse;
  const { objectives } = table;
  const { traded } = table.turn;
  const { rested, exhausted, workers, gold, onShips, onCards } = player;
  const reach = reachOf(means, table, player);
  const purse = { reach, means, objectives, traded, rested, exhausted, workers, gold, onShips, onCards };
  purses[next] = purse;
  next = (next + 1) % KEPT;
  return purse;
}

function fits(purse: Purse, means: Means, table: Table, player: Player): boolean {
  return (
    purse.means === means &&
    purse.rested === player.rested &&
    purse.workers === player.workers &&
    purse.exhausted === player.exhausted &&
    purse.gold === player.gold &&
    purse.onShips === player.onShips &&
    purse.onCards === player.onCards &&
    purse.objectives === table.objectives &&
    purse.traded === table.turn.traded
  );
}

/** A good for each way to it that the purse could pay if it paid nothing else. */
export function reachOf(means: Means, table: Table, player: Player): GoodSet {
  const { box } = means;
  const tokens = tradeTokens(table, player);
  const reach = { low: 0, high: 0 };
  addGoods(reach, nth(means.sold, Math.min(tokens, means.sold.length - 1)));
  // R4.3: what was bought this turn is not bought again.
  for (const good of table.turn.traded) removeGoods(reach, setOf(box.singles, good));
  if (tokens > 0) addGoods(reach, means.fetched);
  addGoods(reach, means.given);
  for (const craft of layoutOf(box, player).crafts) {
    for (const shop of craft.shops) {
      if (!couldWork(box, player, shop)) continue;
      addGoods(reach, craft);
      break;
    }
  }
  return reach;
}

/** Whether there is a cube and a workplace for it, or gold for the shift that would have to end. */
function couldWork(box: Box, player: Player, { at, worker, workplaces }: Workshop): boolean {
  if (atLevel(player.rested, worker) === 0 && player.gold < atLevel(box.shiftEnd, worker)) return false;
  const there = workersOn(player, at);
  if (there.length < workplaces) return true;
  for (const level of there) if (player.gold >= atLevel(box.shiftEnd, level)) return true;
  return false;
}
