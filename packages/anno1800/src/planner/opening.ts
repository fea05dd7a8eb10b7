import type { Refusal } from '@archipel/kernel';
import { type Bill, billOf } from '../box/bill.ts';
import { boxOf, levelOf, named, type Tile } from '../box/box.ts';
import { DECK_INDICES, LEVELS } from '../data/words.ts';
import { offersOf } from '../moves/build.ts';
import { kinds } from '../moves/index.ts';
import { seatOf } from '../moves/kind.ts';
import { cardGold } from '../moves/people.ts';
import type { Move } from '../moves/schema.ts';
import { voyagePrice } from '../moves/voyages.ts';
import { freeCards } from '../rules/cards.ts';
import { freshTurn } from '../rules/turn.ts';
import { changedTable, withTurn } from '../state/change.ts';
import { type Item, playerAt } from '../state/state.ts';
import { type View, viewOn } from '../state/view.ts';

/** A move that begins something to be paid for by an action. */
export type Opening = Extract<Move, { readonly kind: 'build' | 'play' | 'recruit' | 'upgrade' | 'settle' | 'explore' | 'expedition' }>;

/** Something on the board, and what is to be paid for it, without the gold of R10.2. */
export interface Priced {
  readonly thing: Opening;
  readonly bill: Bill;
  /** What is to be built, if it is that. */
  readonly tile: Tile | undefined;
}

/** Everything that a player could have by an action: market tiles, hand cards, cubes, steps, islands, expedition cards. */
export function pricedIn(view: View): readonly Priced[] {
  const box = boxOf(view.table);
  const all: Priced[] = [];
  for (const { move, tile } of offersOf(box)) all.push({ thing: move, bill: tile.bill, tile });
  for (const card of view.hand) all.push({ thing: { kind: 'play', card }, bill: named(box.cards, card).bill, tile: undefined });
  for (const thing of OTHERS) all.push({ thing, bill: billOf(box, costOf(view, thing)), tile: undefined });
  return all;
}

const OTHERS = [
  ...LEVELS.map((level) => ({ kind: 'recruit', level }) as const),
  ...LEVELS.slice(0, -1).map((level) => ({ kind: 'upgrade', level }) as const),
  { kind: 'settle' } as const,
  { kind: 'explore' } as const,
  { kind: 'expedition' } as const,
].map((thing: Opening) => Object.freeze(thing));

/**
 * The view as if its viewer had an action to take now. What he has bought this turn stays bought (R4.3), and cards that an open action has in reserve are
 * not there for another one (R10.2).
 */
export function toAct(view: View): View {
  const { table } = view;
  const seat = seatOf(view);
  const { turn } = table;
  const begun = turn.acted || turn.open !== null || turn.pending.length > 0 || turn.discard !== null || turn.actions === 0;
  if (turn.seat === seat && !begun) return view;
  const decks = turn.open === null ? table.decks : DECK_INDICES.map((deck) => freeCards(table, deck));
  const kept = turn.seat === seat ? { traded: turn.traded, cards: turn.cards } : {};
  return viewOn(withTurn(changedTable(table, { decks }), { ...freshTurn(seat), ...kept }), view);
}

/** The rule that stands in the way, as for the move itself. */
export function refusalOf(view: View, thing: Opening): Refusal | undefined {
  switch (thing.kind) {
    case 'build':
      return kinds.build.refuse(view, thing);
    case 'play':
      return kinds.play.refuse(view, thing);
    case 'recruit':
      return kinds.recruit.refuse(view, thing);
    case 'upgrade':
      return kinds.upgrade.refuse(view, thing);
    case 'settle':
      return kinds.settle.refuse(view, thing);
    case 'explore':
      return kinds.explore.refuse(view, thing);
    default:
      return kinds.expedition.refuse(view, thing);
  }
}

/** What is to be paid for it, without the gold of R10.2. */
export function costOf({ table, viewer }: View, thing: Opening): readonly Item[] {
  const box = boxOf(table);
  switch (thing.kind) {
    case 'build':
      return box.tiles.get(thing.tile)?.cost ?? [];
    case 'play':
      return named(box.cards, thing.card).cost;
    case 'recruit':
      return box.workforce[levelOf(thing.level)] ?? [];
    case 'upgrade':
      return box.upgrade[levelOf(thing.level)] ?? [];
    default:
      return viewer === 'spectator' ? [] : (voyagePrice(box, playerAt(table, viewer), thing.kind) ?? []);
  }
}

/** R10.2: the gold that a new cube costs besides. */
export function feeOf({ table }: View, thing: Opening): number {
  return thing.kind === 'recruit' ? cardGold(boxOf(table), table, levelOf(thing.level)) : 0;
}
