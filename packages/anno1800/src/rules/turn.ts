import type { EventRecorder, Refusal, Seat } from '@archipel/kernel';
import { boxOf, named } from '../box/box.ts';
import type { CardId } from '../data/words.ts';
import { changedTable, stateOf, withPlayer, withTurn } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { type OpenAction, playerAt, type State, type Table, type Turn } from '../state/state.ts';
import { no } from './refusal.ts';

export const freshTurn = (seat: Seat): Turn => ({
  seat,
  actions: 1,
  acted: false,
  open: null,
  pending: [],
  traded: [],
  freeSteps: [0, 0, 0, 0, 0],
  used: [],
  discard: null,
  cards: [],
});

/** What is asked of every move at every turn is made once. */
const DISCARD_FIRST = no('R9', 'discard-first');
export const UNPAID = no('R3.1', 'unpaid');
const NO_ACTION_LEFT = no('R2', 'no-action-left');
const CUBES_FIRST = no('R10.2', 'finish-first');
const CARDS_FIRST = no('R8', 'finish-first');
const BUILD_FIRST = no('R6', 'build-first');

/** What every move but a discard must wait for: the first card of a discard effect. */
export function discardFirst(table: Table): Refusal | undefined {
  return table.turn.discard?.must ? DISCARD_FIRST : undefined;
}

/** R2: why no new action can be begun; nothing if one can. An open action that owes nothing more is closed by the next one. */
export function noNewAction(table: Table): Refusal | undefined {
  const { turn } = table;
  if (turn.pending.length > 0) return UNPAID;
  return discardFirst(table) ?? stillOpen(turn.open) ?? (turn.actions === 0 ? NO_ACTION_LEFT : undefined);
}

/** An action that cannot be left yet: cards are still to be drawn, or nothing has been built. */
export function stillOpen(open: OpenAction | null): Refusal | undefined {
  if (open?.kind === 'workforce') return CUBES_FIRST;
  if (open?.kind === 'swap') return CARDS_FIRST;
  // R6: an action that has taken a tile off must build something.
  return open?.kind === 'build' && open.built.length === 0 ? BUILD_FIRST : undefined;
}

/** The right to a second discard lapses with any other move. */
export function moved(table: Table): Table {
  return table.turn.discard === null ? table : withTurn(table, { discard: null });
}

/**
 * R15.1: an empty hand, the first time, brings the fireworks and the last round. A card that is being paid is not yet out of the hand, and in
 * the middle of a swap the hand is never empty: its cards are still to be drawn.
 */
export function emptied(table: Table, seat: Seat, recorder: EventRecorder<Fact>): Table {
  const paying = table.turn.pending.some(({ thing }) => thing.kind === 'card');
  if (table.end !== null || paying || table.turn.open?.kind === 'swap' || playerAt(table, seat).hand.some((count) => count > 0))
    return table;
  const lastRound = table.round + 1;
  recorder.tell({ fact: 'fireworks', seat, lastRound });
  return changedTable(table, { end: { by: seat, lastRound } });
}

/** R2, R9, R15: cards that discard turn over, and the next player is on, unless it was the last turn of the match. */
export function endTurn(state: State, seat: Seat, recorder: EventRecorder<Fact>): State {
  const { table } = state;
  const box = boxOf(table);
  const lapsed = (card: CardId) => table.turn.cards.includes(card) && named(box.cards, card).effect.discard !== undefined;
  const player = playerAt(table, seat);
  const played = player.played.some((each) => !each.used && lapsed(each.card))
    ? player.played.map((each) => (lapsed(each.card) ? { ...each, used: true } : each))
    : player.played;
  const next = (seat + 1) % table.seats.length;
  const round = next === table.first ? table.round + 1 : table.round;
  const last = table.end?.lastRound ?? table.limit;
  const over = last !== null && round > last;
  const after = withPlayer(table, seat, { played });
  if (over) recorder.tell({ fact: 'over', seat, round: table.round });
  else recorder.tell({ fact: 'turn', seat: next, round });
  return stateOf(changedTable(after, { turn: freshTurn(next), round: over ? table.round : round, over }), state.secret);
}
