import { nth, type Player, playerAt, type Table, withPlayer } from '@archipel/anno1800';
import type { Seat } from '@archipel/kernel';

/** R12.4: the table as a festival of this seat would leave it: all cubes in their districts, all tokens on their ships. */
export function afterFestival(table: Table, seat: Seat): Table {
  const player = playerAt(table, seat);
  const { onShips, spent } = player;
  return withPlayer(table, seat, {
    rested: cubesOf(player),
    exhausted: player.exhausted.map(() => 0),
    workers: player.workers.map(() => []),
    onShips: { trade: onShips.trade + spent.trade, exploration: onShips.exploration + spent.exploration },
    spent: { trade: 0, exploration: 0 },
  });
}

/** Cubes by level, wherever they are. */
export function cubesOf({ rested, exhausted, workers }: Player): readonly number[] {
  const cubes = rested.map((count, level) => count + nth(exhausted, level));
  for (const there of workers) for (const level of there) cubes[level] = nth(cubes, level) + 1;
  return cubes;
}
