import { LEVEL_INDICES, nth, owned, playerAt, type View } from '@archipel/anno1800';
import { seatOf } from '../core/seat.ts';

/**
 * Rested cubes, gold, tokens and free workplaces can all be had in excess: what can be paid with less of them can be paid with more. Market, supply and
 * the others follow from the rest, as long as nothing is revealed.
 */
export function means1800(view: View): { readonly rest: string; readonly worth: readonly number[] } {
  const { table, hand } = view;
  const player = playerAt(table, seatOf(view));
  const { turn } = table;
  const rest = JSON.stringify([
    LEVEL_INDICES.map((level) => owned(player, level)),
    player.fields.map(({ tile }) => tile),
    player.played.flatMap(({ card, used }) => (used ? [] : [card])).toSorted(),
    hand.toSorted(),
    [turn.actions, turn.acted, turn.open, turn.pending, turn.discard, turn.freeSteps],
    turn.traded.toSorted(),
    turn.used.toSorted(),
    turn.cards.toSorted(),
    table.end,
    table.over,
    // While a cube is about to go up it matters where each one is.
    goesUp(view) ? [player.exhausted, player.workers] : null,
  ]);
  const tokens = [player.onShips, player.onCards].flatMap(({ trade, exploration }) => [trade, exploration]);
  return {
    rest,
    worth: [
      ...LEVEL_INDICES.map((level) => nth(player.rested, level)),
      player.gold,
      ...tokens,
      ...player.workers.map(({ length }) => -length),
    ],
  };
}

/** Whether a step up is being paid for, or given by a card. */
export function goesUp({ table: { turn } }: View): boolean {
  return turn.pending.some(({ thing }) => thing.kind === 'step') || turn.freeSteps.some((count) => count > 0);
}
