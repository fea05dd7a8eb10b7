import { anno1503, CHOICES, type Choice, type Commodity, kindsFor, type Move, type View } from '@archipel/anno1503';
import { dryRun } from '@archipel/host';
import type { Seat } from '@archipel/kernel';
import { DICE } from './whyNot.ts';

/** What a number of the die brings a seat when another rolls it, with these standing orders (Q3.2). */
export interface Brought {
  readonly die: number;
  /** All that could be taken. */
  readonly options: readonly Commodity[];
  /** What is taken without asking; null: the seat is asked. */
  readonly taken: Commodity | null;
}

export function broughtBy(view: View, seat: Seat, orders: readonly Choice[]): readonly Brought[] {
  return DICE.map((die) => {
    const options = kindsFor({ ...view, throws: [die] }, seat, 'production');
    const [only] = options;
    const taken =
      options.length === 1
        ? only
        : orders.flatMap((choice) => (choice === 'nothing' ? [] : [choice])).find((each) => options.includes(each));
    return { die, options, taken: taken ?? null };
  });
}

/** The moves that lead from the present orders to these: added at the end where that will do, else forgotten and given anew. Undefined if the rules do not allow it now. */
export function ordersPlan(view: View, wanted: readonly Choice[]): readonly Move[] | undefined {
  const { orders } = view;
  const kept = orders.every((commodity, at) => wanted[at] === commodity);
  const added = (kept ? wanted.slice(orders.length) : wanted).map((commodity): Move => ({ kind: 'order', commodity }));
  const moves: readonly Move[] = kept ? added : [{ kind: 'forget-orders' }, ...added];
  return moves.length === 0 || dryRun(anno1503, view, moves).legal ? moves : undefined;
}

/** Whether standing orders can be changed at this moment. */
export const mayOrder = (view: View): boolean => anno1503.moves(view).some(({ kind }) => kind === 'order' || kind === 'forget-orders');

export const notOrdered = (orders: readonly Choice[]): readonly Choice[] => CHOICES.filter((choice) => !orders.includes(choice));
