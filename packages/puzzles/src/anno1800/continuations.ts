import { anno1800, boxOf, type Good, type Move, named, plans, playerAt, type Table, type View } from '@archipel/anno1800';
import { seatOf } from '../core/seat.ts';
import { goesUp } from './means.ts';
import type { Question1800 } from './question.ts';
import { actionsLeft, extrasInHand, isUseful1800 } from './useful.ts';

/** More goods that may or may not be bought than this, and the ways to buy them are too many. */
const MOST_GOODS = 6;

/**
 * A payment is one step: `plans` gives every way to pay that leaves no less than another (docs/payment.md). What is bought may not be bought again in the
 * same turn (R4.3), so of the goods that a later payment may want every choice of those that are not bought now is planned by itself. What else may be done
 * while something is being paid can be done before it as well, but for steps up: these are paid move by move.
 */
export function continuations1800(question: Question1800, view: View): readonly (readonly Move[])[] | undefined {
  const { table } = view;
  const owed = table.turn.pending.flatMap((each) => each.owed);
  const placed = table.turn.pending.every(({ thing }) => thing.kind !== 'tile' || thing.field !== null);
  if (owed.length === 0 || !placed || goesUp(view) || mayGoUp(view)) return single(question, view);
  const wanted = wantedLater(question, view);
  const choice = [...new Set(owed.flatMap((item) => (item.kind === 'good' && wanted(item.good) ? [item.good] : [])))];
  if (choice.length > MOST_GOODS) return undefined;
  const seat = seatOf(view);
  const found = subsets(choice).flatMap((unbought) => plans(withoutBuying(table, unbought), seat, owed).map(({ moves }) => moves));
  return [...new Map(found.map((moves) => [JSON.stringify(moves), moves])).values()];
}

function single(question: Question1800, view: View): readonly (readonly Move[])[] {
  return anno1800.moves(view).flatMap((move) => (isUseful1800(question, view, move) ? [[move]] : []));
}

/** Whether a card that gives steps up could be used in the middle of a payment. */
function mayGoUp(view: View): boolean {
  const box = boxOf(view.table);
  return playerAt(view.table, seatOf(view)).played.some(({ card, used }) => !used && named(box.cards, card).effect.upgrades !== undefined);
}

/** Which goods another payment of this turn may want. */
function wantedLater(question: Question1800, view: View): (good: Good) => boolean {
  const { table, hand } = view;
  const left = actionsLeft(view);
  if (left === 0) return () => false;
  const box = boxOf(table);
  const goods = new Set(hand.flatMap((card) => named(box.cards, card).cost.flatMap((item) => (item.kind === 'good' ? [item.good] : []))));
  // Where no action can be spared, only cards are played; otherwise anything may be bought for.
  const paying = table.turn.pending.filter(({ thing }) => thing.kind === 'card').length;
  const onlyCards = question.ask === 'cards' && left + extrasInHand(view) + table.turn.cards.length + paying <= question.count;
  return onlyCards ? (good) => goods.has(good) : () => true;
}

/** R4.3: as if these had been bought before. */
function withoutBuying(table: Table, goods: readonly Good[]): Table {
  return goods.length === 0 ? table : { ...table, turn: { ...table.turn, traded: [...table.turn.traded, ...goods] } };
}

function subsets<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  const [first, ...others] = all;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((some) => [first, ...some])];
}
