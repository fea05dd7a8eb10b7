import { boxOf, deckName, named } from '../box/box.ts';
import { holds } from '../box/goods.ts';
import { nth } from '../data/list.ts';
import { unpayable } from '../payability/payable.ts';
import { reachOf } from '../payability/reach.ts';
import { bury as buryCard, countLeft, withoutCard } from '../rules/cards.ts';
import { activationRefusal, carryOut } from '../rules/effects.ts';
import { atStake, stuck } from '../rules/guard.ts';
import { begin, finishOpen, settle, told } from '../rules/pending.ts';
import { no } from '../rules/refusal.ts';
import { discardFirst, emptied, moved, noNewAction, UNPAID } from '../rules/turn.ts';
import { changedSecret, plus, put, stateOf, takeAction, withOpen, withPending, withTurn } from '../state/change.ts';
import { playerAt } from '../state/state.ts';
import { type Kind, NONE, seatOf } from './kind.ts';
import { cardUsed } from './pay.ts';
import { type Move, moveSchemas } from './schema.ts';

type PlayMove = Extract<Move, { readonly kind: 'play' }>;
type ActivateMove = Extract<Move, { readonly kind: 'activate' }>;

/** R7: play a population card. */
export const play: Kind<'play'> = {
  schema: moveSchemas.play,
  candidates(view) {
    const { table, hand } = view;
    if (noNewAction(table)) return NONE;
    const box = boxOf(table);
    const reach = reachOf(box, table, seatOf(view)).goods;
    const moves: PlayMove[] = [];
    for (const card of hand) if (holds(reach, named(box.cards, card).bill)) moves.push({ kind: 'play', card });
    return moves;
  },
  refuse(view, move) {
    const { table, hand } = view;
    if (!hand.includes(move.card)) return no('R7', 'not-in-hand', { card: move.card });
    const refusal = noNewAction(table);
    if (refusal) return refusal;
    const box = boxOf(table);
    const { cost, bill } = named(box.cards, move.card);
    return unpayable(box, table, seatOf(view), cost, bill);
  },
  perform(state, seat, move, recorder) {
    const box = boxOf(state.table);
    const card = named(box.cards, move.card);
    const table = countLeft(box, takeAction(moved(state.table), null), seat, card.id);
    const hands = put(state.secret.hands, seat, withoutCard(nth(state.secret.hands, seat), card.id));
    const begun = begin(table, { kind: 'card', card: card.id }, card.cost);
    return settle(stateOf(begun, changedSecret(state.secret, { hands })), seat, recorder);
  },
};

/** R8 */
export const SWAPPED_AT_MOST = 3;

/** R8: put a card under its deck; the new ones are drawn when the action ends. */
export const swap: Kind<'swap'> = {
  schema: moveSchemas.swap,
  candidates({ table, hand }) {
    if (table.turn.open?.kind !== 'swap' && noNewAction(table)) return NONE;
    return hand.map((card) => ({ kind: 'swap', card }));
  },
  refuse(view, move) {
    const { table, hand } = view;
    const { open, pending } = table.turn;
    if (!hand.includes(move.card)) return no('R8', 'not-in-hand', { card: move.card });
    if (pending.length > 0) return UNPAID;
    const refusal = open?.kind === 'swap' ? discardFirst(table) : noNewAction(table);
    if (refusal) return refusal;
    // Most of the time there is no empty deck, so it need not be asked which one is the card's.
    if (open?.kind === 'swap' ? !open.empty.includes(true) : !table.decks.includes(0)) return undefined;
    const { deck } = named(boxOf(table).cards, move.card);
    const empty = open?.kind === 'swap' ? open.empty[deck] : table.decks[deck] === 0;
    return empty ? no('R8', 'deck-empty', { deck: deckName(deck) }) : undefined;
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const box = boxOf(table);
    const { open } = table.turn;
    const action =
      open?.kind === 'swap' ? open : { left: SWAPPED_AT_MOST, draw: [0, 0, 0], empty: table.decks.map((count) => count === 0) };
    const { deck } = named(box.cards, move.card);
    const next = { kind: 'swap' as const, left: action.left - 1, draw: plus(action.draw, deck, 1), empty: action.empty };
    const acting = open?.kind === 'swap' ? withOpen(table, next) : takeAction(table, next);
    const after = buryCard(box, stateOf(acting, state.secret), seat, move.card, recorder);
    return next.left === 0 ? finishOpen(after, seat, next, recorder) : after;
  },
};

