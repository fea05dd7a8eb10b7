import type { Player, Table } from '../state/state.ts';

/** Trade tokens that a player has, exploration tokens counted two for one where Beryl allows it (R13). */
export function tradeTokens(table: Table, player: Player): number {
  return tradeTokensLeft(table, player, 0, 0);
}

/** Those that are over once so many tokens of each kind are paid; negative: too few. */
export function tradeTokensLeft(table: Table, player: Player, trade: number, exploration: number): number {
  const explorers = player.onShips.exploration + player.onCards.exploration - exploration;
  if (explorers < 0) return -1;
  const byBeryl = table.objectives.includes('beryl-omara') ? Math.floor(explorers / 2) : 0;
  return player.onShips.trade + player.onCards.trade + byBeryl - trade;
}
