import type { Refusal } from '@archipel/kernel';
import { type Box, boxOf, levelOf, named } from '../box.ts';
import { changedTable, withTurn } from '../change.ts';
import { LEVELS } from '../data/schema.ts';
import { kinds } from '../moves/index.ts';
import { seatOf } from '../moves/kind.ts';
import { cardGold } from '../moves/people.ts';
import type { Move } from '../moves/schema.ts';
import { voyagePrice } from '../moves/voyages.ts';
import { type Item, playerAt } from '../state.ts';
import { freshTurn } from '../turn.ts';
import { type View, viewOn } from '../view.ts';

/** A move that begins something to be paid for by an action. */
export type Opening = Extract<Move, { readonly kind: 'build' | 'play' | 'recruit' | 'upgrade' | 'settle' | 'explore' | 'expedition' }>;

/** Everything that a player could have by an action: market tiles, hand cards, cubes, steps, islands, expedition cards. */
export function openings(view: View): readonly Opening[] {
  const box = boxOf(view.table);
  let first = tiles.get(box);
  if (first === undefined) {
    first = box.marketTiles.map((tile) => ({ kind: 'build', tile }));
    tiles.set(box, first);
  }
  const all: Opening[] = [...first];
  for (const card of view.hand) all.push({ kind: 'play', card });
  return all.concat(OTHERS);
}

const tiles = new WeakMap<Box, readonly Opening[]>();
const OTHERS: readonly Opening[] = [
  ...LEVELS.map((level) => ({ kind: 'recruit' as const, level })),
  ...LEVELS.slice(0, -1).map((level) => ({ kind: 'upgrade' as const, level })),
  { kind: 'settle' },
  { kind: 'explore' },
  { kind: 'expedition' },
];

/** The view as if its viewer had an action to take now. What he has bought this turn stays bought (R4.3). */
export function toAct(view: View): View {
  const { table } = view;
  const seat = seatOf(view);
  const { turn } = table;
  if (turn.seat !== seat) return viewOn(changedTable(table, { turn: freshTurn(seat) }), view);
  const begun = turn.acted || turn.open !== null || turn.pending.length > 0 || turn.discard !== null || turn.actions === 0;
  if (!begun) return view;
  const fresh = withTurn(table, { ...freshTurn(seat), traded: turn.traded, cards: turn.cards });
  return viewOn(fresh, view);
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