/** R9: activate a played card. */
export const activate: Kind<'activate'> = {
  schema: moveSchemas.activate,
  candidates(view) {
    const moves: ActivateMove[] = [];
    for (const { card, used } of playerAt(view.table, seatOf(view)).played) if (!used) moves.push({ kind: 'activate', card });
    return moves;
  },
  refuse(view, move) {
    const { table } = view;
    const box = boxOf(table);
    const seat = seatOf(view);
    const refusal = activationRefusal(box, table, seat, move.card) ?? discardFirst(table);
    if (refusal) return refusal;
    if (!atStake(table)) return undefined;
    const { effect } = named(box.cards, move.card);
    return stuck(box, carryOut(box, cardUsed(table, seat, move.card), seat, effect).table, seat);
  },
  perform(state, seat, move, recorder) {
    const box = boxOf(state.table);
    recorder.tell({ fact: 'activated', seat, card: move.card });
    const done = carryOut(box, cardUsed(moved(state.table), seat, move.card), seat, named(box.cards, move.card).effect);
    return told(state, seat, done, recorder);
  },
};

/** R9: a hand card goes under its deck by a discard effect; the second one is a right. */
export const discard: Kind<'discard'> = {
  schema: moveSchemas.discard,
  candidates: ({ table, hand }) => (table.turn.discard ? hand.map((card) => ({ kind: 'discard', card })) : NONE),
  refuse(view, move) {
    const { table, hand } = view;
    if (table.turn.discard === null) return no('R9', 'nothing-to-discard-for');
    if (!hand.includes(move.card)) return no('R9', 'not-in-hand', { card: move.card });
    const box = boxOf(table);
    return stuck(box, countLeft(box, withTurn(table, { discard: null }), seatOf(view), move.card), seatOf(view));
  },
  perform(state, seat, move, recorder) {
    const left = (state.table.turn.discard?.left ?? 0) - 1;
    const after = buryCard(boxOf(state.table), state, seat, move.card, recorder);
    const done = left > 0 && nth(after.secret.hands, seat).length > 0 ? { left, must: false } : null;
    return stateOf(emptied(withTurn(after.table, { discard: done }), seat, recorder), after.secret);
  },
};

/** R13, The Editor: the card that goes under its deck once the tokens are paid. */
export const bury: Kind<'bury'> = {
  schema: moveSchemas.bury,
  candidates: ({ table, hand }) =>
    table.turn.pending.at(-1)?.thing.kind === 'editor' ? hand.map((card) => ({ kind: 'bury', card })) : NONE,
  refuse({ table, hand }, move) {
    const top = table.turn.pending.at(-1);
    if (top?.thing.kind !== 'editor') return no('R13', 'nothing-to-bury-for');
    if (top.owed.length > 0) return UNPAID;
    return discardFirst(table) ?? (hand.includes(move.card) ? undefined : no('R13', 'not-in-hand', { card: move.card }));
  },
  perform(state, seat, move, recorder) {
    const table = moved(state.table);
    const popped = stateOf(withPending(table, table.turn.pending.slice(0, -1)), state.secret);
    const after = buryCard(boxOf(table), popped, seat, move.card, recorder);
    return settle(stateOf(emptied(after.table, seat, recorder), after.secret), seat, recorder);
  },
};
