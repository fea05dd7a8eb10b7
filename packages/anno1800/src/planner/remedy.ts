import type { Seat } from '@archipel/kernel';
import { fieldIndex, layTile, withCopies } from '../board/board.ts';
import { boxOf, levelOf, named } from '../box/box.ts';
import type { CardId, FieldId, LevelName, TileId, Token } from '../data/words.ts';
import { cardUsed } from '../moves/pay.ts';
import type { Move } from '../moves/schema.ts';
import { home } from '../moves/voyages.ts';
import { carryOut } from '../rules/effects.ts';
import { moreTokens, plus, withPlayer } from '../state/change.ts';
import { type Item, playerAt, type Table } from '../state/state.ts';
import { plans } from './plans.ts';
import { best, type Valuation, valueLeft } from './valuation.ts';

/** One thing that would make a cost payable. */
export type Change =
  /** R9: activate this played card. */
  | { readonly kind: 'activate'; readonly card: CardId }
  /** R12.4 */
  | { readonly kind: 'festival' }
  /** R6: have this tile on this field; `payable` says whether it can be built now. */
  | { readonly kind: 'build'; readonly tile: TileId; readonly field: FieldId; readonly payable: boolean }
  /** So much more gold; with it these shifts would end (R5). */
  | { readonly kind: 'gold'; readonly count: number; readonly ends: readonly Move[] }
  | { readonly kind: 'tokens'; readonly token: Token; readonly count: number }
  /** One more rested cube. */
  | { readonly kind: 'cube'; readonly level: LevelName };

/** The table with a change made, its own price not paid. */
export function changed(table: Table, seat: Seat, change: Change): Table {
  const box = boxOf(table);
  const player = playerAt(table, seat);
  switch (change.kind) {
    case 'activate':
      return carryOut(box, cardUsed(table, seat, change.card), seat, named(box.cards, change.card).effect).table;
    case 'festival':
      return withPlayer(table, seat, home(player));
    case 'build':
      return layTile(box, withCopies(table, change.tile, -1), seat, fieldIndex(player, change.field) ?? -1, change.tile);
    case 'gold':
      return withPlayer(table, seat, { gold: player.gold + change.count });
    case 'tokens':
      return withPlayer(table, seat, { onShips: moreTokens(player.onShips, change.token, change.count) });
    default:
      return withPlayer(table, seat, { rested: plus(player.rested, levelOf(change.level), 1) });
  }
}

/** What a change costs under a valuation; unknown where it cannot be carried out now. To activate a card is free (R9). */
export function changePrice(table: Table, seat: Seat, change: Change, valuation: Valuation): number | null {
  switch (change.kind) {
    case 'activate':
      return 0;
    case 'festival':
      return valuation.action;
    case 'gold':
      return change.count * valuation.gold;
    case 'tokens':
      return change.count * valuation.onShips[change.token];
    case 'cube':
      return valuation.rested[levelOf(change.level)] ?? 0;
    default:
      return change.payable ? valuation.action + loss(table, seat, named(boxOf(table).tiles, change.tile).cost, valuation) : null;
  }
}

/** What the best plan for a payable cost takes away. */
function loss(table: Table, seat: Seat, cost: readonly Item[], valuation: Valuation): number {
  const worth = (owed: readonly Item[]) => {
    const plan = best(plans(table, seat, owed), valuation);
    return plan === undefined ? 0 : valueLeft(plan.leaves, valuation);
  };
  return worth([]) - worth(cost);
}
